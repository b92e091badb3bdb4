// Everything in this folder is pure: the verse search over the text in memory.
import { stemmer } from "stemmer";

/** One word of a text: normalized, with its [start, end) in UTF-16 code units. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const APOSTROPHES = /[\u2018\u2019\u02BC`´]/g;
const WORD = /[\p{L}\p{N}\p{M}]+(?:['\u2018\u2019\u02BC`´](?=[\p{L}])[\p{L}\p{M}]+)*/gu;
const PLAIN_WORD = /^[a-z]+$/;

/** Lower case, straight apostrophes, no accents: the form in which words are compared. */
export function normalizeWord(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN_WORD.test(lower)) return lower;
  return lower.replace(APOSTROPHES, "'").normalize("NFKD").replace(/\p{M}/gu, "");
}

/**
 * The words of a text in order. Hyphens and all other signs separate words, apostrophes inside a
 * word do not.
 */
export function toWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    words.push({
      text: normalizeWord(match[0]),
      start: match.index,
      end: match.index + match[0].length,
    });
  }
  return words;
}

/**
 * "loveth", "goest": the King James Version's endings and what may remain when they are removed.
 */
function archaicStems(word: string): string[] {
  if (!/.{2}e(?:th|st)$/.test(word)) return [];
  const bare = word.slice(0, -3);
  return [
    word.slice(0, -2),
    bare,
    /(.)\1$/.test(bare) ? bare.slice(0, -1) : bare,
    bare.replace(/i$/, "y"),
  ];
}

/** Stems of the words asked for first: those of the texts and of what the site knows. */
const stems = new Map<string, string>();
const MAX_STEMS = 40_000;

function stemOfBase(base: string): string {
  const known = stems.get(base);
  if (known !== undefined) return known;
  const stem = stemmer(base);
  if (stems.size < MAX_STEMS) stems.set(base, stem);
  return stem;
}

/**
 * The stem under which forms of a word meet ("loves", "loving", "loveth" → "love"). Porter's
 * algorithm (npm stemmer), after a possessive ending and, where `isKnown` says that the rest is a
 * word, an archaic one have been taken off.
 */
export function toStem(word: string, isKnown: (word: string) => boolean): string {
  const base = word.replace(/'s?$/, "");
  return stemOfBase(archaicStems(base).find(isKnown) ?? base);
}
