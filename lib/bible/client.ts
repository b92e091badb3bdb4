import { queryOptions } from "@tanstack/react-query";
import { apiGet } from "@/lib/http/request";

export type {
  Chapter,
  ChapterVerse,
  FoundVerse,
  ListedTranslation,
  QuotedVerse,
  SearchEntry,
  SearchPage,
} from "./contract";

const contract = () => import("./contract");
// Nearly every page that imports this fetches at once, so load the contracts beside the page's
// script.
if (typeof window !== "undefined") contract().catch(() => {});

/**
 * The verse for the visitor's calendar day (YYYY-MM-DD); null when there is none. Pages ask for the
 * server's day first, which is possible before any script runs, and again only if the visitor's
 * date differs.
 */
export const verseOfTheDayOptions = (date: string) =>
  queryOptions({
    queryKey: ["api", "bible", "verse-of-the-day", { date }],
    queryFn: async ({ signal }) => {
      const loadContract = async () => (await contract()).quotedVerse;
      const today = await apiGet("/api/bible/verse-of-the-day", {}, loadContract, signal);
      if (!today?.date || today.date === date) return today;
      return apiGet("/api/bible/verse-of-the-day", { date }, loadContract, signal);
    },
  });

/** The quote of the day. */
export const dailyQuoteOptions = () =>
  queryOptions({
    queryKey: ["api", "daily-quote"],
    queryFn: ({ signal }) =>
      apiGet("/api/daily-quote", {}, async () => (await contract()).quotedVerse, signal),
  });

/** A passage by its reference; fails with a problem that says so when there is no such place. */
export const passageOptions = (reference: string, translationCode: string) =>
  queryOptions({
    queryKey: ["api", "bible", "verse", { reference, translation: translationCode }],
    queryFn: ({ signal }) =>
      apiGet(
        "/api/bible/verse",
        { reference, translation: translationCode },
        async () => (await contract()).passage,
        signal,
      ),
  });

/** The well-loved verses, in canonical order. */
export const verseListOptions = () =>
  queryOptions({
    queryKey: ["api", "verses"],
    queryFn: ({ signal }) =>
      apiGet("/api/verses", {}, async () => (await contract()).verseList, signal),
  });
