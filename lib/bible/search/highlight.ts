import type { Tier } from "./matches";
import { findPrefix, type SearchIndex } from "./search-index";
import { toWords, type Word } from "./words";

export type TextSpan = [number, number];

/**
 * Words of the second reading, each with the place of the word of the printed text that it stands
 * for.
 */
function align(printed: Word[], other: Word[]): Word[] {
  let at = 0;
  return other.map((word) => {
    const here = printed[at];
    if (!here) return { ...word, start: 0, end: 0 };
    if (here.text === word.text) {
      at++;
      return { ...word, start: here.start, end: here.end };
    }
    // "the LORD" for "Yahweh" or the reverse: several words may stand for one, and one for several.
    const next = printed[at + 1];
    const span = { ...word, start: here.start, end: here.end };
    const isName = /^(?:yahweh|yah|lord|god)/.test(word.text);
    if (word.text.startsWith("yahweh") && here.text === "the" && next) {
      span.end = next.end;
      at += 2;
    } else if (isName) {
      at++;
    }
    return span;
  });
}

function phraseSpans(words: Word[], query: string[], unfinished: boolean): TextSpan[] {
  const spans: TextSpan[] = [];
  const last = query.length - 1;
  const fits = (word: Word | undefined, place: number) =>
    word !== undefined &&
    (place === last && unfinished
      ? word.text.startsWith(query[place] ?? "")
      : word.text === query[place]);
  for (let at = 0; at + last < words.length; at++) {
    if (query.every((_text, place) => fits(words[at + place], place))) {
      spans.push([words[at]?.start ?? 0, words[at + last]?.end ?? 0]);
    }
  }
  return spans;
}

/**
 * Verses that hold a word too common to be marked in a verse that only holds some of the query:
 * "the", "and", "you".
 */
const COMMON_VERSES = 1_500;

function isCommon({ stemIds, stemStart }: SearchIndex, stem: string): boolean {
  const id = stemIds.get(stem) ?? -1;
  return (stemStart[id + 1] ?? 0) - (stemStart[id] ?? 0) > COMMON_VERSES;
}

function wordSpans(index: SearchIndex, words: Word[], query: string[], tier: Tier): TextSpan[] {
  const _isKnown = (word: string) => index.wordIds.has(word);
  const stems = new Set(query.map((word) => index.stem(word)));
  if (tier === "some" || tier === "otherWords") {
    for (const stem of stems) if (isCommon(index, stem)) stems.delete(stem);
  }
  const last = query[query.length - 1] ?? "";
  const [from, to] = findPrefix(index, last);
  return words
    .filter(({ text }) => stems.has(index.stem(text)) || (to > from && text.startsWith(last)))
    .map(({ start, end }) => [start, end]);
}

/** The same stretches of a text, ascending and apart. */
export function mergeSpans(spans: TextSpan[]): TextSpan[] {
  const merged: TextSpan[] = [];
  for (const [start, end] of spans.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const before = merged[merged.length - 1];
    if (end <= start) continue;
    if (before && start <= before[1]) before[1] = Math.max(before[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/**
 * Where the words of a query stand in a verse found at `tier`: [start, end) in UTF-16 code units of
 * `text`, ascending, apart. `otherText` is the verse's second reading or "". Empty for a verse that
 * holds the phrase in another translation only; where a verse holds some of the words, the common
 * ones are not marked.
 */
export function findHighlights(
  index: SearchIndex,
  text: string,
  otherText: string,
  query: string[],
  tier: Tier,
): TextSpan[] {
  if (tier === "otherPhrase") return [];
  const printed = toWords(text);
  const readings = otherText === "" ? [printed] : [printed, align(printed, toWords(otherText))];
  if (tier === "phrase" || tier === "unfinishedPhrase") {
    return mergeSpans(
      readings.flatMap((words) => phraseSpans(words, query, tier === "unfinishedPhrase")),
    );
  }
  return mergeSpans(readings.flatMap((words) => wordSpans(index, words, query, tier)));
}
