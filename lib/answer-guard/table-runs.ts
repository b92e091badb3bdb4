import "server-only";
import { toVerseAddress } from "@/lib/bible/rules";
import type { Scripture, TranslationText } from "@/lib/bible/scripture";
import type { SearchIndex } from "@/lib/bible/search/search-index";
import { processState } from "@/lib/process-state";

// Words in sequence in the table of verses: where they stand, over the borders of verses.

/** Longer spans are never taken for a quotation. */
const MAX_WORDS = 400;

/** How often a word occurs in the text. */
function frequency({ wordStart }: SearchIndex, id: number): number {
  return (wordStart[id + 1] ?? 0) - (wordStart[id] ?? 0);
}

/** Walks through the words of a translation, verse by verse in canonical order, within one book. */
export class WordCursor {
  constructor(
    private readonly text: TranslationText,
    private readonly rankOf: Uint16Array,
    public order: number,
    public at: number,
  ) {}

  get word(): number | undefined {
    return this.text.index.tokens[this.at];
  }

  get spot(): WordSpot {
    const start = this.text.index.tokenStart[this.rankOf[this.order] ?? 0] ?? 0;
    return { order: this.order, word: this.at - start };
  }

  /** Moves one word forward (1) or back (-1); false at either end of the book. */
  move(step: 1 | -1): boolean {
    const { tokenStart } = this.text.index;
    const rank = this.rankOf[this.order] ?? 0;
    const next = this.at + step;
    if (next >= (tokenStart[rank] ?? 0) && next < (tokenStart[rank + 1] ?? 0)) {
      this.at = next;
      return true;
    }
    const book = toVerseAddress(this.order).book;
    for (let order = this.order + step; order >= 1 && order < this.rankOf.length; order += step) {
      if (toVerseAddress(order).book !== book) return false;
      const other = this.rankOf[order] ?? 0;
      const start = tokenStart[other] ?? 0;
      const end = tokenStart[other + 1] ?? 0;
      // Verses that the translation omits have no words.
      if (start === end) continue;
      this.order = order;
      this.at = step === 1 ? start : end - 1;
      return true;
    }
    return false;
  }
}

/** True when `ids` surround the cursor, which stands at word number `known` of them. */
export function matchAround(cursor: WordCursor, ids: readonly number[], known: number): boolean {
  for (let back = known; back > 0; back--) {
    if (!cursor.move(-1) || cursor.word !== ids[back - 1]) return false;
  }
  for (let next = 1; next < ids.length; next++) {
    if (!cursor.move(1) || cursor.word !== ids[next]) return false;
  }
  return true;
}

/** Words in a remembered run, and the bits of the filter (2 MB a translation). */
const RUN = 4;
const RUN_BITS = 24;
const filters = processState("knownRuns", () => new WeakMap<SearchIndex, Uint32Array>());

/** A hash of `count` ids from a place on, of so many bits. */
export function hashRun(ids: ArrayLike<number>, from: number, count: number, bits: number): number {
  let hash = 0;
  for (let at = from; at < from + count; at++) {
    hash = Math.imul(hash ^ (ids[at] ?? 0), 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return hash >>> (32 - bits);
}

/**
 * A Bloom filter of all runs of four words in a translation. It saves looking for words that never
 * occur together at every occurrence of the most common one. Built at first use in about 50 ms.
 */
export function runsOf(
  { index }: TranslationText,
  orderOf: Uint16Array,
  rankOf: Uint16Array,
): Uint32Array {
  const known = filters.get(index);
  if (known) return known;
  const runs = new Uint32Array(1 << (RUN_BITS - 5));
  const last: number[] = [];
  for (let order = 1; order <= orderOf.length; order++) {
    const rank = rankOf[order] ?? 0;
    const end = index.tokenStart[rank + 1] ?? 0;
    for (let at = index.tokenStart[rank] ?? 0; at < end; at++) {
      last.push(index.tokens[at] ?? 0);
      if (last.length > RUN) last.shift();
      if (last.length < RUN) continue;
      const hash = hashRun(last, 0, RUN, RUN_BITS);
      runs[hash >>> 5] = (runs[hash >>> 5] ?? 0) | (1 << (hash & 31));
    }
  }
  filters.set(index, runs);
  return runs;
}

/** True unless no verse can have the four words from a place on. */
function mayHoldRun(runs: ArrayLike<number>, ids: readonly number[], from: number): boolean {
  const hash = hashRun(ids, from, RUN, RUN_BITS);
  return ((runs[hash >>> 5] ?? 0) & (1 << (hash & 31))) !== 0;
}

/** The same of words of which some may stand nowhere (-1), or fewer than four be left. */
function isKnownRun(runs: ArrayLike<number>, ids: readonly number[], from: number): boolean {
  if (from + RUN > ids.length || ids.slice(from, from + RUN).includes(-1)) return false;
  return mayHoldRun(runs, ids, from);
}

/**
 * The ids of a text's words in a translation; null when one does not occur in it, or when there are
 * too few or too many.
 */
export function toIds({ index }: TranslationText, words: readonly string[]): number[] | null {
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const ids: number[] = [];
  for (const word of words) {
    const id = index.wordIds.get(word);
    if (id === undefined) return null;
    ids.push(id);
  }
  return ids;
}

/** A word of the table: its verse, and its number in it from 0. */
export interface WordSpot {
  order: number;
  word: number;
}

/** Calls `found` with the first and the last word of each place of the words, until it returns true. */
export function standsAnywhere(
  text: TranslationText,
  { orderOf, rankOf }: Scripture["ranking"],
  ids: readonly number[],
  found: (first: WordSpot, last: WordSpot) => boolean = () => true,
): boolean {
  const { index } = text;
  const runs = runsOf(text, orderOf, rankOf);
  for (let from = 0; from + RUN <= ids.length; from++) {
    if (!mayHoldRun(runs, ids, from)) return false;
  }
  let rarest = 0;
  ids.forEach((id, at) => {
    if (frequency(index, id) < frequency(index, ids[rarest] ?? id)) rarest = at;
  });
  const wanted = ids[rarest] ?? 0;
  const last = index.wordStart[wanted + 1] ?? 0;
  const before = ids[rarest - 1];
  const after = ids[rarest + 1];
  for (let entry = index.wordStart[wanted] ?? 0; entry < last; entry++) {
    const rank = index.wordRanks[entry] ?? 0;
    const start = index.tokenStart[rank] ?? 0;
    const end = index.tokenStart[rank + 1] ?? 0;
    for (let at = start; at < end; at++) {
      if (index.tokens[at] !== wanted) continue;
      // Most occurrences fail here, at the neighboring word in the same verse.
      if (before !== undefined && at > start && index.tokens[at - 1] !== before) continue;
      if (after !== undefined && at + 1 < end && index.tokens[at + 1] !== after) continue;
      const cursor = new WordCursor(text, rankOf, orderOf[rank] ?? 1, at);
      if (!matchAround(cursor, ids, rarest)) continue;
      const to = cursor.spot;
      for (let back = 1; back < ids.length; back++) cursor.move(-1);
      if (found(cursor.spot, to)) return true;
    }
  }
  return false;
}

/** Share (0 to 1) of the runs of four among some words that a translation has. */
export function knownRuns(
  text: TranslationText,
  { orderOf, rankOf }: Scripture["ranking"],
  words: readonly string[],
): number {
  const runs = runsOf(text, orderOf, rankOf);
  const ids = words.map((word) => text.index.wordIds.get(word) ?? -1);
  let known = 0;
  for (let from = 0; from + RUN <= ids.length; from++) if (isKnownRun(runs, ids, from)) known++;
  return known / Math.max(1, ids.length - RUN + 1);
}

/** Words one after the other that few verses have, and the most verses that have them. */
const LONG_RUN = 5;
const FEW_VERSES = 3;

/**
 * The verses in which runs of five and more of some words begin, of those that few verses have:
 * however common the words are, their sequence tells.
 */
export function versesOfRuns(
  text: TranslationText,
  ranking: Scripture["ranking"],
  words: readonly string[],
): number[] {
  const runs = runsOf(text, ranking.orderOf, ranking.rankOf);
  const ids = words.map((word) => text.index.wordIds.get(word) ?? -1);
  const verses = new Set<number>();
  for (let from = 0; from + LONG_RUN <= ids.length; from++) {
    let to = from;
    while (isKnownRun(runs, ids, to)) to++;
    const run = ids.slice(from, to + RUN - 1);
    from = to;
    if (run.length < LONG_RUN) continue;
    const found: number[] = [];
    standsAnywhere(text, ranking, run, ({ order }) => found.push(order) > FEW_VERSES);
    if (found.length <= FEW_VERSES) for (const order of found) verses.add(order);
  }
  return [...verses];
}
