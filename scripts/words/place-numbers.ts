import { sameWordOf } from "./same-word";

/** One wish for the original word with a number, from a place in the English sentence. */
export interface Wish {
  number: string;
  /** Where in the verse it stands, 0 to 1. */
  at: number;
}

/**
 * Gives each wish the position (from 1) of a word with its number, or 0 where the verse has none.
 * Wishes for the same number keep their order; where there are more words than wishes the nearest
 * by place are taken, and where there are fewer, neighbors share one.
 */
export function placeNumbers(wishes: readonly Wish[], numbers: readonly string[]): number[] {
  const placed = wishes.map(() => 0);
  const byNumber = new Map<string, number[]>();
  wishes.forEach(({ number }, at) => {
    const key = sameWordOf(number);
    byNumber.set(key, [...(byNumber.get(key) ?? []), at]);
  });
  for (const [key, group] of byNumber) {
    const places = numbers.flatMap((number, at) => (sameWordOf(number) === key ? [at] : []));
    if (places.length === 0) continue;
    const chosen = assign(
      group.map((at) => wishes[at]?.at ?? 0),
      places.map((at) => (at + 0.5) / numbers.length),
    );
    group.forEach((at, nth) => {
      placed[at] = (places[chosen[nth] ?? 0] ?? -1) + 1;
    });
  }
  return placed;
}

/**
 * In order, each of `from` gets one of `to` with the smallest sum of distances: each another one
 * while there are enough, shared by neighbors otherwise. Both are ascending, 0 to 1.
 */
function assign(from: readonly number[], to: readonly number[]): number[] {
  const strict = from.length <= to.length;
  const cost: number[][] = [];
  const best: number[][] = [];
  from.forEach((wish, i) => {
    cost[i] = [];
    best[i] = [];
    to.forEach((place, j) => {
      const here = Math.abs(wish - place);
      let low = i === 0 ? 0 : Number.POSITIVE_INFINITY;
      let low_at = -1;
      if (i > 0) {
        for (let k = 0; k <= (strict ? j - 1 : j); k++) {
          const before = cost[i - 1]?.[k] ?? Number.POSITIVE_INFINITY;
          if (before < low) [low, low_at] = [before, k];
        }
      }
      (cost[i] as number[])[j] = low + here;
      (best[i] as number[])[j] = low_at;
    });
  });
  const last = cost.at(-1) ?? [];
  let at = last.indexOf(Math.min(...last));
  const chosen: number[] = [];
  for (let i = from.length - 1; i >= 0; i--) {
    chosen[i] = at;
    at = best[i]?.[at] ?? -1;
  }
  return chosen;
}
