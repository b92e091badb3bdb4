import { z } from "zod";
import { MAX_QUERY_LENGTH, TRANSLATION_CODES } from "@/lib/bible/constants";
import { askedOwnTranslation } from "@/lib/bible/schema";
import { wholeNumber } from "@/lib/http/whole-number";
import { MAX_PLACES_LIMIT, PLACES_LIMIT } from "./constants";
import { toLexemeId } from "./rules";

const GIVE_REFERENCE = "Enter a reference, for example John 3:16";

export const wordsQuery = z.object({
  reference: z
    .string(GIVE_REFERENCE)
    .trim()
    .min(1, GIVE_REFERENCE)
    .max(MAX_QUERY_LENGTH, "A reference is shorter than that"),
  translation: askedOwnTranslation,
});

const originalLanguage = z.enum(["he", "arc", "grc"]);
const span = z.tuple([z.number().int(), z.number().int()]);

/** What a word is called wherever it is named. */
const briefLexeme = z.object({
  /** Strong's number: "G26". */
  id: z.string(),
  /** Name of its page: "g26-agape". */
  slug: z.string(),
  language: originalLanguage,
  lemma: z.string(),
  transliteration: z.string(),
  /** A few words of our own; null where only the dictionary's definition says what it means. */
  gloss: z.string().nullable(),
  /** How often it stands in the original text. */
  frequency: z.number().int(),
});
export type BriefLexeme = z.infer<typeof briefLexeme>;

/** A word of the original text. */
const originalWord = z.object({
  /** From 1, in the order of the original. */
  position: z.number().int(),
  language: originalLanguage,
  text: z.string(),
  /** Prefix, word and suffix by themselves, where the source parts them; else one part. */
  parts: z.array(z.string()),
  transliteration: z.string(),
  /** Strong's number, null for a particle that the dictionary has not. */
  lexeme: z.string().nullable(),
  /** The source's letters for prefixes: "b" (in), "d" (the). */
  prefixes: z.array(z.string()),
  /** The source's parsing code. */
  morphology: z.string(),
  /** What is written where the tradition reads otherwise (ketiv), else null. */
  written: z.string().nullable(),
});
export type OriginalWord = z.infer<typeof originalWord>;

/** [start, end) of a run of the translation and the positions of the words it goes back to. */
const alignment = z.object({
  start: z.number().int(),
  end: z.number().int(),
  positions: z.array(z.number().int()).min(1),
});

const verseWords = z.object({
  osis: z.string(),
  reference: z.string(),
  /** The translation's text, "" where it does not print the verse. */
  text: z.string(),
  words: z.array(originalWord),
  alignments: z.array(alignment),
  /** [start, end) of what the translators supplied. */
  supplied: z.array(span),
});
export type VerseWords = z.infer<typeof verseWords>;

export const wordsResponse = z.object({
  reference: z.string(),
  translation: z.enum(TRANSLATION_CODES),
  /** Which editions the words are of, for saying so. */
  editions: z.array(z.object({ name: z.string(), note: z.string() })),
  verses: z.array(verseWords),
  /** The words named by number in `verses`. */
  lexemes: z.record(z.string(), briefLexeme),
  /** What the letters of `prefixes` mean. */
  prefixes: z.record(z.string(), z.string()),
});
export type WordsResponse = z.infer<typeof wordsResponse>;

export const lexemeParams = z.object({
  id: z.string().transform((text, context) => {
    const id = toLexemeId(text);
    if (id) return id;
    context.addIssue("Name a word by its Strong’s number, for example G26 or H2617.");
    return z.NEVER;
  }),
});

export const findLexemesQuery = z.object({
  query: z
    .string("Give a word or a Strong’s number as query.")
    .trim()
    .min(1, "Give a word or a Strong’s number as query.")
    .max(100, "A word is shorter than that"),
  limit: wholeNumber("limit", { min: 1, max: 50, fallback: 10 }),
});
export const findLexemesResponse = z.object({ words: z.array(briefLexeme) });

const counted = z.object({ text: z.string(), count: z.number().int() });
export const lexemeResponse = briefLexeme.extend({
  pronunciation: z.string(),
  /** The source's code of the part of speech. */
  partOfSpeech: z.string(),
  /** Strong's derivation and definition; numbers of other entries stand as "G25". */
  derivation: z.string(),
  definition: z.string(),
  /** The work both are quoted from. */
  dictionary: z.string(),
  /** In which books it stands. */
  books: z.array(z.object({ book: z.string(), name: z.string(), count: z.number().int() })),
  forms: z.array(counted.extend({ morphology: z.string() })),
  /** How each translation puts it, commonest first; what it leaves open is `unmarked`. */
  renderings: z.record(
    z.enum(TRANSLATION_CODES),
    z.object({ list: z.array(counted), unmarked: z.number().int() }),
  ),
  related: z.array(briefLexeme),
  /** Words that stand in its verses far more often than by chance, and in how many of them. */
  neighbors: z.array(briefLexeme.extend({ together: z.number().int() })),
});
export type LexemeResponse = z.infer<typeof lexemeResponse>;

export const lexemePlacesQuery = z.object({
  translation: askedOwnTranslation,
  limit: wholeNumber("limit", { min: 1, max: MAX_PLACES_LIMIT, fallback: PLACES_LIMIT }),
  offset: wholeNumber("offset", { min: 0, max: 40_000, fallback: 0 }),
  /** OSIS book id or any name of the book. */
  book: z.string().trim().min(1).max(40).optional(),
  /** One of the renderings of the entry, as it stands there. */
  rendering: z.string().trim().min(1).max(100).optional(),
  /** One of the forms of the entry, as it stands there. */
  form: z.string().trim().min(1).max(60).optional(),
});
export type LexemePlacesQuery = z.infer<typeof lexemePlacesQuery>;

const place = z.object({
  osis: z.string(),
  reference: z.string(),
  /** Its place on its chapter's page: "/bible/web/john/3#v16". */
  path: z.string(),
  /** The translation's text, "" where it does not print the verse. */
  text: z.string(),
  /** [start, end) of what goes back to the word. */
  highlights: z.array(span),
  /** The original verse, with the places in it that are the word. */
  original: z.array(z.object({ text: z.string(), isWord: z.boolean() })),
  language: originalLanguage,
  /** In which forms the word stands there. */
  forms: z.array(
    z.object({
      text: z.string(),
      morphology: z.string(),
      /** The parsing code in words, null where it is not wholly understood. */
      plain: z.string().nullable(),
    }),
  ),
});
export type LexemePlace = z.infer<typeof place>;

export const lexemePlacesResponse = z.object({
  id: z.string(),
  translation: z.enum(TRANSLATION_CODES),
  /** Verses that match, however many this page holds. */
  total: z.number().int(),
  offset: z.number().int(),
  limit: z.number().int(),
  places: z.array(place),
});
export type LexemePlacesResponse = z.infer<typeof lexemePlacesResponse>;
