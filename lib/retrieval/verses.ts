import "server-only";
import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { toVerseAddress } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import type { SearchIndex } from "@/lib/bible/search/search-index";
import { builtOnce } from "@/lib/built-once";
import type { Term } from "./query";

/** Scores by canonicalOrder (entry 0 unused). */
export interface VerseScores {
  scores: Float32Array;
  /** The weight of all words of the question. */
  total: number;
  /**
   * Verses worth looking at, best first; `fit` is the share of the question's weight (0 to 1) that
   * stands there.
   */
  best: { order: number; fit: number }[];
}

/**
 * Weight of a word that occurs in no verse, about that of a word in 200 verses: what no verse can
 * answer counts too.
 */
const UNKNOWN_WEIGHT = 5;
/** Weight of a word elsewhere in the chapter, and how it fades with each verse between. */
const CONTEXT = 0.6;
const FADING = 0.93;
/** How much a long verse loses (BM25's b with k1 = 1.2, each word counted once). */
const LENGTH_LOSS = 0.3;
const K1 = 1.2;
/** Words of a verse, on average. */
const AVERAGE_LENGTH = 25;
/** Share of the question's weight that a verse and its neighbors must contain. */
const ENOUGH = 0.3;
/** Bonus of the most linked verse over the least: between equals the better known is meant. */
const KNOWN_GAIN = 0.15;
const MOST = 40;

function rarity(count: number, verses: number): number {
  return Math.log(1 + (verses - count + 0.5) / (count + 0.5));
}

function ranksOf({ stemIds, stemRanks, stemStart }: SearchIndex, stem: string): Uint16Array {
  const id = stemIds.get(stem);
  return id === undefined
    ? new Uint16Array()
    : stemRanks.subarray(stemStart[id] ?? 0, stemStart[id + 1] ?? 0);
}

/**
 * The weight of each term by its rarity, or that of its best form if no verse has the word itself.
 */
function weigh(indexes: readonly SearchIndex[], terms: readonly Term[], verses: number): number[] {
  return terms.map(({ forms }) => {
    const weights = forms.map(({ stem, share }) => {
      const count = Math.max(...indexes.map((index) => ranksOf(index, stem).length));
      return count === 0 ? 0 : share * rarity(count, verses);
    });
    return weights[0] || Math.max(...weights) || UNKNOWN_WEIGHT;
  });
}

/** The chapters as stretches of canonicalOrder. */
interface Chapters {
  /** Where each begins; the last entry is the end of the last. */
  bounds: Uint16Array;
  /** By canonicalOrder. */
  chapterOf: Uint16Array;
}

const getChapters = builtOnce("chapterBounds", (): Chapters => {
  const bounds: number[] = [];
  const chapterOf = new Uint16Array(CANON_VERSE_COUNT + 1);
  for (let order = 1; order <= CANON_VERSE_COUNT; order++) {
    if (toVerseAddress(order).verse === 1) bounds.push(order);
    chapterOf[order] = bounds.length - 1;
  }
  return { bounds: Uint16Array.from([...bounds, CANON_VERSE_COUNT + 1]), chapterOf };
});

/**
 * The value of one term in each verse (by canonicalOrder), from the best translation and form, and
 * the chapters that have any of it.
 */
function valuesOf(scripture: Scripture, { forms }: Term, weight: number, { chapterOf }: Chapters) {
  const { orderOf } = scripture.ranking;
  const values = new Float32Array(orderOf.length + 1);
  const chapters = new Set<number>();
  for (const { index } of scripture.translations.values()) {
    for (const { stem, share } of forms) {
      const ranks = ranksOf(index, stem);
      // Another form never counts more than the word itself.
      const value = Math.min(share * rarity(ranks.length, orderOf.length), weight);
      for (const rank of ranks) {
        const order = orderOf[rank] ?? 0;
        if (value <= (values[order] ?? 0)) continue;
        values[order] = value;
        chapters.add(chapterOf[order] ?? 0);
      }
    }
  }
  return { values, chapters };
}

/** The sums of all terms by canonicalOrder, and room to work in. */
interface Sums {
  own: Float32Array;
  near: Float32Array;
  context: Float32Array;
}

/**
 * Adds a term to the sums of a chapter's verses; if a verse lacks it, by its nearest occurrence in
 * the same chapter.
 */
function addToChapter(
  values: Float32Array,
  start: number,
  end: number,
  { own, near, context }: Sums,
) {
  let carried = 0;
  for (let order = start; order < end; order++) {
    carried = Math.max(carried * FADING, values[order] ?? 0);
    context[order] = carried;
  }
  carried = 0;
  for (let order = end - 1; order >= start; order--) {
    carried = Math.max(carried * FADING, values[order] ?? 0);
    if (carried > (context[order] ?? 0)) context[order] = carried;
  }
  for (let order = start; order < end; order++) {
    const held = values[order] ?? 0;
    if (held > 0) own[order] = (own[order] ?? 0) + held;
    else near[order] = (near[order] ?? 0) + CONTEXT * (context[order] ?? 0);
  }
}

/** Words of each verse in the first translation, by canonicalOrder. */
function lengthOf({ translations, ranking }: Scripture): (order: number) => number {
  const [first] = translations.values();
  const start = first?.index.tokenStart;
  return (order) => {
    const rank = ranking.rankOf[order] ?? 0;
    return (start?.[rank + 1] ?? 0) - (start?.[rank] ?? 0);
  };
}

/**
 * Scores every verse by the words of a question: rare words weigh more, other forms and synonyms
 * less. A story names its people once and continues with "he" and "she", so a word nearby in the
 * chapter counts in part. Between equals, the more linked verse wins. Takes a few milliseconds.
 * Pure.
 */
export function scoreVerses(scripture: Scripture, terms: readonly Term[]): VerseScores {
  const indexes = [...scripture.translations.values()].map(({ index }) => index);
  const { orderOf, rankOf } = scripture.ranking;
  const weights = weigh(indexes, terms, orderOf.length);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const own = new Float32Array(orderOf.length + 1);
  const near = new Float32Array(own.length);
  const sums = { own, near, context: new Float32Array(own.length) };
  const chapters = getChapters();
  terms.forEach((term, at) => {
    const held = valuesOf(scripture, term, weights[at] ?? 0, chapters);
    // Most words are in few chapters.
    for (const chapter of held.chapters) {
      const { bounds } = chapters;
      addToChapter(held.values, bounds[chapter] ?? 0, bounds[chapter + 1] ?? 0, sums);
    }
  });
  const length = lengthOf(scripture);
  const scores = new Float32Array(own.length);
  const found: number[] = [];
  for (let order = 1; order < own.length; order++) {
    const held = own[order] ?? 0;
    if (held === 0) continue;
    const loss = K1 * (1 - LENGTH_LOSS + (LENGTH_LOSS * length(order)) / AVERAGE_LENGTH);
    const known = 1 + KNOWN_GAIN * (1 - (rankOf[order] ?? 0) / orderOf.length);
    const score = ((held * (K1 + 1)) / (1 + loss) + (near[order] ?? 0)) * known;
    scores[order] = score;
    if (held + (near[order] ?? 0) >= total * ENOUGH) found.push(order);
  }
  found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  return {
    scores,
    total,
    best: found.slice(0, MOST).map((order) => ({
      order,
      fit: Math.min(1, ((own[order] ?? 0) + (near[order] ?? 0)) / total),
    })),
  };
}
