import "server-only";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { toVerseAddress } from "@/lib/bible/rules";

/** Passages ranked by one method, and how much that method is trusted. */
export interface RankedList {
  weight: number;
  entries: readonly RankedEntry[];
}

export interface RankedEntry {
  /** Several passages of one entry share its rank: a statement may name more than one. */
  ranges: readonly VerseRange[];
  /** Share of the question (0 to 1) that it fits: the best of a poor list is still poor. */
  fit: number;
}

export interface FusedPassage extends VerseRange {
  score: number;
}

/**
 * The constant of reciprocal rank fusion: an entry at rank r (from 0) gives weight × fit^1.5 /
 * (RANK_BASE + r). The usual 60 is meant for lists of a thousand; ours have some dozens, where the
 * first places should tell more.
 */
const RANK_BASE = 8;
/** How sharply an entry is penalized for fitting only part of the question. */
const FIT_POWER = 1.5;
/** What each further passage of one entry loses, in ranks. */
const FURTHER = 0.75;
/** A passage is extended to neighbors with at least this share of its best verse's score. */
const GROWS_AT = 0.65;
export const MAX_PASSAGE_VERSES = 8;
/** A passage with less than this share of the best score is noise. */
const WORTH_SHOWING = 0.4;
/** What the books that a question names add to what is found in them. */
const FAVOR = 0.6;
/** Verses this close within a chapter form one passage, and say the same to whoever asked. */
const ONE_PLACE = 3;

/** The score of a rank in a list, a common measure for passages and other sources. */
export function fuseScore(weight: number, fit: number, rank: number): number {
  return (weight * fit ** FIT_POWER) / (RANK_BASE + rank);
}

/**
 * The score one list gives each verse: that of its best entry, a little less for each further verse
 * of a long passage.
 */
function partsOf({ weight, entries }: RankedList, textScores: Float32Array): Map<number, number> {
  const parts = new Map<number, number>();
  entries.forEach(({ ranges, fit: entryFit }, rank) => {
    ranges.forEach(({ start, end }, at) => {
      const part = fuseScore(weight, entryFit, rank + at * FURTHER);
      let best = 0;
      for (let order = start; order <= end; order++) best = Math.max(best, textScores[order] ?? 0);
      for (let order = start; order <= end; order++) {
        // Within a longer passage the verses that hold the question's words are the ones meant.
        const fit = best === 0 ? (order === start ? 1 : 0.9) : (textScores[order] ?? 0) / best;
        const share = end - start < 2 ? 1 : 0.75 + 0.25 * fit;
        if (part * share > (parts.get(order) ?? 0)) parts.set(order, part * share);
      }
    });
  });
  return parts;
}

/** True for two verses (by canonicalOrder) of one place. Pure. */
export function isNear(a: number, b: number): boolean {
  if (Math.abs(a - b) > ONE_PLACE) return false;
  const first = toVerseAddress(a);
  const second = toVerseAddress(b);
  return first.book === second.book && first.chapter === second.chapter;
}

/**
 * The best-scoring run of a section's verses that contains a given verse and is no longer than a
 * passage.
 */
function cut(section: VerseRange, order: number, totals: ReadonlyMap<number, number>): VerseRange {
  const length = Math.min(section.end - section.start + 1, MAX_PASSAGE_VERSES);
  let best: VerseRange = section;
  let most = -1;
  const last = Math.min(order, section.end - length + 1);
  for (let start = Math.max(section.start, order - length + 1); start <= last; start++) {
    let sum = 0;
    for (let at = start; at < start + length; at++) sum += totals.get(at) ?? 0;
    if (sum > most) {
      most = sum;
      best = { start, end: start + length - 1 };
    }
  }
  return best;
}

function grow(order: number, totals: ReadonlyMap<number, number>): VerseRange {
  const least = (totals.get(order) ?? 0) * GROWS_AT;
  const range = { start: order, end: order };
  const next = (to: number) => {
    const score = totals.get(to) ?? 0;
    return score >= least && isNear(order, to) ? score : 0;
  };
  while (range.end - range.start + 1 < MAX_PASSAGE_VERSES) {
    const before = next(range.start - 1);
    const after = next(range.end + 1);
    if (before === 0 && after === 0) break;
    if (after >= before) range.end++;
    else range.start--;
  }
  return range;
}

/**
 * Merges lists of passages into one by reciprocal rank fusion, verse by verse: what several ways
 * find comes first, whatever the scales of their own scores. Best verses first, each with the rest
 * of the first of `sections` that holds it, else grown over neighbors nearly as good; a place is
 * named once. What lies in `favored`, where the question looks, counts more. At most `most`. Pure.
 */
export function fusePassages(
  lists: readonly RankedList[],
  textScores: Float32Array,
  most: number,
  sections: readonly VerseRange[] = [],
  favored: readonly VerseRange[] = [],
): FusedPassage[] {
  const totals = new Map<number, number>();
  for (const list of lists) {
    for (const [order, part] of partsOf(list, textScores)) {
      const isFavored = favored.some(({ start, end }) => order >= start && order <= end);
      const share = isFavored ? part * (1 + FAVOR) : part;
      totals.set(order, (totals.get(order) ?? 0) + share);
    }
  }
  const orders = [...totals].sort(
    ([a, x], [b, y]) => y - x || (textScores[b] ?? 0) - (textScores[a] ?? 0) || a - b,
  );
  const passages: FusedPassage[] = [];
  for (const [order, score] of orders) {
    if (passages.length >= most) break;
    const isTaken = passages.some(
      ({ start, end }) =>
        (order >= start && order <= end) || isNear(order, start) || isNear(order, end),
    );
    if (isTaken) continue;
    if (score < (passages[0]?.score ?? 0) * WORTH_SHOWING) break;
    const section = sections.find(({ start, end }) => order >= start && order <= end);
    const range = section ? cut(section, order, totals) : grow(order, totals);
    // Do not repeat what an earlier passage shows.
    for (const { start, end } of passages) {
      if (start <= range.end && end >= range.end) range.end = start - 1;
      else if (end >= range.start && start <= range.start) range.start = end + 1;
    }
    passages.push({ ...range, score });
  }
  return passages;
}
