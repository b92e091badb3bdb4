// How the original words stand in the tables `original_chapters` and `lexemes`: JSON of arrays, as
// small as they can be read quickly. Written by the seed, read by data.ts; pure.
import type { TranslationCode } from "@/lib/bible/constants";

/** Strong's number with its language's letter: "H2617" (Hebrew, Aramaic), "G26". */
export type LexemeId = string;

/** Text, lemma ("c/d/H776"), parsing code, transliteration, and the written form or "". */
export type StoredWord = [
  text: string,
  lemma: string,
  morph: string,
  transliteration: string,
  written: string,
];
/** [start, end) in the verse's text, then the positions (from 1) of the words it translates. */
type StoredAlignment = number[];

/** The original words of a verse and what each translation's words go back to. */
export interface StoredVerse {
  words: StoredWord[];
  aligned: Record<TranslationCode, StoredAlignment[]>;
}

/**
 * Where a word stands: for each place, in canonical order, its canonicalOrder and position (from 1),
 * and its index in `forms`, in `renderings.WEB` and in `renderings.KJV` (−1 where there is none).
 */
export const NUMBERS_PER_PLACE = 5;

/** A form of the word with its parsing code, and how often it stands. */
type StoredForm = [text: string, morph: string, count: number];
/** How a translation puts the word, and how often; the commonest spelling of its words. */
type StoredRendering = [text: string, count: number];

/** What is counted of a word. */
export interface StoredUsage {
  count: number;
  /** Canonical number of the book (from 0) and how often the word stands in it. */
  books: [book: number, count: number][];
  forms: StoredForm[];
  renderings: Record<TranslationCode, StoredRendering[]>;
  /** Words derived from it or from which it is derived. */
  related: LexemeId[];
  /** Words that stand in its verses far more often than elsewhere, and in how many of them. */
  neighbors: [id: LexemeId, verses: number][];
}

/** Strong's number in a lemma with prefixes: "c/d/H776" → "H776"; "" where there is none ("l"). */
export function lexemeIdOf(lemma: string): LexemeId {
  return /[HG]\d+/.exec(lemma)?.[0] ?? "";
}
