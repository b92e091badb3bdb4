import "server-only";
import type { Scripture, TranslationText } from "@/lib/bible/scripture";
import type { SearchIndex } from "@/lib/bible/search/search-index";
import type { Word } from "@/lib/bible/search/words";
import { processState } from "@/lib/process-state";
import { hashRun } from "./table-runs";

// Which verses share runs of three words with a text. An altered verse of common words has no rare
// ones to be found by, but hardly ever a word exchanged in every three.

/** Words of a run. */
const RUN = 3;
/** Bits of a run's bucket: a few of the 790,000 places of a translation to each. */
const BUCKET_BITS = 18;
/** Places of a run that is too common to tell a verse. */
const COMMON = 60;
/** Verses that have a run which tells of them. */
const FEW = 5;
/** Verses that are compared. */
const CANDIDATES = 5;
/** Runs that a text and a verse share at the least; one that has no other place tells as much. */
const FEWEST_SHARED = 1;

/** Places in the tokens of a translation where runs begin, by bucket: places[start[b]…start[b + 1]). */
interface Trigrams {
  start: Uint32Array;
  places: Uint32Array;
}

const trigrams = processState("guardTrigrams", () => new WeakMap<SearchIndex, Trigrams>());

const bucketOf = (ids: ArrayLike<number>, at: number) => hashRun(ids, at, RUN, BUCKET_BITS);

/** The runs of three words of a translation, within verses. Built at first use in about 50 ms. */
export function trigramsOf({ index }: TranslationText): Trigrams {
  const known = trigrams.get(index);
  if (known) return known;
  const { tokens, tokenStart } = index;
  const start = new Uint32Array((1 << BUCKET_BITS) + 1);
  const eachRun = (found: (at: number) => void) => {
    for (let rank = 0; rank + 1 < tokenStart.length; rank++)
      for (let at = tokenStart[rank] ?? 0; at + RUN <= (tokenStart[rank + 1] ?? 0); at++) found(at);
  };
  eachRun((at) => {
    const bucket = bucketOf(tokens, at);
    start[bucket + 1] = (start[bucket + 1] ?? 0) + 1;
  });
  for (let bucket = 1; bucket < start.length; bucket++)
    start[bucket] = (start[bucket] ?? 0) + (start[bucket - 1] ?? 0);
  const places = new Uint32Array(start.at(-1) ?? 0);
  const next = start.slice();
  eachRun((at) => {
    const bucket = bucketOf(tokens, at);
    places[next[bucket] ?? 0] = at;
    next[bucket] = (next[bucket] ?? 0) + 1;
  });
  const built = { start, places };
  trigrams.set(index, built);
  return built;
}

/** The rank of the verse that a token belongs to. */
function rankAt(tokenStart: Int32Array, place: number): number {
  let [low, high] = [0, tokenStart.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((tokenStart[middle] ?? 0) <= place) low = middle;
    else high = middle;
  }
  return low;
}

/** The ranks of the verses that have the run of a text's words from a place on; null for a common one. */
function ranksOfRun(
  { index }: TranslationText,
  { start, places }: Trigrams,
  ids: readonly number[],
  at: number,
): ReadonlySet<number> | null {
  const run = ids.slice(at, at + RUN);
  const ranks = new Set<number>();
  if (run.length < RUN || run.includes(-1)) return ranks;
  const bucket = bucketOf(run, 0);
  for (let entry = start[bucket] ?? 0; entry < (start[bucket + 1] ?? 0); entry++) {
    const place = places[entry] ?? 0;
    if (run.some((id, step) => index.tokens[place + step] !== id)) continue;
    ranks.add(rankAt(index.tokenStart, place));
    if (ranks.size > COMMON) return null;
  }
  return ranks;
}

/**
 * The verses (canonicalOrder) that share most runs of three words with a text, rarer runs counting
 * more, best first; at most five. `ids` are the text's words as the translation knows them, -1 for
 * one that it does not have.
 */
export function versesBySharedRuns(
  text: TranslationText,
  { orderOf }: Scripture["ranking"],
  ids: readonly number[],
): number[] {
  const known = trigramsOf(text);
  const votes = new Map<number, number>();
  for (let at = 0; at + RUN <= ids.length; at++) {
    const ranks = ranksOfRun(text, known, ids, at);
    if (ranks === null) continue;
    for (const rank of ranks) votes.set(rank, (votes.get(rank) ?? 0) + 1 / Math.sqrt(ranks.size));
  }
  return [...votes]
    .filter(([, vote]) => vote >= FEWEST_SHARED)
    .sort((one, other) => other[1] - one[1] || one[0] - other[0])
    .slice(0, CANDIDATES)
    .map(([rank]) => orderOf[rank] ?? 1);
}

/** True when the last three of some words stand together in a few verses, and in no others. */
export function endsAsFewVerses({ translations }: Scripture, words: readonly Word[]): boolean {
  return [...translations.values()].some((text) => {
    const ids = words.slice(-RUN).map((word) => text.index.wordIds.get(word.text) ?? -1);
    const ranks = ranksOfRun(text, trigramsOf(text), ids, 0);
    return ranks !== null && ranks.size > 0 && ranks.size <= FEW;
  });
}
