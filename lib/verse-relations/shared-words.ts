// Words that two verses share, in the original and in the translations. Pure.
import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import type { TranslationText } from "@/lib/bible/scripture";
import type { SearchIndex } from "@/lib/bible/search/search-index";
import { toStem } from "@/lib/bible/search/words";
import { getLexemesOf, type LexemeTable } from "@/lib/words/lexeme-table";

/** Words in more verses than this share of all say nothing about a bond. */
const COMMON = 0.06;

/**
 * Forms of "to be" and of pronouns that Strong numbered by themselves: they are rare only because
 * of that.
 */
const FORMS_OF_COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    "G1488 G1498 G1510 G1511 G1526 G2070 G2071 G2075 G2076 G2077 G2252 G2258 G2277 G2468 G5600 G5607 " +
    "G1691 G1698 G1700 G3165 G3427 G3450 G2248 G2249 G2254 G2257 G4571 G4671 G4675 G5209 G5210 G5213 " +
    "G5216 G5023 G5024 G5025 G5026 G5123 G5124 G5125 G5126 G5127 G5128 G5129 G5130 G848"
  ).split(" "),
);

/** What a verse says by its rarer words: each with how much it says (the rarer, the more). */
export interface WeighedWords<Key> {
  weights: ReadonlyMap<Key, number>;
  /** Length of the vector of weights. */
  length: number;
}

function weigh<Key>(weights: ReadonlyMap<Key, number>): WeighedWords<Key> {
  let squares = 0;
  for (const weight of weights.values()) squares += weight * weight;
  return { weights, length: Math.sqrt(squares) };
}

const weightOf = (verses: number) => Math.log(CANON_VERSE_COUNT / Math.max(1, verses));
const isTelling = (verses: number) => verses <= CANON_VERSE_COUNT * COMMON;

/** Stems' ids by words' ids: −1 where a word has none, −2 where nobody has asked yet. */
const stemIds = new WeakMap<SearchIndex, Int32Array>();

/** The id of the stem of a word, −1 where it has none. Stemming is what takes the time here. */
function stemIdOf(index: SearchIndex, wordId: number): number {
  let known = stemIds.get(index);
  if (!known) {
    known = new Int32Array(index.words.length).fill(-2);
    stemIds.set(index, known);
  }
  const found = known[wordId] ?? -1;
  if (found !== -2) return found;
  const stem = toStem(index.words[wordId] ?? "", (word) => index.wordIds.has(word));
  const id = index.stemIds.get(stem) ?? -1;
  known[wordId] = id;
  return id;
}

/** In how many verses of a translation a stem stands. */
export function countVerses({ stemStart }: SearchIndex, stemId: number): number {
  return (stemStart[stemId + 1] ?? 0) - (stemStart[stemId] ?? 0);
}

/** In how many verses of a translation the first word of a spelling stands, in any form. */
export function countVersesWith(index: SearchIndex, spelling: string): number {
  const word = index.wordIds.get(/^\w+/.exec(spelling)?.[0].toLowerCase() ?? "");
  const id = word === undefined ? -1 : stemIdOf(index, word);
  return id < 0 ? 0 : countVerses(index, id);
}

/** The rarer words of a verse of a translation by their stems' ids, and a word of each. */
export function weighEnglish(
  { index }: TranslationText,
  rank: number,
): WeighedWords<number> & { wordOf: ReadonlyMap<number, string> } {
  const weights = new Map<number, number>();
  const wordOf = new Map<number, string>();
  const end = index.tokenStart[rank + 1] ?? 0;
  for (let at = index.tokenStart[rank] ?? 0; at < end; at++) {
    const wordId = index.tokens[at] ?? 0;
    const id = stemIdOf(index, wordId);
    if (id < 0 || weights.has(id)) continue;
    const verses = countVerses(index, id);
    if (!isTelling(verses)) continue;
    weights.set(id, weightOf(verses));
    wordOf.set(id, index.words[wordId] ?? "");
  }
  return { ...weigh(weights), wordOf };
}

/** The rarer original words of a verse by their places in the table. */
export function weighOriginal(table: LexemeTable, order: number): WeighedWords<number> {
  const weights = new Map<number, number>();
  for (const word of getLexemesOf(table, order)) {
    const verses = table.verseCounts[word] ?? 0;
    if (isTelling(verses) && !FORMS_OF_COMMON_WORDS.has(table.ids[word] ?? "")) {
      weights.set(word, weightOf(verses));
    }
  }
  return weigh(weights);
}

/** How alike two verses' words are, 0 to 1: the cosine of their weights. */
export function compareWords<Key>(one: WeighedWords<Key>, other: WeighedWords<Key>): number {
  let shared = 0;
  for (const [key, weight] of one.weights) {
    if (other.weights.has(key)) shared += weight * weight;
  }
  return shared === 0 ? 0 : shared / (one.length * other.length);
}

/** The words that both have, the rarest first. */
export function sharedWords<Key>(one: WeighedWords<Key>, other: WeighedWords<Key>): Key[] {
  return [...one.weights]
    .filter(([key]) => other.weights.has(key))
    .sort((a, b) => b[1] - a[1])
    .map(([key]) => key);
}
