import * as z from "zod/mini";
import { DEFAULT_TRANSLATION } from "./constants";

// Requires only what a page needs; further keys pass.
const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
/** One of ours, or one that the operator imported. */
const translation = z._default(z.catch(z.string(), DEFAULT_TRANSLATION), DEFAULT_TRANSLATION);
const span = z.tuple([z.number(), z.number()]);

/** Of an imported translation's words alone. */
export const editionLanguage = {
  language: z.optional(z.string()),
  direction: z.optional(z.enum(["ltr", "rtl"])),
};

const listed = z.object({
  id,
  translation,
  text: z.string(),
  reference: z.string(),
  ...editionLanguage,
});
const verse = z.extend(listed, { verse: z.number() });
export const foundVerse = z.extend(listed, {
  match: z.optional(z.string()),
  highlights: z._default(z.array(span), []),
  /** In a search of every translation: all in which it was found. */
  translations: z.optional(z.array(z.string())),
});
export type FoundVerse = z.infer<typeof foundVerse>;

const layout = z.object({
  breaks: z.array(z.object({ at: z.number(), kind: z.enum(["paragraph", "stanza", "line"]) })),
  headings: z.array(z.object({ at: z.number(), text: z.string() })),
  italics: z.array(span),
  selah: z.array(span),
});
export const chapterVerse = z.extend(verse, { layout });
export type ChapterVerse = z.infer<typeof chapterVerse>;

export const chapter = z.object({
  bookId: z.string(),
  chapter: z.number(),
  title: z.string(),
  reference: z.string(),
  translation,
  verses: z.array(chapterVerse),
  marked: z.nullable(z.object({ start: z.number(), end: z.number() })),
  /** Every verse asked for, when the reference names several parts of the chapter. */
  markedVerses: z.nullish(z.array(z.number())),
  /** Further parts of the reference, in other chapters. */
  more: z.nullish(z.array(z.string())),
  omitted: z.array(z.object({ verse: z.number(), reason: z.string() })),
  /** Of an imported translation. */
  edition: z.optional(
    z.object({
      name: z.string(),
      language: z.string(),
      direction: z.enum(["ltr", "rtl"]),
      license: z.string(),
    }),
  ),
});
export type Chapter = z.infer<typeof chapter>;

export const quotedVerse = z.nullable(
  z.object({
    text: z.string(),
    /** The text with unpaired quotation marks removed and a cut-off sentence ended. */
    display: z.nullish(z.string()),
    /** The calendar day it belongs to. */
    date: z.nullish(z.string()),
    reference: z.string(),
    translation,
  }),
);
export type QuotedVerse = NonNullable<z.infer<typeof quotedVerse>>;

/** Every translation there is to read, ours first. */
export const translationList = z.object({
  translations: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      language: z.string(),
      direction: z.enum(["ltr", "rtl"]),
      isImported: z.boolean(),
    }),
  ),
});
export type ListedTranslation = z.infer<typeof translationList>["translations"][number];

interface Place {
  reference?: string | null;
  book?: string | null;
  chapter?: number | null;
  verse?: number | null;
}
/** The reference an answer gives, else the one made of its book, chapter and verse. */
function withReference<Answer extends Place>(answer: Answer): Answer & { reference: string } {
  const reference = answer.reference ?? `${answer.book ?? ""} ${answer.chapter}:${answer.verse}`;
  return { ...answer, reference };
}
const place = {
  reference: z.nullish(z.string()),
  book: z.nullish(z.string()),
  chapter: z.nullish(z.number()),
  verse: z.nullish(z.number()),
};

export const passage = z.nullable(
  z.pipe(
    z.object({ ...place, text: z.string(), translation, verses: z._default(z.array(verse), []) }),
    z.transform(withReference),
  ),
);
/** A verse of the site search, whose answer names no reference in the spec. */
export const siteVerse = z.pipe(
  z.object({
    ...place,
    id,
    translation,
    text: z.string(),
    match: z.optional(z.string()),
    highlights: z._default(z.array(span), []),
    translations: z.optional(z.array(z.string())),
    ...editionLanguage,
  }),
  z.transform(withReference),
);
export const verseLinks = z.object({
  total: z.number(),
  links: z.array(z.extend(listed, { why: z.nullish(z.string()) })),
});
const searchEntry = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  original: z.nullish(z.object({ text: z.string(), lang: z.string() })),
  text: z.string(),
  href: z.nullish(z.string()),
  references: z._default(z.array(z.string()), []),
  search: z.nullish(z.string()),
});
export type SearchEntry = z.infer<typeof searchEntry>;
/** What a search says about its own words. */
export const searchWords = {
  /** What is asked for by its name. */
  entries: z._default(z.array(searchEntry), []),
  /** How operators among the words were understood. */
  reading: z.nullish(z.string()),
  /** Says that a reference does not exist, and which ones do. */
  message: z.nullish(z.string()),
  /** The words searched for instead of misspelled ones. */
  correctedQuery: z.nullish(z.string()),
  /** Words of the query that no result has to contain. */
  missingWords: z.nullish(z.array(z.string())),
  /** The book whose name the query is. */
  book: z.nullish(z.object({ name: z.string(), reference: z.string() })),
};
export const searchPage = z.object({
  total: z.number(),
  verses: z.array(foundVerse),
  byMeaning: z._default(z.array(foundVerse), []),
  ...searchWords,
});
export type SearchPage = z.infer<typeof searchPage>;

export const verseList = z.array(listed);
