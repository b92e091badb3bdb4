import { z } from "zod";
import { wholeNumber } from "@/lib/http/whole-number";
import {
  ANY_CODE,
  DEFAULT_SEARCH_LIMIT,
  DEFAULT_TRANSLATION,
  MAX_QUERY_LENGTH,
  MAX_SEARCH_LIMIT,
  TRANSLATION_CODES,
} from "./constants";

/**
 * How a verse is set on the page, kept apart from its plain text. All offsets are UTF-16 code units
 * into `text`. `breaks`: a block starts at `at` ("paragraph": prose paragraph; "stanza": first line
 * of a stanza of poetry; "line": a further line of poetry). A verse without a break at 0 runs on in
 * the block before it. `headings`: printed above the block that starts at `at` (psalm titles, book
 * divisions, Psalm 119's letters). `italics`: [start, end) of words the translators supplied.
 * `selah`: [start, end) of a Selah set apart.
 */
export const verseLayout = z.object({
  breaks: z
    .array(z.object({ at: z.number().int().min(0), kind: z.enum(["paragraph", "stanza", "line"]) }))
    .default([]),
  headings: z.array(z.object({ at: z.number().int().min(0), text: z.string().min(1) })).default([]),
  italics: z.array(z.tuple([z.number().int(), z.number().int()])).default([]),
  selah: z.array(z.tuple([z.number().int(), z.number().int()])).default([]),
});
export type VerseLayout = z.infer<typeof verseLayout>;

/** What is said where a translation is named that is not here; `imported` are codes beside ours. */
export const chooseTranslation = (imported: readonly string[] = []) =>
  `Choose one of the translations ${[...TRANSLATION_CODES, ...imported].join(", ")}`;
/** One of ours, or an imported one; which of those there are is looked up when it is asked for. */
const translationCode = z.string();
/** A translation by its code in any case. */
const translationParameter = z
  .string(chooseTranslation())
  .trim()
  .toUpperCase()
  .regex(ANY_CODE, chooseTranslation())
  .meta({
    description:
      "Code of a translation, in any case: WEB, KJV, or one of /api/translations. Left out, it is one that the reference names (“Romans 8:28 KJV”), else WEB.",
    // Any case.
    pattern: undefined,
  });
/** The default one if omitted. */
export const chosenTranslation = translationParameter.default(DEFAULT_TRANSLATION);
const translation = chosenTranslation;
/** If omitted, a translation named in the reference ("Romans 8:28 KJV"), else the default one. */
export const askedTranslation = translationParameter.optional();

/** The same where an answer knows our own translations alone. */
export const askedOwnTranslation = translationParameter
  .pipe(z.enum(TRANSLATION_CODES, { error: chooseTranslation() }))
  .optional();

const GIVE_REFERENCE = "Enter a reference, for example John 3:16";
const referenceText = z
  .string(GIVE_REFERENCE)
  .trim()
  .min(1, GIVE_REFERENCE)
  .max(MAX_QUERY_LENGTH, "A reference is shorter than that")
  .describe("A reference in any common notation: “John 3:16”, “1 Cor 13:4-7”, “John.3.16”.");

/** What the parameters of pages are, for the API's document. */
export const MOST = "The most the answer can contain.";
export const PASSED = "How many to pass over.";

/** Which of the matching verses an answer contains; the same for every search. */
export const searchPageFields = {
  limit: wholeNumber("limit", {
    min: 1,
    max: MAX_SEARCH_LIMIT,
    fallback: DEFAULT_SEARCH_LIMIT,
    about: MOST,
  }),
  offset: wholeNumber("offset", { min: 0, max: 40_000, fallback: 0, about: PASSED }),
};
const NAME_BOOK = "Name a book of the Bible, for example John";

/** Beside words of an imported translation alone: their language (BCP 47) and direction. */
export const editionLanguageFields = {
  language: z.string().optional(),
  direction: z.enum(["ltr", "rtl"]).optional(),
};

/**
 * A verse as the spec's lists carry it. `id` is the OSIS id with its work prefix ("WEB:John.3.16"),
 * unique over translations.
 */
export const verseSchema = z.object({
  id: z.string(),
  osis: z.string(),
  book: z.string(),
  chapter: z.number().int(),
  verse: z.number().int(),
  translation: translationCode,
  text: z.string(),
  reference: z.string(),
  ...editionLanguageFields,
});
export type Verse = z.infer<typeof verseSchema>;

/**
 * Why a verse was found: it was asked for by reference; it is known by these words ("golden rule");
 * it has the words as typed; it has all words (stemmed, the last one possibly unfinished); another
 * translation of it has them, as a phrase or all words; words were taken for misspellings and
 * replaced; it has most of the words, in whichever translation; it is about what was asked, in
 * other words.
 */
const matchKind = z.enum([
  "reference",
  "familiar",
  "phrase",
  "words",
  "otherTranslation",
  "similar",
  "some",
  "meaning",
]);

export const searchVersesQuery = z.object({
  query: z
    .string("Give the words or the reference to search for as query.")
    .trim()
    .max(MAX_QUERY_LENGTH, `Search for at most ${MAX_QUERY_LENGTH} characters`)
    .describe("Words, a reference or a question."),
  ...searchPageFields,
  translation: askedTranslation,
  testament: z
    .enum(["OT", "NT"], "testament is OT or NT.")
    .optional()
    .describe("One testament alone."),
  book: z
    .string(NAME_BOOK)
    .trim()
    .min(1, NAME_BOOK)
    .max(40, NAME_BOOK)
    .optional()
    .describe("OSIS book id or any name of the book."),
});
export type SearchVersesQuery = z.infer<typeof searchVersesQuery>;

export const foundVerseSchema = verseSchema.extend({
  match: matchKind,
  highlights: z
    .array(z.tuple([z.number().int(), z.number().int()]))
    .describe("[start, end) in `text` of the words that matched, ascending, not overlapping."),
  translations: z
    .array(z.string())
    .optional()
    .describe("In a search of every translation: the codes of all in which the verse was found."),
});

export const searchVersesResponse = z.object({
  query: z.string(),
  total: z.number().int().describe("All verses that match, however many this page holds."),
  offset: z.number().int(),
  limit: z.number().int(),
  translation: translationCode.describe("ALL where every translation was searched."),
  verses: z.array(foundVerseSchema),
  byMeaning: z
    .array(foundVerseSchema)
    .describe(
      "Verses about what the query means that do not stand in `verses`, best first; at the first page alone.",
    ),
  reading: z
    .string()
    .nullable()
    .describe("How a query with operators or with a reference among its words was read, in words."),
  message: z
    .string()
    .nullable()
    .describe(
      'Set when the query names a reference that does not exist, "John has 21 chapters.", or asks for exact words that stand nowhere.',
    ),
  correctedQuery: z
    .string()
    .nullable()
    .describe(
      "The words actually searched for, when words of the query were taken for misspellings.",
    ),
  missingWords: z
    .array(z.string())
    .describe(
      "Words of the query that occur in no verse of any of our translations; empty for a reference.",
    ),
  book: z
    .object({ id: z.string(), name: z.string(), reference: z.string() })
    .nullable()
    .describe(
      'The book the query names, or begins to name where no verse has the words, with the reference that opens it: "John 1"; for a chapter the chapter itself: "John 3".',
    ),
});
export type SearchVersesResponse = z.infer<typeof searchVersesResponse>;

export const verseQuery = z.object({
  reference: referenceText,
  translation: askedTranslation,
  include: z
    .string()
    .max(40, "include is links or nothing.")
    .optional()
    .describe('Comma-separated extras: "links" adds the verse-to-verse links.'),
});

/**
 * A passage looked up by its reference. For a range `verse` is the first verse and `text` is all of
 * it, verses joined by a space.
 */
export const passageResponse = z.object({
  text: z.string(),
  book: z.string(),
  chapter: z.number().int(),
  verse: z.number().int(),
  translation: translationCode,
  reference: z.string(),
  osis: z.string().describe('OSIS id or range: "John.3.16", "1Cor.13.4-1Cor.13.7".'),
  endChapter: z.number().int(),
  endVerse: z.number().int(),
  verses: z.array(verseSchema),
  parallel: z
    .array(z.object({ translation: translationCode, text: z.string() }))
    .describe(
      "The same passage in the other translations here; a translation that lacks every verse of it is left out.",
    ),
  links: z.array(verseSchema).optional(),
});
export type PassageResponse = z.infer<typeof passageResponse>;

export const verseOfTheDayQuery = z.object({
  date: z.iso
    .date("Write the date as YYYY-MM-DD")
    .optional()
    .describe("The visitor's calendar day; without it the server's UTC day."),
  translation,
});
export const dailyQuoteResponse = z.object({
  text: z.string(),
  reference: z.string(),
  translation: translationCode,
  osis: z.string(),
  display: z
    .string()
    .describe(
      'The text fit to stand alone: no quotation mark without its partner, "…" for the comma or colon it breaks off at.',
    ),
});
export const verseOfTheDayResponse = dailyQuoteResponse.extend({
  date: z.string(),
  theme: z.string(),
});
export const dailyQuoteQuery = z.object({ translation });

export const verseListQuery = z.object({ translation });
export const verseListResponse = z.array(verseSchema);

export const chapterQuery = z.object({
  reference: referenceText,
  translation: askedTranslation,
});
const chapterVerseSchema = verseSchema.extend({
  layout: verseLayout,
});
/**
 * One chapter for the reader; a reference to verses marks them, a reference that spans chapters
 * opens the first.
 */
export const chapterResponse = z.object({
  book: z.string(),
  bookId: z.string(),
  chapter: z.number().int(),
  title: z.string().describe('"John 3", or "Psalm 23".'),
  reference: z.string().describe('The reference asked for, in full: "John 3:16-18".'),
  translation: translationCode,
  verses: z.array(chapterVerseSchema),
  marked: z
    .object({ start: z.number().int(), end: z.number().int() })
    .nullable()
    .describe(
      "First and last verse number of the first part asked for; null when the whole chapter was.",
    ),
  markedVerses: z
    .array(z.number().int())
    .describe(
      'Every verse number asked for in this chapter, ascending ("John 3:16,18": 16 and 18); empty when the whole chapter was.',
    ),
  more: z
    .array(z.string())
    .describe(
      'References of the parts asked for that lie in other chapters: "John 4" for "John 3-4".',
    ),
  omitted: z
    .array(z.object({ verse: z.number().int(), reason: z.string() }))
    .describe(
      "Verse numbers of the canon that this translation does not print, each with the reason.",
    ),
  /** Of an imported translation alone: its name, language (BCP 47), direction and license line. */
  edition: z
    .object({
      name: z.string(),
      language: z.string(),
      direction: z.enum(["ltr", "rtl"]),
      license: z.string(),
    })
    .optional(),
});
export type ChapterResponse = z.infer<typeof chapterResponse>;
export type ChapterVerseResponse = z.infer<typeof chapterVerseSchema>;

export const verseLinksQuery = z.object({
  reference: referenceText,
  translation: askedTranslation,
  limit: wholeNumber("limit", { min: 1, max: 100, fallback: 20, about: MOST }),
  offset: wholeNumber("offset", { min: 0, max: 1000, fallback: 0, about: PASSED }),
});
/** Every translation there is to read, those of the site first, then the imported ones by code. */
export const translationListResponse = z.object({
  translations: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      language: z.string().describe("BCP 47."),
      direction: z.enum(["ltr", "rtl"]),
      license: z.string(),
      isImported: z.boolean().describe("True for one that the operator imported."),
      books: z.array(z.string()).describe("OSIS ids of the books it has, in canonical order."),
      verses: z.number().int(),
    }),
  ),
});
export type TranslationListResponse = z.infer<typeof translationListResponse>;
