import { countOf } from "@/lib/count-words";

/** What stands beside the words of a saved verse that are in no table; null for all others. */
export function standingWords({
  isChecked,
  former,
  translation,
}: {
  isChecked: boolean;
  former?: "removed" | "changed" | undefined;
  translation: string;
}): string | null {
  if (former === "removed") return `as saved; ${translation} is no longer here`;
  if (former === "changed") return `as saved; ${translation} reads differently now`;
  return isChecked ? null : "as entered, not checked";
}

/**
 * True for what can only be the name of a translation ("ESV", "NIV84", "Luther"), for others to
 * see: one short word.
 */
export function isTranslationLabel(label: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}.-]{0,11}$/u.test(label);
}

/** Where a verse goes in a list of `count`: the position asked for, at most the end. */
export function positionFor(asked: number | undefined, count: number): number {
  return Math.min(asked ?? count, count);
}

/**
 * How the verses between make room when one moves `from` a position `to` another: which of them
 * (both ends included), and by how much.
 */
export function shiftFor(from: number, to: number): { first: number; last: number; by: 1 | -1 } {
  return from < to ? { first: from + 1, last: to, by: -1 } : { first: to, last: from - 1, by: 1 };
}

/** "1 verse", "12 verses", "0 verses". */
export function formatVerseCount(count: number): string {
  return countOf(count, "verse");
}
