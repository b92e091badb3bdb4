import SearchableMap from "minisearch/SearchableMap";
import { isUnknown } from "./find-verses";
import type { SearchIndex } from "./search-index";

/** Most words of a query that are corrected; more unknown ones are not typing errors. */
const MAX_CORRECTIONS = 5;
/** Longer "words" are no misspellings. */
const MAX_WORD_LENGTH = 20;
/** Words shorter than this have too many neighbors to guess. */
const MIN_WORD_LENGTH = 3;
/** Two letters may be wrong in words longer than this, one in others that sound otherwise. */
const SHORT_WORD_LENGTH = 7;
/** From this length on two letters may be missing as well ("beginin"). */
const TWO_MISSING_LENGTH = 6;

/** A name that is nearer than a word of the text has at least so many letters. */
const MIN_NAME_LENGTH = 5;

/** The words of the rest of the site, which stand in no verse and are right all the same. */
export interface SiteWords {
  isKnown: (word: string) => boolean;
  /** Words of names; the values mean nothing. */
  names: () => SearchableMap<number>;
}
export const NO_SITE_WORDS: SiteWords = { isKnown: () => false, names: () => new SearchableMap() };

/**
 * What readers type for words that Bibles write otherwise. Looked at only where no translation has
 * the word as typed.
 */
const ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  // Revelation 13:18, which no translation prints in figures.
  ["666", ["six", "hundred", "sixty", "six"]],
  // The four letters of the divine name, as scholars write it.
  ["yhwh", ["yahweh"]],
]);

/** True when the words differ by two swapped neighboring letters, the most common typing error. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** True when `whole` is `part` with letters added and none changed. */
function holdsLetters(whole: string, part: string): boolean {
  let at = 0;
  for (const letter of whole) if (letter === part[at]) at++;
  return at === part.length;
}

/** What is heard of a word: its letters without vowels, silent h and doubling. */
export function soundOf(word: string): string {
  return (
    word.slice(0, 1) +
    word
      .slice(1)
      .replace(/[aeiouyh]/g, "")
      .replace(/(.)\1+/g, "$1")
  );
}

/**
 * How unlikely a typing error is, or null for none: a swap or a missing letter is likelier than a
 * wrong one.
 */
function costOf(typed: string, meant: string, steps: number): number | null {
  if (isSwap(typed, meant)) return 1;
  const isMissing = holdsLetters(meant, typed);
  const soundsSame = typed.length >= TWO_MISSING_LENGTH && soundOf(typed) === soundOf(meant);
  const longEnough = typed.length > SHORT_WORD_LENGTH || soundsSame;
  if (steps > 1 && !longEnough && !(isMissing && typed.length >= TWO_MISSING_LENGTH)) return null;
  return steps + (isMissing || soundsSame ? 0 : 0.5);
}

interface Candidate {
  word: string;
  cost: number;
  /** How common it is. */
  weight: number;
}

/**
 * The likeliest word of a vocabulary, the more common one between equals; the first letter is
 * assumed to be right.
 */
function nearestIn(
  vocabulary: SearchableMap<number>,
  weigh: (id: number) => number,
  word: string,
): Candidate | null {
  const first = word[0] ?? "";
  let best: Candidate | null = null;
  for (const [rest, [id, steps]] of vocabulary.atPrefix(first).fuzzyGet(word.slice(1), 2)) {
    const candidate = first + rest;
    const cost = costOf(word, candidate, steps);
    if (cost === null) continue;
    const weight = weigh(id);
    if (!best || cost < best.cost || (cost === best.cost && weight > best.weight)) {
      best = { word: candidate, cost, weight };
    }
  }
  return best;
}

/** The likeliest word of the text, or a name of the site that is nearer still. */
function nearest(index: SearchIndex, names: SiteWords["names"], word: string): string | null {
  if (word.length < MIN_WORD_LENGTH || word.length > MAX_WORD_LENGTH || /\d/.test(word))
    return null;
  const versesOf = (id: number) => (index.wordStart[id + 1] ?? 0) - (index.wordStart[id] ?? 0);
  const inText = nearestIn(index.vocabulary, versesOf, word);
  const named = word.length < MIN_NAME_LENGTH ? null : nearestIn(names(), () => 1, word);
  const isNearer = named && (!inText || named.cost < inText.cost);
  return (isNearer ? named : inText)?.word ?? null;
}

/** The words that occur in no verse of any of these translations, in any form. */
export function findUnknown(indexes: readonly SearchIndex[], words: string[]): string[] {
  const last = words.length - 1;
  return words.filter((word, at) => indexes.every((index) => isUnknown(index, word, at === last)));
}

/**
 * The query with every word that no translation has replaced by what it stands for or by its
 * nearest neighbor in the vocabulary of `index` or among the names of the site; words without one
 * stay, and so do those that the site knows. Null when nothing was replaced or too many words are unknown.
 */
export function correctWords(
  index: SearchIndex,
  others: readonly SearchIndex[],
  words: string[],
  site: SiteWords = NO_SITE_WORDS,
): string[] | null {
  const unknown = new Set(
    findUnknown([index, ...others], words).filter(
      (word) => ALIASES.has(word) || !site.isKnown(word),
    ),
  );
  if (unknown.size === 0 || unknown.size > MAX_CORRECTIONS) return null;
  const corrected = words.flatMap((word) => {
    if (!unknown.has(word)) return [word];
    return ALIASES.get(word) ?? [nearest(index, site.names, word) ?? word];
  });
  return corrected.join(" ") === words.join(" ") ? null : corrected;
}

/**
 * The words with the apostrophes that were left out: "dont" → "don't", where no verse has the word
 * as typed.
 */
export function restoreApostrophes(
  index: SearchIndex,
  others: readonly SearchIndex[],
  words: string[],
): string[] {
  return words.map((word, at) => {
    if (word.includes("'") || !isUnknown(index, word, at === words.length - 1)) return word;
    const own = index.apostrophes.get(word);
    if (own !== undefined || findUnknown(others, [word]).length === 0) return own ?? word;
    return others.map((other) => other.apostrophes.get(word)).find(Boolean) ?? word;
  });
}
