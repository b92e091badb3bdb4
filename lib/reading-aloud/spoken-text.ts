// What a voice is given of a verse, and in which parts. The reader runs it in the browser.

/**
 * Browsers cut what some voices say after about 15 seconds. At twice the usual pace for slow voices
 * (12 characters a second) so many characters stay below that.
 */
const MOST_CHARACTERS = 160;
/** A part that ends at a sign of punctuation is at least so much of the longest one. */
const LEAST_SHARE = 0.4;

/** Names printed in capitals, which some voices would spell. */
const CAPITALS = /\b(?:LORD|GOD|YAHWEH|JEHOVAH|YAH|JAH)\b/g;

/** A verse's words for a voice: every character stays in its place. */
export function toSpoken(shown: string): string {
  return shown
    .replaceAll("\u00a0", " ")
    .replace(CAPITALS, (name) => name.charAt(0) + name.slice(1).toLowerCase());
}

/**
 * Where the part that begins at `from` ends: the whole text if it is short enough at this rate (1
 * is the voice's own pace), else behind the last sentence or clause that fits, else behind a word.
 */
export function partEnd(text: string, from: number, rate: number): number {
  const most = Math.max(20, Math.round(MOST_CHARACTERS * Math.min(1, rate)));
  if (text.length - from <= most) return text.length;
  const piece = text.slice(from, from + most);
  const lastOf = (signs: RegExp) =>
    [...piece.matchAll(signs)].map((found) => found.index + found[0].length).at(-1) ?? 0;
  for (const signs of [/[.?!]['’”"]*\s/g, /[;:,—。、،؛]['’”"]*\s?/g]) {
    const end = lastOf(signs);
    if (end >= most * LEAST_SHARE) return from + end;
  }
  return from + (lastOf(/\s/g) || most);
}

/** The length of the word that begins at a place, for voices that say only where one begins. */
export function wordLength(text: string, at: number): number {
  return /^[\p{L}\p{M}\p{N}’'-]+/u.exec(text.slice(at))?.[0].length ?? 0;
}
