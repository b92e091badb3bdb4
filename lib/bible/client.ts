import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { apiGet, HttpError } from "@/lib/http/request";
import {
  DEFAULT_TRANSLATION,
  PAGE_SEARCH_LIMIT,
  TRANSLATION_CODES,
  type TranslationCode,
} from "./constants";

// Contracts as a page reads them: only what it needs is demanded, further keys pass. zod/mini keeps them small.
const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const translation = z._default(
  z.catch(z.enum(TRANSLATION_CODES), DEFAULT_TRANSLATION),
  DEFAULT_TRANSLATION,
);
const span = z.tuple([z.number(), z.number()]);

const listed = z.object({ id, translation, text: z.string(), reference: z.string() });
const verse = z.extend(listed, { verse: z.number() });
const foundVerse = z.extend(listed, {
  match: z.optional(z.string()),
  highlights: z._default(z.array(span), []),
});
export type FoundVerse = z.infer<typeof foundVerse>;

/** A verse as search answers carry it, for other resources that list verses too. */
export const foundVerseContract = foundVerse;

const layout = z.object({
  breaks: z.array(z.object({ at: z.number(), kind: z.enum(["paragraph", "stanza", "line"]) })),
  headings: z.array(z.object({ at: z.number(), text: z.string() })),
  italics: z.array(span),
  selah: z.array(span),
});
const chapterVerse = z.extend(verse, { layout });
export type ChapterVerse = z.infer<typeof chapterVerse>;

const chapter = z.object({
  bookId: z.string(),
  chapter: z.number(),
  title: z.string(),
  reference: z.string(),
  translation,
  verses: z.array(chapterVerse),
  marked: z.nullable(z.object({ start: z.number(), end: z.number() })),
  omitted: z.array(z.object({ verse: z.number(), reason: z.string() })),
});
export type Chapter = z.infer<typeof chapter>;

const quotedVerse = z.nullable(z.object({ text: z.string(), reference: z.string(), translation }));
const passage = z.nullable(
  z.object({
    text: z.string(),
    reference: z.string(),
    translation,
    verses: z._default(z.array(verse), []),
  }),
);
const verseLinks = z.object({ total: z.number(), links: z.array(listed) });
const searchPage = z.object({
  total: z.number(),
  verses: z.array(foundVerse),
  message: z.nullish(z.string()),
  correctedQuery: z.nullish(z.string()),
});

/** The verse of a calendar day (YYYY-MM-DD, the visitor's). Null when there is none. */
export const verseOfTheDayOptions = (date: string) =>
  queryOptions({
    queryKey: ["api", "bible", "verse-of-the-day", { date }],
    queryFn: ({ signal }) => apiGet("/api/bible/verse-of-the-day", { date }, quotedVerse, signal),
  });

/** The quote of the day. */
export const dailyQuoteOptions = () =>
  queryOptions({
    queryKey: ["api", "daily-quote"],
    queryFn: ({ signal }) => apiGet("/api/daily-quote", {}, quotedVerse, signal),
  });

/** A passage by its reference; a reference that does not exist fails with the problem that says so. */
export const passageOptions = (reference: string, translationCode: TranslationCode) =>
  queryOptions({
    queryKey: ["api", "bible", "verse", { reference, translation: translationCode }],
    queryFn: ({ signal }) =>
      apiGet("/api/bible/verse", { reference, translation: translationCode }, passage, signal),
  });

/** The chapter a reference stands in. */
export const chapterOptions = (reference: string, translationCode: TranslationCode) =>
  queryOptions({
    queryKey: ["api", "bible", "chapter", { reference, translation: translationCode }],
    queryFn: ({ signal }) =>
      apiGet("/api/bible/chapter", { reference, translation: translationCode }, chapter, signal),
  });

/** The verses that study Bibles link to a verse. */
export const verseLinksOptions = (reference: string, translationCode: TranslationCode) =>
  queryOptions({
    queryKey: ["api", "bible", "verse-links", { reference, translation: translationCode }],
    queryFn: ({ signal }) =>
      apiGet(
        "/api/bible/verse-links",
        { reference, translation: translationCode },
        verseLinks,
        signal,
      ),
  });

/** The well-loved verses, in canonical order. */
export const verseListOptions = () =>
  queryOptions({
    queryKey: ["api", "verses"],
    queryFn: ({ signal }) => apiGet("/api/verses", {}, z.array(listed), signal),
  });

export interface VerseSearch {
  query: string;
  translation: TranslationCode;
  testament: "OT" | "NT" | null;
  book: string | null;
}

/** The verses a search finds, ten a page; runs only for a query that is not blank. A not-ok answer fails with the catalogue's words. */
export const searchVersesOptions = (search: VerseSearch) =>
  infiniteQueryOptions({
    queryKey: ["api", "bible", "search", search],
    enabled: search.query !== "",
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam }) => {
      try {
        const parameters = { ...search, limit: PAGE_SEARCH_LIMIT, offset: pageParam || null };
        return await apiGet("/api/bible/search", parameters, searchPage, signal);
      } catch (error) {
        if (error instanceof HttpError)
          throw new Error("Failed to search verses", { cause: error });
        throw error;
      }
    },
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.verses.length, 0);
      return last.verses.length > 0 && shown < last.total ? shown : undefined;
    },
  });
