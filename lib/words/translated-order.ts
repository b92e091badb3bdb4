import type { PassageVerse } from "./passage-contract";

/** A run of a translation with the positions of the original words it goes back to, if any. */
export interface TranslatedRun {
  start: number;
  text: string;
  positions: readonly number[];
  /** True for words that the translators supplied. */
  isSupplied: boolean;
}

/** The verse's text cut where its alignments begin and end, in its own order; nothing is lost. */
export function toTranslatedRuns({
  text,
  alignments,
  supplied,
}: Pick<PassageVerse, "text" | "alignments" | "supplied">): TranslatedRun[] {
  const runs: TranslatedRun[] = [];
  let at = 0;
  const addOpen = (end: number) => {
    const open = text.slice(at, end);
    if (open.trim() === "") return;
    const isSupplied = supplied.some(([from, to]) => {
      const [first, last] = [at + open.search(/\S/), at + open.trimEnd().length];
      return from <= first && last <= to;
    });
    runs.push({ start: at, text: open.trim(), positions: [], isSupplied });
  };
  for (const { start, end, positions } of alignments) {
    if (start > at) addOpen(start);
    // Signs that follow directly stay with their word.
    const signs = /^[^\p{L}\p{N}\s]+/u.exec(text.slice(end))?.[0].length ?? 0;
    const cut = end + signs;
    runs.push({ start, text: text.slice(start, cut), positions, isSupplied: false });
    at = cut;
  }
  if (at < text.length) addOpen(text.length);
  return runs;
}

/** Positions of the words that no run of the translation goes back to. */
export function openPositions({
  words,
  alignments,
}: Pick<PassageVerse, "words" | "alignments">): number[] {
  const reached = new Set(alignments.flatMap(({ positions }) => positions));
  return words.map(({ position }) => position).filter((position) => !reached.has(position));
}

/** What the translation has for a word of the original, in its own order; "" for nothing. */
export function translatedBy(
  { text, alignments }: Pick<PassageVerse, "text" | "alignments">,
  position: number,
): string {
  return alignments
    .filter(({ positions }) => positions.includes(position))
    .map(({ start, end }) => text.slice(start, end))
    .join(" … ");
}
