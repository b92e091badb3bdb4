import { know } from "./find-verses";
import type { Matches } from "./matches";
import type { SearchIndex, WordIds } from "./search-index";

/** Share of a query's weight that a verse must contain. */
const ENOUGH = 0.6;
/** Fewest words a verse must contain: a single one, however rare, is not most of a query. */
const MIN_WORDS = 2;
/** Words of a query that are considered, from its start; a remembered sentence is seldom longer. */
const MAX_WORDS = 24;
/**
 * Weight of a word that occurs in no verse: about that of a word in 200 verses, as it says nothing
 * about where to look.
 */
const UNKNOWN_WEIGHT = 5;
/** Shorter unknown words are not taken for prefixes: too many words begin with them. */
const MIN_UNFINISHED = 3;
/** Verses that are compared word by word, best covered first. */
const MAX_COMPARED = 2_000;
/** Bonus for two words adjacent in both query and verse, as a share of the lighter one's weight. */
const TOGETHER = 0.8;
/** Penalty for a long verse, which has many words by chance. */
const LENGTH_LOSS = 0.12;

interface Part {
  ranks: Uint16Array;
  weight: number;
}

/**
 * A word's verses in one translation, and its weight: ln(verses of the canon / verses with the
 * word).
 */
function toParts(index: SearchIndex, words: string[], verses: number): Part[] {
  const { stemRanks, stemStart, wordRanks, wordStart } = index;
  return know(index, words).map(({ stem, prefix: [from, to] }, at) => {
    let ranks = stemRanks.subarray(stemStart[stem] ?? 0, stemStart[stem + 1] ?? 0);
    if (stem === -1) {
      const isLong = (words[at]?.length ?? 0) >= MIN_UNFINISHED;
      const run = wordRanks.subarray(wordStart[from] ?? 0, wordStart[isLong ? to : from] ?? 0);
      ranks = Uint16Array.from(new Set(run));
    }
    return { ranks, weight: ranks.length === 0 ? 0 : Math.log(verses / ranks.length) };
  });
}

interface Reading {
  index: SearchIndex;
  /** Covered weight by rank. */
  covered: Float32Array;
  /** Number of query words by rank. */
  held: Uint8Array;
  /** The bonus when one word id directly precedes another. */
  follows: Map<number, Map<number, number>>;
}

function read(index: SearchIndex, words: string[], parts: Part[], weights: number[]): Reading {
  const covered = new Float32Array(index.tokenStart.length - 1);
  const held = new Uint8Array(covered.length);
  parts.forEach(({ ranks }, at) => {
    const weight = weights[at] ?? 0;
    for (const rank of ranks) {
      covered[rank] = (covered[rank] ?? 0) + weight;
      held[rank] = (held[rank] ?? 0) + 1;
    }
  });
  const ids = words.map((word) => index.wordIds.get(word) ?? -1);
  const follows: Reading["follows"] = new Map();
  ids.forEach((id, at) => {
    const next = ids[at + 1] ?? -1;
    if (id === -1 || next === -1) return;
    const gain = Math.min(weights[at] ?? 0, weights[at + 1] ?? 0) * TOGETHER;
    follows.set(id, (follows.get(id) ?? new Map()).set(next, gain));
  });
  return { index, covered, held, follows };
}

/** The bonus for pairs of adjacent query words that are also adjacent in the verse. */
function togetherness({ index, follows }: Reading, rank: number): number {
  const sum = (tokens: WordIds, from: number, to: number): number => {
    let total = 0;
    for (let at = from; at + 1 < to; at++) {
      total += follows.get(tokens[at] ?? -1)?.get(tokens[at + 1] ?? -1) ?? 0;
    }
    return total;
  };
  const { tokens, tokenStart, otherTokens, otherStart } = index;
  return Math.max(
    sum(tokens, tokenStart[rank] ?? 0, tokenStart[rank + 1] ?? 0),
    sum(otherTokens, otherStart[rank] ?? 0, otherStart[rank + 1] ?? 0),
  );
}

/** Each word of the query once, in any form of it. */
function distinct(index: SearchIndex, words: string[]): string[] {
  const seen = new Set<string>();
  return words.filter((word) => {
    const stem = index.stem(word);
    return !seen.has(stem) && seen.add(stem);
  });
}

/**
 * The query's words with a weight each, the same for every translation so that they can be
 * compared.
 */
function weigh(parts: Part[][], words: string[]): number[] {
  return words.map((_word, at) => {
    const found = parts.map((list) => list[at]?.weight ?? 0).filter((weight) => weight > 0);
    return found.length > 0 ? Math.min(...found) : UNKNOWN_WEIGHT;
  });
}

interface Scored {
  rank: number;
  score: number;
}

/**
 * Adds the verses that hold most of the words, by weight (rare words weigh more): for a
 * misremembered sentence, or one with words that no verse has. A verse counts with the wording of
 * whichever translation fits better. The best covered come first, where words stand together and in
 * short verses before others, then by rank.
 */
export function addSome(
  index: SearchIndex,
  others: readonly SearchIndex[],
  allWords: string[],
  matches: Matches,
): void {
  const words = distinct(index, allWords).slice(0, MAX_WORDS);
  if (words.length < MIN_WORDS) return;
  const indexes = [index, ...others];
  const verses = matches.tierOf.length;
  const parts = indexes.map((each) => toParts(each, words, verses));
  const weights = weigh(parts, words);
  const enough = weights.reduce((sum, weight) => sum + weight, 0) * ENOUGH;
  const readings = indexes.map((each, at) => read(each, words, parts[at] ?? [], weights));

  const found: Scored[] = [];
  for (let rank = 0; rank < verses; rank++) {
    let score = 0;
    for (const { covered, held } of readings) {
      if ((held[rank] ?? 0) >= MIN_WORDS) score = Math.max(score, covered[rank] ?? 0);
    }
    if (score > 0 && score >= enough && matches.isOpen(rank)) found.push({ rank, score });
  }
  const best = (a: Scored, b: Scored) => b.score - a.score || a.rank - b.rank;
  found.sort(best);
  const compared = found.slice(0, MAX_COMPARED).map(({ rank }): Scored => {
    const length = (index.tokenStart[rank + 1] ?? 0) - (index.tokenStart[rank] ?? 0);
    const scores = readings.map(
      (reading) => (reading.covered[rank] ?? 0) + togetherness(reading, rank),
    );
    return {
      rank,
      score: Math.max(...scores) * (1 - LENGTH_LOSS * Math.log10(Math.max(length, 1))),
    };
  });
  compared.sort(best);
  for (const { rank } of compared) matches.add(rank, "some");
  for (const { rank } of found.slice(MAX_COMPARED)) matches.add(rank, "some");
}
