/** A run of verses by their canonicalOrder, both ends included; it may cross chapters and books. */
export interface VerseRange {
  start: number;
  end: number;
}

/** True when two runs have a verse in common. Pure. */
export function overlaps(one: VerseRange, other: VerseRange): boolean {
  return one.start <= other.end && other.start <= one.end;
}

/** True when one of the first has a verse in common with one of the second. Pure. */
export const anyOverlap = (some: readonly VerseRange[], others: readonly VerseRange[]): boolean =>
  some.some((one) => others.some((other) => overlaps(one, other)));
