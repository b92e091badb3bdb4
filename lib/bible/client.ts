import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { apiGet, HttpError } from "@/lib/http/request";
import {
  DEFAULT_TRANSLATION,
  PAGE_SEARCH_LIMIT,
  TRANSLATION_CODES,
  type TranslationCode,
} from "./constants";

// What the pages read, checked leniently: only what the spec names is demanded, everything else has a default.

const id = z.union([z.string(), z.number()]);
const text = (fallback: string) =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? fallback),
  );
const number = (fallback: number) =>
  z.pipe(
    z.nullish(z.number()),
    z.transform((value) => value ?? fallback),
  );
function list<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.nullish(z.array(item)),
    z.transform((value) => value ?? []),
  );
}
const optionalText = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? null),
);
const translationCode = z.pipe(
  z.nullish(z.enum(TRANSLATION_CODES)),
  z.transform((value) => value ?? DEFAULT_TRANSLATION),
);
const span = z.tuple([z.number(), z.number()]);

const verse = z.object({
  id,
  osis: text(""),
  book: z.string(),
  chapter: number(0),
  verse: number(0),
  translation: translationCode,
  text: z.string(),
  reference: z.string(),
});
export type Verse = z.output<typeof verse>;

const foundVerse = z.extend(verse, { match: text("words"), highlights: list(span) });
export type FoundVerse = z.output<typeof foundVerse>;
/** For the site search, which carries the same verses. */
export const foundVerseList = list(foundVerse);

const searchVersesAnswer = z.object({
  query: text(""),
  total: number(0),
  offset: number(0),
  verses: foundVerseList,
  message: optionalText,
  correctedQuery: optionalText,
});

const quotedVerse = z.nullable(
  z.object({
    text: z.string(),
    reference: z.string(),
    translation: translationCode,
    theme: text(""),
  }),
);
export type QuotedVerse = z.output<typeof quotedVerse>;

const passage = z.nullable(
  z.object({
    text: z.string(),
    book: z.string(),
    chapter: z.number(),
    verse: z.number(),
    translation: translationCode,
    reference: text(""),
    osis: text(""),
    verses: list(verse),
    parallel: list(z.object({ translation: translationCode, text: z.string() })),
    links: list(verse),
  }),
);
export type Passage = z.output<typeof passage>;

const chapterVerse = z.extend(verse, {
  layout: z.object({
    breaks: list(z.object({ at: z.number(), kind: z.string() })),
    headings: list(z.object({ at: z.number(), text: z.string() })),
    italics: list(span),
    selah: list(span),
  }),
});
export type ChapterVerse = z.output<typeof chapterVerse>;

const chapter = z.object({
  book: z.string(),
  bookId: z.string(),
  chapter: z.number(),
  title: z.string(),
  reference: z.string(),
  translation: translationCode,
  verses: z.array(chapterVerse),
  marked: z.pipe(
    z.nullish(z.object({ start: z.number(), end: z.number() })),
    z.transform((value) => value ?? null),
  ),
  omitted: list(z.object({ verse: z.number(), reason: z.string() })),
});
export type Chapter = z.output<typeof chapter>;

const verseLinks = z.object({ reference: z.string(), total: number(0), links: list(verse) });

/** The verse of a calendar day, YYYY-MM-DD where the visitor is. */
export const verseOfTheDayOptions = (date: string) =>
  queryOptions({
    queryKey: ["api", "bible", "verse-of-the-day", { date }],
    queryFn: ({ signal }) => apiGet("/api/bible/verse-of-the-day", { date }, quotedVerse, signal),
  });

/** What a verse search looks for. `book` is an OSIS id or any name of a book. */
export interface VerseSearch {
  query: string;
  translation?: TranslationCode | null;
  testament?: "OT" | "NT" | null;
  book?: string | null;
  /** Verses per page. */
  limit?: number;
}

/** A verse search, page by page ("show more"). Any failed answer is 'Failed to search verses' (spec §8). */
export const searchVersesOptions = (search: VerseSearch) => {
  const { query, translation, testament, book, limit = PAGE_SEARCH_LIMIT } = search;
  const parameters = { query, limit, translation, testament, book };
  return infiniteQueryOptions({
    queryKey: ["api", "bible", "search", parameters],
    queryFn: async ({ pageParam, signal }) => {
      try {
        return await apiGet(
          "/api/bible/search",
          { ...parameters, offset: pageParam },
          searchVersesAnswer,
          signal,
        );
      } catch (error) {
        if (error instanceof HttpError)
          throw new Error("Failed to search verses", { cause: error });
        throw error;
      }
    },
    initialPageParam: 0,
    getNextPageParam: (last) => {
      const read = last.offset + last.verses.length;
      return last.verses.length > 0 && read < last.total ? read : null;
    },
    enabled: query.trim() !== "",
  });
};

/** A passage by its reference, with the other translations; null when there is no such passage. */
export const passageOptions = (
  reference: string,
  translation: TranslationCode = DEFAULT_TRANSLATION,
) =>
  queryOptions({
    queryKey: ["api", "bible", "verse", { reference, translation }],
    queryFn: ({ signal }) =>
      apiGet("/api/bible/verse", { reference, translation }, passage, signal),
    enabled: reference.trim() !== "",
  });

/** The chapter a reference lies in. A reference that does not exist fails with the right range as problem detail. */
export const chapterOptions = (
  reference: string,
  translation: TranslationCode = DEFAULT_TRANSLATION,
) =>
  queryOptions({
    queryKey: ["api", "bible", "chapter", { reference, translation }],
    queryFn: ({ signal }) =>
      apiGet("/api/bible/chapter", { reference, translation }, chapter, signal),
    enabled: reference.trim() !== "",
  });

/** Well-loved verses in canonical order. */
export const verseListOptions = () =>
  queryOptions({
    queryKey: ["api", "verses"],
    queryFn: ({ signal }) => apiGet("/api/verses", {}, list(verse), signal),
  });

/** Verses that study Bibles link to the first verse of a reference. */
export const verseLinksOptions = (
  reference: string,
  translation: TranslationCode = DEFAULT_TRANSLATION,
) =>
  queryOptions({
    queryKey: ["api", "bible", "verse-links", { reference, translation }],
    queryFn: ({ signal }) =>
      apiGet("/api/bible/verse-links", { reference, translation }, verseLinks, signal),
    enabled: reference.trim() !== "",
  });

/** The quote of the day. */
export const dailyQuoteOptions = () =>
  queryOptions({
    queryKey: ["api", "daily-quote"],
    queryFn: ({ signal }) => apiGet("/api/daily-quote", {}, quotedVerse, signal),
  });
