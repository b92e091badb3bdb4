import { z } from "zod";
import { MAX_QUERY_LENGTH, TRANSLATION_CODES } from "@/lib/bible/constants";
import { askedOwnTranslation, MOST, PASSED } from "@/lib/bible/schema";
import { wholeNumber } from "@/lib/http/whole-number";
import { MAX_PLACES_LIMIT, PLACES_LIMIT } from "./constants";
import { toLexemeId } from "./rules";

const GIVE_REFERENCE = "Enter a reference, for example John 3:16";

export const wordsQuery = z.object({
  reference: z
    .string(GIVE_REFERENCE)
    .trim()
    .min(1, GIVE_REFERENCE)
    .max(MAX_QUERY_LENGTH, "A reference is shorter than that")
    .describe("A reference to at most 200 verses."),
  translation: askedOwnTranslation,
});

const originalLanguage = z.enum(["he", "arc", "grc"]);
const span = z.tuple([z.number().int(), z.number().int()]);

/** What a word is called wherever it is named. */
export const briefLexeme = z.object({
  id: z.string().describe('Strong’s number: "G26".'),
  slug: z.string().describe('Name of its page: "g26-agape".'),
  language: originalLanguage,
  lemma: z.string(),
  transliteration: z.string(),
  gloss: z
    .string()
    .nullable()
    .describe(
      "A few words of our own; null where only the dictionary's definition says what it means.",
    ),
  frequency: z.number().int().describe("How often it stands in the original text."),
});
export type BriefLexeme = z.infer<typeof briefLexeme>;

/** A word of the original text. */
export const originalWord = z.object({
  position: z.number().int().describe("From 1, in the order of the original."),
  language: originalLanguage,
  text: z.string(),
  parts: z
    .array(z.string())
    .describe("Prefix, word and suffix by themselves, where the source parts them; else one part."),
  transliteration: z.string(),
  lexeme: z
    .string()
    .nullable()
    .describe("Strong's number, null for a particle that the dictionary has not."),
  prefixes: z.array(z.string()).describe('The source’s letters for prefixes: "b" (in), "d" (the).'),
  morphology: z.string().describe("The source's parsing code."),
  written: z
    .string()
    .nullable()
    .describe("What is written where the tradition reads otherwise (ketiv), else null."),
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
  text: z.string().describe('The translation’s text, "" where it does not print the verse.'),
  words: z.array(originalWord),
  alignments: z.array(alignment),
  supplied: z.array(span).describe("[start, end) of what the translators supplied."),
});
export type VerseWords = z.infer<typeof verseWords>;

export const wordsResponse = z.object({
  reference: z.string(),
  translation: z.enum(TRANSLATION_CODES),
  editions: z
    .array(z.object({ name: z.string(), note: z.string() }))
    .describe("Which editions the words are of, for saying so."),
  verses: z.array(verseWords),
  lexemes: z.record(z.string(), briefLexeme).describe("The words named by number in `verses`."),
  prefixes: z.record(z.string(), z.string()).describe("What the letters of `prefixes` mean."),
});
export type WordsResponse = z.infer<typeof wordsResponse>;

export const lexemeParams = z.object({
  id: z
    .string()
    .transform((text, context) => {
      const id = toLexemeId(text);
      if (id) return id;
      context.addIssue("Name a word by its Strong’s number, for example G26 or H2617.");
      return z.NEVER;
    })
    .describe("Strong’s number: “G26”, “H2617”."),
});

export const findLexemesQuery = z.object({
  query: z
    .string("Give a word or a Strong’s number as query.")
    .trim()
    .min(1, "Give a word or a Strong’s number as query.")
    .max(100, "A word is shorter than that")
    .describe("A Strong’s number, a lemma in its own letters, or its sound in English letters."),
  limit: wholeNumber("limit", { min: 1, max: 50, fallback: 10, about: MOST }),
});
export const findLexemesResponse = z.object({ words: z.array(briefLexeme) });

const counted = z.object({ text: z.string(), count: z.number().int() });
export const lexemeResponse = briefLexeme.extend({
  pronunciation: z.string(),
  partOfSpeech: z.string().describe("The source's code of the part of speech."),
  derivation: z
    .string()
    .describe('Strong’s derivation and definition; numbers of other entries stand as "G25".'),
  definition: z.string(),
  dictionary: z.string().describe("The work both are quoted from."),
  books: z
    .array(z.object({ book: z.string(), name: z.string(), count: z.number().int() }))
    .describe("In which books it stands."),
  forms: z.array(counted.extend({ morphology: z.string() })),
  /** How each translation puts it, commonest first; what it leaves open is `unmarked`. */
  renderings: z.record(
    z.enum(TRANSLATION_CODES),
    z.object({ list: z.array(counted), unmarked: z.number().int() }),
  ),
  related: z.array(briefLexeme),
  neighbors: z
    .array(briefLexeme.extend({ together: z.number().int() }))
    .describe(
      "Words that stand in its verses far more often than by chance, and in how many of them.",
    ),
});
export type LexemeResponse = z.infer<typeof lexemeResponse>;

export const lexemePlacesQuery = z.object({
  translation: askedOwnTranslation,
  limit: wholeNumber("limit", {
    min: 1,
    max: MAX_PLACES_LIMIT,
    fallback: PLACES_LIMIT,
    about: MOST,
  }),
  offset: wholeNumber("offset", { min: 0, max: 40_000, fallback: 0, about: PASSED }),
  book: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .optional()
    .describe("OSIS book id or any name of the book."),
  rendering: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .optional()
    .describe("One of the renderings of the entry, as it stands there."),
  form: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .optional()
    .describe("One of the forms of the entry, as it stands there."),
});
export type LexemePlacesQuery = z.infer<typeof lexemePlacesQuery>;

const place = z.object({
  osis: z.string(),
  reference: z.string(),
  path: z.string().describe('Its place on its chapter’s page: "/bible/web/john/3#v16".'),
  text: z.string().describe('The translation’s text, "" where it does not print the verse.'),
  highlights: z.array(span).describe("[start, end) of what goes back to the word."),
  original: z
    .array(z.object({ text: z.string(), isWord: z.boolean() }))
    .describe("The original verse, with the places in it that are the word."),
  language: originalLanguage,
  /** In which forms the word stands there. */
  forms: z.array(
    z.object({
      text: z.string(),
      morphology: z.string(),
      plain: z
        .string()
        .nullable()
        .describe("The parsing code in words, null where it is not wholly understood."),
    }),
  ),
});
export type LexemePlace = z.infer<typeof place>;

export const lexemePlacesResponse = z.object({
  id: z.string(),
  translation: z.enum(TRANSLATION_CODES),
  total: z.number().int().describe("Verses that match, however many this page holds."),
  offset: z.number().int(),
  limit: z.number().int(),
  places: z.array(place),
});
export type LexemePlacesResponse = z.infer<typeof lexemePlacesResponse>;
