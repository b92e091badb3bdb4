import "server-only";
import type { Scripture, TranslationText } from "@/lib/bible/scripture";
import type { SearchIndex } from "@/lib/bible/search/search-index";
import { toStem, type Word } from "@/lib/bible/search/words";
import { processState } from "@/lib/process-state";

export const NONE = 0;
const stemsOfIndex = processState("guardStems", () => new WeakMap<SearchIndex, Uint16Array>());

/** The stem of each word of a translation by word id, numbered from 1. */
export function stemsOf({ index }: TranslationText): Uint16Array {
  const known = stemsOfIndex.get(index);
  if (known) return known;
  const isKnown = (word: string) => index.wordIds.has(word);
  const stems = Uint16Array.from(
    index.words,
    (word) => (index.stemIds.get(toStem(word, isKnown)) ?? -1) + 1,
  );
  stemsOfIndex.set(index, stems);
  return stems;
}

/** Builds what comparing words needs ahead of the first answer. */
export function warmUpAlignment({ translations }: Pick<Scripture, "translations">): void {
  for (const text of translations.values()) stemsOf(text);
}

/** Words of a text as a translation knows them. */
export interface Given {
  words: readonly Word[];
  /** Word ids; -1 for a word that the translation does not have. */
  ids: number[];
  stems: number[];
  /** True for a name that is not God's and for a number, which a summary needs as well. */
  names: boolean[];
}

const NUMBER =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/;
export const isNumber = (word: string) => NUMBER.test(word);
const STARTS_SENTENCE = /(?:^|[.!?:]\s)[^\p{L}]*$/u;
const OF_GOD = /^(?:god|lord|yahweh|jesus|christ|spirit|father|son|holy|i)$/;

export function toGiven(text: TranslationText, words: readonly Word[], written: string): Given {
  const { index } = text;
  const stems = stemsOf(text);
  const isKnown = (word: string) => index.wordIds.has(word);
  const ids = words.map((word) => index.wordIds.get(word.text) ?? -1);
  return {
    words,
    ids,
    names: words.map(
      (word) =>
        NUMBER.test(word.text) ||
        (/^\p{Lu}/u.test(written.slice(word.start, word.end)) &&
          !OF_GOD.test(word.text) &&
          !STARTS_SENTENCE.test(written.slice(0, word.start))),
    ),
    stems: words.map((word, at) => {
      const id = ids[at] ?? -1;
      return id >= 0
        ? (stems[id] ?? NONE)
        : (index.stemIds.get(toStem(word.text, isKnown)) ?? -1) + 1;
    }),
  };
}

/** Words of other translations for the same. */
const WRITTEN_OTHERWISE: Readonly<Record<string, RegExp>> = {
  lord: /^yahweh$/,
  yahweh: /^lord$/,
  not: /n't$/,
  will: /^(?:shall|wilt|shalt|won't)$/,
  shall: /^(?:will|wilt|shalt|won't)$/,
  you: /^(?:thou|thee|ye)$/,
  your: /^(?:thy|thine)$/,
  to: /^unto$/,
};

/**
 * Tells whether a word of a text (`row`) is one of a verse (`column` of its tokens): the same, of the
 * same stem, or what another translation has for it.
 */
export function meetingOf(
  translation: TranslationText,
  given: Given,
  tokens: readonly number[],
): (row: number, column: number) => boolean {
  const { index } = translation;
  const stems = stemsOf(translation);
  const otherwise = given.words.map(({ text }) => WRITTEN_OTHERWISE[text]);
  return (row, column) => {
    const token = tokens[column] ?? -1;
    if (given.ids[row] === token) return true;
    if (given.stems[row] !== NONE && given.stems[row] === stems[token]) return true;
    return otherwise[row]?.test(index.words[token] ?? "") ?? false;
  };
}

/** Most words of a verse that are compared. */
export const MAX_PASSAGE = 160;

export function tokensOf(
  translation: TranslationText,
  rankOf: Uint16Array,
  order: number,
): number[] {
  const { tokens, tokenStart } = translation.index;
  const rank = rankOf[order] ?? 0;
  return [...tokens.subarray(tokenStart[rank] ?? 0, tokenStart[rank + 1] ?? 0)].slice(
    0,
    MAX_PASSAGE,
  );
}
