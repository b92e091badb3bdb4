import { CANON_VERSE_COUNT } from "../canon";
import type { TranslationCode } from "../constants";
import type { VerseRange } from "../references/verse-range";
import type { Passage } from "../rules";
import { type HeldText, isEnglish, type Scripture, toOtherReading } from "../scripture";
import { correctWords, findUnknown, restoreApostrophes, type SiteWords } from "./correct-words";
import { findFamiliarOrder } from "./familiar-wordings";
import { addSome } from "./find-some";
import { addForeignWords, findVerses } from "./find-verses";
import { findHighlights } from "./highlight";
import { Matches, type Tier } from "./matches";
import type { SearchIndex } from "./search-index";
import { toWords } from "./words";

type MatchKind =
  | "reference"
  | "familiar"
  | "phrase"
  | "words"
  | "otherTranslation"
  | "similar"
  | "some";

/** One result: a verse by canonicalOrder, why it was found, and where its words are. */
export interface Hit {
  order: number;
  match: MatchKind;
  highlights: [number, number][];
  /** In a search of every translation: the one whose words are shown, and all that have it. */
  text?: HeldText;
  translations?: string[];
}

export interface WordSearch {
  total: number;
  hits: Hit[];
  /**
   * The words searched for instead, when some were taken for misspellings, be it that nothing was
   * found by these either.
   */
  correctedQuery: string | null;
  /** Words of the query that occur in no verse of any translation. */
  missingWords: string[];
}

/** What is looked for among the verses that `allowed` (by rank) has a 1 for. */
export interface WordsAmong {
  text: string;
  offset: number;
  limit: number;
  /** Whether unknown words may be replaced by similar ones. */
  mayCorrect: boolean;
  site?: SiteWords;
  /** Verses (canonicalOrder) that come first among those that fit the words as well. */
  preferred?: readonly number[];
}

interface WordSearchInput extends WordsAmong {
  translation: TranslationCode;
  range: VerseRange;
}

export const KINDS: Record<Tier, MatchKind> = {
  familiar: "familiar",
  phrase: "phrase",
  unfinishedPhrase: "phrase",
  otherPhrase: "otherTranslation",
  words: "words",
  unfinishedWords: "words",
  otherWords: "otherTranslation",
  some: "some",
};

/** Below this many verses the search goes on to weaker matches. */
export const FEW_VERSES = 3;
/**
 * Queries of this many words get verses with most of them after the few that hold all, unless they
 * stand somewhere as typed.
 */
export const REMEMBERED_SENTENCE = 3;

const NOTHING: WordSearch = { total: 0, hits: [], correctedQuery: null, missingWords: [] };

/**
 * Tiers of verses that merely have the words, where what the search means may decide; a phrase of
 * several words is asked for as it stands.
 */
const UNORDERED = ["words", "unfinishedWords", "otherWords"] as const;

/** Flags by rank: 1 if the verse is in the range and the translation prints it. */
export function toAllowed(
  { printed }: HeldText,
  { ranking }: Pick<Scripture, "ranking">,
  { start, end }: VerseRange,
): Uint8Array {
  if (start <= 1 && end >= CANON_VERSE_COUNT) return printed;
  const allowed = new Uint8Array(printed.length);
  for (const rank of ranking.rankOf.subarray(start, end + 1)) allowed[rank] = printed[rank] ?? 0;
  return allowed;
}

/**
 * Finds verses by words, best first: phrase, phrase of another translation, all words in any form
 * (the last may be unfinished). Where that finds few: all words in another translation; where
 * nothing: words that no translation has are replaced by similar ones; at last verses that hold
 * most of the words. `total` counts every match.
 */
export function findByWords(scripture: Scripture, input: WordSearchInput): WordSearch {
  const translation = scripture.translations.get(input.translation);
  if (!translation) return NOTHING;
  return findAmong(scripture, translation, toAllowed(translation, scripture, input.range), input);
}

/** The indexes of our own translations beside one; words of another language are not in them. */
export function othersThan({ translations }: Scripture, translation: HeldText): SearchIndex[] {
  if (!isEnglish(translation)) return [];
  return [...translations.values()]
    .filter((other) => other.code !== translation.code)
    .map((other) => other.index);
}

/** The same among some verses only: those that `allowed` (by rank) has a 1 for. */
export function findAmong(
  scripture: Scripture,
  translation: HeldText,
  allowed: Uint8Array,
  input: WordsAmong,
): WordSearch {
  const { index, texts, code } = translation;
  const { orderOf, rankOf } = scripture.ranking;
  const others = othersThan(scripture, translation);
  const preferred = (input.preferred ?? []).map((order) => rankOf[order] ?? 0);
  const find = (words: string[]): Matches => {
    const found = new Matches(allowed);
    found.prefer(preferred, words.length === 1 ? ["phrase", ...UNORDERED] : UNORDERED);
    const order = findFamiliarOrder(words);
    if (order) found.add(rankOf[order] ?? 0, "familiar");
    findVerses(index, others, words, orderOf, found);
    if (found.total < FEW_VERSES) addForeignWords(others, words, found);
    return found;
  };

  const typed = toWords(input.text).map(({ text }) => text);
  let words = restoreApostrophes(index, others, typed);
  let matches = find(words);
  let correctedQuery: string | null = null;
  const corrected =
    matches.total === 0 && input.mayCorrect ? correctWords(index, others, words, input.site) : null;
  if (corrected) {
    words = corrected;
    matches = find(words);
    correctedQuery = words.join(" ");
  }
  const isSentence = words.length >= REMEMBERED_SENTENCE;
  const standsAsTyped = matches.has("phrase") || matches.has("otherPhrase");
  if (matches.total === 0 || (isSentence && matches.total < FEW_VERSES && !standsAsTyped)) {
    addSome(index, others, words, matches);
  }

  const hits = matches.page(input.offset, input.limit).map(({ rank, tier }): Hit => {
    const order = orderOf[rank] ?? 0;
    const text = texts[order] ?? "";
    return {
      order,
      match: correctedQuery === null || tier === "some" ? KINDS[tier] : "similar",
      highlights: findHighlights(index, text, toOtherReading(code, text), words, tier),
    };
  });
  return {
    total: matches.total,
    hits,
    correctedQuery,
    missingWords: findUnknown([index, ...others], words),
  };
}

/** The printed verses of passages within the range, in the order given, each once. */
export function findByPassages(
  { texts }: HeldText,
  passages: readonly Passage[],
  range: VerseRange,
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
