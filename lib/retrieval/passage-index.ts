import "server-only";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { toWords } from "@/lib/bible/search/words";
import { stemOf, type Term } from "./query";

/** Words that say what passages are about, and the passages. */
export interface DescribedPassages {
  /** What they are filed under; its words count more. */
  names: readonly string[];
  text: string;
  passages: readonly VerseRange[];
}

/** Descriptions by the stems of their words, in flat arrays: there are some 25,000. */
export interface PassageIndex {
  stemIds: ReadonlyMap<string, number>;
  /** Descriptions that hold a stem: holders[stemStart[id]…stemStart[id + 1]), with counts beside. */
  stemStart: Int32Array;
  holders: Uint16Array;
  counts: Uint8Array;
  /** Words of each description relative to the average. */
  lengths: Float32Array;
  /** First and last verses of description d: bounds[2 × rangeStart[d]…2 × rangeStart[d + 1]). */
  rangeStart: Int32Array;
  bounds: Uint16Array;
}

/** A word of a name counts as this many of the text. */
const NAME_COUNT = 3;
const K1 = 1.2;
const B = 0.5;
/** Weight of a word that no description has. */
const UNKNOWN_WEIGHT = 5;

export function buildPassageIndex(descriptions: readonly DescribedPassages[]): PassageIndex {
  const stems = new Map<string, string>();
  const toKnownStem = (word: string) => {
    let stem = stems.get(word);
    if (stem === undefined) {
      stem = stemOf(word);
      stems.set(word, stem);
    }
    return stem;
  };
  const stemIds = new Map<string, number>();
  const postings: number[][] = [];
  const lengths = new Float32Array(descriptions.length);
  const rangeStart = new Int32Array(descriptions.length + 1);
  let total = 0;
  descriptions.forEach(({ names, text, passages }, at) => {
    const counts = new Map<number, number>();
    const note = (word: string, count: number) => {
      const stem = toKnownStem(word);
      const id = stemIds.get(stem) ?? stemIds.size;
      stemIds.set(stem, id);
      counts.set(id, (counts.get(id) ?? 0) + count);
    };
    const named = new Set(names.flatMap((name) => toWords(name).map((word) => word.text)));
    for (const word of named) note(word, NAME_COUNT);
    const words = toWords(text);
    for (const word of words) note(word.text, 1);
    lengths[at] = words.length + named.size;
    total += words.length + named.size;
    rangeStart[at + 1] = (rangeStart[at] ?? 0) + passages.length;
    for (const [id, count] of counts) {
      postings[id] ??= [];
      postings[id].push(at, Math.min(255, count));
    }
  });
  const average = total / Math.max(1, descriptions.length);
  const stemStart = new Int32Array(stemIds.size + 1);
  postings.forEach((list, id) => {
    stemStart[id + 1] = (stemStart[id] ?? 0) + list.length / 2;
  });
  const holders = new Uint16Array(stemStart[stemIds.size] ?? 0);
  const counts = new Uint8Array(holders.length);
  postings.forEach((list, id) => {
    const start = stemStart[id] ?? 0;
    for (let at = 0; at < list.length; at += 2) {
      holders[start + at / 2] = list[at] ?? 0;
      counts[start + at / 2] = list[at + 1] ?? 0;
    }
  });
  return {
    stemIds,
    stemStart,
    holders,
    counts,
    lengths: lengths.map((length) => length / average),
    rangeStart,
    bounds: Uint16Array.from(
      descriptions.flatMap(({ passages }) => passages.flatMap(({ start, end }) => [start, end])),
    ),
  };
}

/**
 * How well each description fits a question: Okapi BM25, each term by its best form, as a share of
 * what the question's words could give. Pure.
 */
export function scoreDescriptions(index: PassageIndex, terms: readonly Term[]): Float32Array {
  const { stemIds, stemStart, holders, counts, lengths } = index;
  const scores = new Float32Array(lengths.length);
  const best = new Float32Array(lengths.length);
  let total = 0;
  for (const { stem: word, forms } of terms) {
    const touched: number[] = [];
    let weight = 0;
    for (const { stem, share } of forms) {
      const id = stemIds.get(stem);
      if (id === undefined) continue;
      const start = stemStart[id] ?? 0;
      const end = stemStart[id + 1] ?? 0;
      const rarity = Math.log(1 + (lengths.length - (end - start) + 0.5) / (end - start + 0.5));
      if (stem === word || weight === 0) weight = Math.max(weight, share * rarity);
      const value = Math.min(share * rarity, weight) * (K1 + 1);
      for (let at = start; at < end; at++) {
        const holder = holders[at] ?? 0;
        const count = counts[at] ?? 0;
        const loss = K1 * (1 - B + B * (lengths[holder] ?? 1));
        const score = (value * count) / (count + loss);
        if (best[holder] === 0) touched.push(holder);
        if (score > (best[holder] ?? 0)) best[holder] = score;
      }
    }
    total += weight || UNKNOWN_WEIGHT;
    for (const holder of touched) {
      scores[holder] = (scores[holder] ?? 0) + (best[holder] ?? 0);
      best[holder] = 0;
    }
  }
  if (total === 0) return scores;
  return scores.map((score) => score / total);
}
