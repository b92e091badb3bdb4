import "server-only";
import type { Scripture } from "@/lib/bible/scripture";
import { FIELDS, gatherEvidence } from "./evidence";
import { isNear } from "./fusion";
import { placesOfHighest } from "./highest";
import { type Term, toTerms } from "./query";
import { findHarsh, isTender } from "./tender";
import { findToldPassages, type ToldPassage } from "./told-passages";
import { WEIGHTS } from "./weights";

export interface RankedVerse {
  /** canonicalOrder. */
  order: number;
  /** From 0 to 1: what speaks for it, of all that could. */
  score: number;
}

/** By canonicalOrder. */
export interface MeaningScores {
  /** All evidence, from 0 to about 1. */
  scores: Float32Array;
  /** That of the verse's own words. */
  words: Float32Array;
}

/** Verses looked through for each one that is returned. */
const LOOKED_THROUGH = 6;

const FULL = FIELDS.reduce((sum, field) => sum + WEIGHTS[field], 0);

/**
 * How much speaks for each verse (by canonicalOrder) when this is asked: all fields of evidence,
 * each by its weight. 0 for a verse that is merely well known. Pure.
 */
export function scoreByMeaning(scripture: Scripture, terms: readonly Term[]): MeaningScores {
  const evidence = gatherEvidence(scripture, terms);
  const scores = new Float32Array(evidence.known.length);
  for (const field of FIELDS) {
    if (field === "known") continue;
    const weight = WEIGHTS[field] / FULL;
    const values = evidence[field];
    for (let order = 1; order < scores.length; order++) {
      scores[order] = (scores[order] ?? 0) + weight * (values[order] ?? 0);
    }
  }
  for (let order = 1; order < scores.length; order++) {
    if (scores[order] === 0) continue;
    scores[order] = (scores[order] ?? 0) + (WEIGHTS.known / FULL) * (evidence.known[order] ?? 0);
  }
  return { scores, words: evidence.words };
}

/** Passages that a description may be about, and what a certain one adds to its best verse. */
const MAX_TOLD = 3;
const TOLD = 0.5;

/** Adds to the best verse of each passage that a text may be telling of. */
export function addTold(scores: Float32Array, told: readonly ToldPassage[]): void {
  for (const { ranges, likely } of told) {
    const [range] = ranges;
    if (!range) continue;
    let best = range.start;
    for (let order = range.start; order <= range.end; order++) {
      if ((scores[order] ?? 0) > (scores[best] ?? 0)) best = order;
    }
    scores[best] = (scores[best] ?? 0) + TOLD * likely;
  }
}

/**
 * The verses that answer a question or fit a topic in anybody's words, best first, one of each
 * place: by the words of both translations and words used like them, by what the site says of
 * passages and chapters, by topical headings and by verse links. `isAllowed` leaves out verses that
 * are not wanted (a part of the Bible, a translation that does not print them). Empty only when no
 * word of the text means anything here. Some milliseconds; pure.
 */
export function rankVerses(
  scripture: Scripture,
  text: string,
  most: number,
  isAllowed: (order: number) => boolean = () => true,
): RankedVerse[] {
  const terms = toTerms(text);
  if (terms.length === 0) return [];
  const { scores } = scoreByMeaning(scripture, terms);
  addTold(scores, findToldPassages(text, MAX_TOLD));
  const harsh = isTender(text) ? findHarsh(scripture) : undefined;
  for (let order = 1; order < scores.length; order++) {
    if (harsh?.[order] === 1 || !isAllowed(order)) scores[order] = 0;
  }
  const ranked: RankedVerse[] = [];
  for (const order of placesOfHighest(scores, most * LOOKED_THROUGH, 0)) {
    if (ranked.length >= most) break;
    if (ranked.some((other) => isNear(other.order, order))) continue;
    ranked.push({ order, score: scores[order] ?? 0 });
  }
  return ranked;
}
