import "server-only";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import type { Scripture } from "@/lib/bible/scripture";
import { toWords, type Word } from "@/lib/bible/search/words";

// Words of a passage with others put between them, or put in the place of some.

/** Words of one passage around some that were put in. */
const FEWEST_AROUND = 3;
/** Words put in at one place, and those left out there. */
const MOST_PUT_IN = 5;
const MOST_LEFT_OUT = 3;
/** Verses of a passage that are compared. */
const MOST_VERSES = 8;
/** Words of a sentence that are in order its verse's, at the least and as a share of it. */
const FEWEST_IN_ORDER = 3;
const IN_ORDER = 0.55;
/** Words by which the stretch of a verse may be longer than the sentence that stands for it. */
const LONGER = 2;

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join(" ");

/**
 * The words that stand at one place between those of a passage, put in or for a few that it has
 * there: "Will you (at great cost) show partiality". Null for any other text.
 */
export function wordsPutIn(
  { translations }: Scripture,
  list: readonly Word[],
  passages: readonly VerseRange[],
): readonly Word[] | null {
  const given = list.map(({ text }) => text);
  for (const { texts } of translations.values())
    for (const { start, end } of passages) {
      const verses = texts.slice(start, Math.min(end, start + MOST_VERSES) + 1).join(" ");
      const found = gapIn(
        given,
        toWords(verses).map(({ text }) => text),
      );
      if (found) return list.slice(found.from, found.to);
    }
  return null;
}

/** Where words begin as some others do and end as these go on, a few words later. */
function gapIn(given: readonly string[], held: readonly string[]) {
  for (let at = 0; at < held.length; at++) {
    let from = 0;
    while (from < given.length && given[from] === held[at + from]) from++;
    if (from === 0) continue;
    if (from === given.length) return null;
    for (let next = at + from; next <= at + from + MOST_LEFT_OUT && next < held.length; next++)
      for (let to = from + 1; to <= from + MOST_PUT_IN && to < given.length; to++) {
        if (from + given.length - to < FEWEST_AROUND) break;
        if (given.slice(to).every((word, step) => word === held[next + step])) return { from, to };
      }
  }
  return null;
}

/** Length of the longest common subsequence. */
function inOrder(one: readonly string[], other: readonly string[]): number {
  let last = new Uint16Array(other.length + 1);
  for (const word of one) {
    const next = new Uint16Array(other.length + 1);
    for (let at = 0; at < other.length; at++)
      next[at + 1] =
        word === other[at] ? (last[at] ?? 0) + 1 : Math.max(last[at + 1] ?? 0, next[at] ?? 0);
    last = next;
  }
  return last[other.length] ?? 0;
}

/**
 * True for a sentence right before (-1) or after (1) true words of a passage that has most of the
 * words which stand there in the passage, in their order, and others for the rest. However common
 * they are, so many in that very place are no chance.
 */
export function standsForNeighbor(
  { translations }: Scripture,
  list: readonly Word[],
  truth: readonly Word[],
  step: 1 | -1,
  { start, end }: VerseRange,
): boolean {
  const given = list.map(({ text }) => text);
  const fewest = Math.max(FEWEST_IN_ORDER, IN_ORDER * given.length);
  const known = ` ${textOf(truth)} `;
  return [...translations.values()].some(({ texts }) => {
    const verses = texts.slice(Math.max(1, start - 1), end + 2).join(" ");
    const held = ` ${textOf(toWords(verses))} `;
    const at = held.indexOf(known);
    if (at < 0) return false;
    const beside = step === 1 ? held.slice(at + known.length) : held.slice(0, at);
    const words = beside.trim().split(" ");
    const count = given.length + LONGER;
    const stretch = step === 1 ? words.slice(0, count) : words.slice(-count);
    const common = inOrder(given, stretch);
    return common >= fewest && common < given.length;
  });
}

/** How many of the words a passage does not have, in the translation that has most of them. */
export function foreignTo(
  { translations }: Scripture,
  list: readonly Word[],
  { start, end }: VerseRange,
): number {
  const counts = [...translations.values()].map(({ texts }) => {
    const held = new Set(toWords(texts.slice(start, end + 1).join(" ")).map(({ text }) => text));
    return list.filter(({ text }) => !held.has(text)).length;
  });
  return Math.min(...counts);
}
