import { toWords, type Word } from "../../lib/bible/search/words";
import { lexemeIdOf } from "../../lib/words/stored";
import type { Alignment } from "../../prisma/seed/words/packed";
import { matchWords } from "./match-words";
import type { SourceWord } from "./original-text";
import { placeNumbers } from "./place-numbers";
import type { Tag, TaggedRun } from "./tagged-kjv";

/** Marks a verb's object in Hebrew; the source tags it together with the verb. */
const OBJECT_MARKERS = new Set(["H853", "H3487"]);

/**
 * What each word of our King James verse translates, by the tagged edition's runs of the same
 * verse. Numbers that are not in the verse's original give nothing.
 */
export function alignKjv(
  text: string,
  runs: readonly TaggedRun[],
  originals: readonly SourceWord[],
): Alignment[] {
  const theirs: { word: string; tag: Tag | null }[] = [];
  for (const { text: run, tag, title } of runs) {
    if (title) continue;
    for (const { text: word } of toWords(run)) theirs.push({ word, tag });
  }
  const ours = toWords(text);
  const pairs = matchWords(ours.map(plain), theirs.map(plainOf));
  const positions = positionsOfTags(runs, originals);
  const alignments: Alignment[] = [];
  let previous: Tag | null = null;
  ours.forEach((_word, at) => {
    const tag = theirs[pairs[at] ?? -1]?.tag ?? between(pairs, theirs, at);
    const found = (tag && positions.get(tag)) ?? [];
    const last = alignments.at(-1);
    if (found.length > 0 && tag === previous && last?.to === at - 1) last.to = at;
    else if (found.length > 0) alignments.push({ from: at, to: at, positions: found });
    previous = tag;
  });
  return alignments;
}

const plain = ({ text }: Word) => text.replaceAll("'", "");
const plainOf = ({ word }: { word: string }) => word.replaceAll("'", "");

/** A word spelled otherwise there, between two words of one tag, belongs to that tag. */
function between(
  pairs: readonly number[],
  theirs: readonly { tag: Tag | null }[],
  at: number,
): Tag | null {
  if ((pairs[at] ?? -1) >= 0) return null;
  const before = theirs[pairs[at - 1] ?? -1]?.tag;
  const after = theirs[pairs[at + 1] ?? -1]?.tag;
  if (before && before === after) return before;
  // One word stands for exactly one other: between its paired neighbors there is a single word.
  const [left, right] = [pairs[at - 1] ?? -2, pairs[at + 1] ?? -2];
  return left >= 0 && right === left + 2 ? (theirs[left + 1]?.tag ?? null) : null;
}

/** The original words of each tag of the verse. */
function positionsOfTags(
  runs: readonly TaggedRun[],
  originals: readonly SourceWord[],
): Map<Tag, number[]> {
  const tags = [...new Set(runs.flatMap(({ tag }) => (tag ? [tag] : [])))];
  const positions = new Map<Tag, number[]>();
  const wishes: { tag: Tag; number: string; at: number }[] = [];
  tags.forEach((tag, nth) => {
    if (tag.positions.length > 0) {
      positions.set(
        tag,
        [...tag.positions].sort((a, b) => a - b),
      );
      return;
    }
    const telling = tag.numbers.filter((number) => !OBJECT_MARKERS.has(number));
    for (const number of telling.length > 0 ? telling : tag.numbers) {
      wishes.push({ tag, number, at: (nth + 0.5) / tags.length });
    }
  });
  const placed = placeNumbers(
    wishes,
    originals.map(({ lemma }) => lexemeIdOf(lemma)),
  );
  wishes.forEach(({ tag }, at) => {
    const position = placed[at] ?? 0;
    if (position === 0) return;
    const known = positions.get(tag) ?? [];
    if (!known.includes(position))
      positions.set(
        tag,
        [...known, position].sort((a, b) => a - b),
      );
  });
  return positions;
}
