import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { inWords } from "@/lib/http/in-words";
import { apiGet } from "@/lib/http/request";
import { PAGE_SEARCH_LIMIT } from "./constants";

// What the reader and the results of a search read: pages load it with them.

/** More links than any verse has, so that one request fetches them all. */
const MOST_LINKS = 100;

const contract = () => import("./contract");

/** Every translation there is to read, ours first. */
export const translationsOptions = () =>
  queryOptions({
    queryKey: ["api", "translations"],
    queryFn: async ({ signal }) =>
      (
        await apiGet(
          "/api/translations",
          {},
          async () => (await contract()).translationList,
          signal,
        )
      ).translations,
  });

/** The chapter a reference stands in. */
export const chapterOptions = (reference: string, translationCode: string) =>
  queryOptions({
    queryKey: ["api", "bible", "chapter", { reference, translation: translationCode }],
    queryFn: ({ signal }) =>
      apiGet(
        "/api/bible/chapter",
        { reference, translation: translationCode },
        async () => (await contract()).chapter,
        signal,
      ),
  });

/** The verses that study Bibles link to a verse. */
export const verseLinksOptions = (reference: string, translationCode: string) =>
  queryOptions({
    queryKey: ["api", "bible", "verse-links", { reference, translation: translationCode }],
    queryFn: ({ signal }) =>
      apiGet(
        "/api/bible/verse-links",
        { reference, translation: translationCode, limit: MOST_LINKS },
        async () => (await contract()).verseLinks,
        signal,
      ),
  });

export interface VerseSearch {
  query: string;
  translation: string;
  testament: "OT" | "NT" | null;
  book: string | null;
}

/**
 * The verses a search finds, ten a page; disabled for a blank query. Fails with the catalog's
 * message.
 */
export const searchVersesOptions = (search: VerseSearch) =>
  infiniteQueryOptions({
    queryKey: ["api", "bible", "search", search],
    enabled: search.query !== "",
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) =>
      inWords(
        "Failed to search verses",
        apiGet(
          "/api/bible/search",
          { ...search, limit: PAGE_SEARCH_LIMIT, offset: pageParam || null },
          async () => (await contract()).searchPage,
          signal,
        ),
      ),
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.verses.length, 0);
      return last.verses.length > 0 && shown < last.total ? shown : undefined;
    },
  });
