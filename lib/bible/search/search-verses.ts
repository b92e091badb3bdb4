// Part of the verse search, see words.ts on why this folder exists.
import { CANON_VERSE_COUNT } from "../canon";
import type { TranslationCode } from "../constants";
import type { Passage } from "../rules";
import { type Scripture, type TranslationText, toOtherReading } from "../scripture";
import { correctWords } from "./correct-words";
import { findVerses, Matches, type Tier } from "./find-verses";
import { findHighlights } from "./highlight";
import { toWords } from "./words";

/** Only verses whose canonicalOrder lies in [start, end]. */
export interface OrderRange {
  start: number;
  end: number;
}

export type MatchKind = "reference" | "phrase" | "words" | "otherTranslation" | "similar";

/** One result: a verse by canonicalOrder, why it was found, and where its words stand. */
export interface Hit {
  order: number;
  match: MatchKind;
  highlights: [number, number][];
}

export interface WordSearch {
  total: number;
  hits: Hit[];
  /** The words searched for instead, when some were taken for misspelt. */
  correctedQuery: string | null;
}

interface WordSearchInput {
  text: string;
  translation: TranslationCode;
  range: OrderRange;
  offset: number;
  limit: number;
  /** Whether unknown words may be replaced by similar ones. */
  mayCorrect: boolean;
}

const KINDS: Record<Tier, MatchKind> = {
  phrase: "phrase",
  unfinishedPhrase: "phrase",
  words: "words",
  unfinishedWords: "words",
  otherTranslation: "otherTranslation",
};

const NOTHING: WordSearch = { total: 0, hits: [], correctedQuery: null };

/** Flags by rank: 1 where the verse lies in the range and the translation prints it. */
function toAllowed(
  { printed }: TranslationText,
  { ranking }: Scripture,
  { start, end }: OrderRange,
): Uint8Array {
  if (start <= 1 && end >= CANON_VERSE_COUNT) return printed;
  const allowed = new Uint8Array(printed.length);
  for (const rank of ranking.rankOf.subarray(start, end + 1)) allowed[rank] = printed[rank] ?? 0;
  return allowed;
}

/**
 * Finds verses by words, best first: phrase, all words in any form (the last may be unfinished), a phrase of another translation;
 * when nothing at all fits and a word is unknown, the same with similar words. `total` counts every match.
 */
export function findByWords(scripture: Scripture, input: WordSearchInput): WordSearch {
  const translation = scripture.translations.get(input.translation);
  if (!translation) return NOTHING;
  const { index, texts, code } = translation;
  const others = [...scripture.translations.values()].filter((other) => other !== translation);
  const allowed = toAllowed(translation, scripture, input.range);

  let words = toWords(input.text).map(({ text }) => text);
  let matches = new Matches(allowed);
  findVerses(
    index,
    others.map((other) => other.index),
    words,
    matches,
  );
  let total = matches.total;

  let correctedQuery: string | null = null;
  const corrected = total === 0 && input.mayCorrect ? correctWords(index, words) : null;
  if (corrected) {
    words = corrected;
    matches = new Matches(allowed);
    findVerses(index, [], words, matches);
    total = matches.total;
    correctedQuery = total > 0 ? words.join(" ") : null;
  }

  const hits = matches.page(input.offset, input.limit).map(({ rank, tier }): Hit => {
    const order = scripture.ranking.orderOf[rank] ?? 0;
    const text = texts[order] ?? "";
    return {
      order,
      match: correctedQuery === null ? KINDS[tier] : "similar",
      highlights: findHighlights(index, text, toOtherReading(code, text), words, tier),
    };
  });
  return { total, hits, correctedQuery };
}

/** The verses of passages that lie in the range and are printed, in the order given, each once. */
export function findByPassages(
  { texts }: TranslationText,
  passages: readonly Passage[],
  range: OrderRange,
  offset: number,
  limit: number,
): { total: number; hits: Hit[] } {
  const seen = new Set<number>();
  for (const { start, end } of passages) {
    for (let order = Math.max(start, range.start); order <= Math.min(end, range.end); order++) {
      if (texts[order] !== "") seen.add(order);
    }
  }
  const hits = [...seen]
    .slice(offset, offset + limit)
    .map((order): Hit => ({ order, match: "reference", highlights: [] }));
  return { total: seen.size, hits };
}
