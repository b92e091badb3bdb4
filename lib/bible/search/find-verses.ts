// Part of the verse search, see words.ts on why this folder exists.
import { findPrefix, type SearchIndex } from "./search-index";
import { toStem } from "./words";

/** How well a verse fits, best first. 0 in a result means: not found. */
export const TIERS = [
  "phrase",
  "unfinishedPhrase",
  "words",
  "unfinishedWords",
  "otherTranslation",
] as const;
export type Tier = (typeof TIERS)[number];

/** Fewest words that are looked for as a phrase of another translation; shorter ones stand nearly everywhere. */
const FOREIGN_PHRASE_WORDS = 3;

/** A query's words as one index knows them. */
interface KnownWord {
  /** Word id, -1 when the translation never has the word. */
  word: number;
  /** Stem id or -1. */
  stem: number;
  /** For the last word: ids of the words it begins; else an empty run. */
  prefix: [number, number];
}

function know(index: SearchIndex, words: string[]): KnownWord[] {
  return words.map((text, at) => ({
    word: index.wordIds.get(text) ?? -1,
    stem: index.stemIds.get(toStem(text, (rest) => index.wordIds.has(rest))) ?? -1,
    prefix: at === words.length - 1 ? findPrefix(index, text) : [0, 0],
  }));
}

/** True when no verse holds the word in any form. */
export function isUnknown(index: SearchIndex, word: string, mayBeUnfinished: boolean): boolean {
  const [known] = know(index, [word]);
  if (!known) return true;
  const begins = mayBeUnfinished && known.prefix[1] > known.prefix[0];
  return known.word === -1 && known.stem === -1 && !begins;
}

/** Whether the words stand one after the other in tokens[from…to); the last one may be any id of `last`. */
function holdsPhrase(
  tokens: Uint16Array,
  from: number,
  to: number,
  ids: number[],
  last: [number, number],
): boolean {
  const length = ids.length;
  const first = ids[0];
  const final = to - length;
  for (let at = from; at <= final; at++) {
    if (length > 1 && tokens[at] !== first) continue;
    let same = 1;
    while (same < length - 1 && tokens[at + same] === ids[same]) same++;
    if (length > 1 && same < length - 1) continue;
    const end = tokens[at + length - 1] ?? 0;
    if (end >= last[0] && end < last[1]) return true;
  }
  return false;
}

/** Gathers matches: each verse keeps the best tier it reached. One per search; indexed by rank. */
export class Matches {
  readonly tierOf: Uint8Array;
  readonly #allowed: Uint8Array;
  #total = 0;

  /** `allowed[rank]` is 1 for verses that pass the filters and exist in the translation. */
  constructor(allowed: Uint8Array) {
    this.#allowed = allowed;
    this.tierOf = new Uint8Array(allowed.length);
  }

  add(rank: number, tier: Tier): void {
    if (!this.isOpen(rank)) return;
    this.tierOf[rank] = TIERS.indexOf(tier) + 1;
    this.#total++;
  }

  isOpen(rank: number): boolean {
    return this.tierOf[rank] === 0 && this.#allowed[rank] === 1;
  }

  get total(): number {
    return this.#total;
  }

  /** `limit` matches after the first `offset`, tier by tier and by rank within each. */
  page(offset: number, limit: number): { rank: number; tier: Tier }[] {
    const found: { rank: number; tier: Tier }[] = [];
    let skip = offset;
    for (let tier = 0; tier < TIERS.length && found.length < limit; tier++) {
      let rank = this.tierOf.indexOf(tier + 1);
      while (rank !== -1 && found.length < limit) {
        if (skip > 0) skip--;
        else found.push({ rank, tier: TIERS[tier] ?? "words" });
        rank = this.tierOf.indexOf(tier + 1, rank + 1);
      }
    }
    return found;
  }
}

/** The shortest of the lists of verses that hold a word, or null when a word is unknown. */
function rarest(index: SearchIndex, ids: number[]): Uint16Array | null {
  let best: Uint16Array | null = null;
  for (const id of ids) {
    if (id === -1) return null;
    const ranks = index.wordRanks.subarray(index.wordStart[id] ?? 0, index.wordStart[id + 1] ?? 0);
    if (!best || ranks.length < best.length) best = ranks;
  }
  return best;
}

function addPhrase(
  index: SearchIndex,
  known: KnownWord[],
  unfinished: boolean,
  matches: Matches,
  tier: Tier,
): void {
  const ids = known.map(({ word }) => word);
  const lastWord = known[known.length - 1];
  if (!lastWord) return;
  const last: [number, number] = unfinished ? lastWord.prefix : [lastWord.word, lastWord.word + 1];
  if (last[0] === -1 || last[1] <= last[0]) return;
  const { tokens, tokenStart, otherTokens, otherStart, wordRanks, wordStart } = index;
  const all = wordRanks.subarray(wordStart[last[0]] ?? 0, wordStart[last[1]] ?? 0);
  const before = ids.length === 1 ? all : rarest(index, unfinished ? ids.slice(0, -1) : ids);
  if (!before) return;
  const candidates = all.length < before.length ? all : before;
  for (const rank of candidates) {
    if (!matches.isOpen(rank)) continue;
    const next = rank + 1;
    if (
      ids.length === 1 ||
      holdsPhrase(tokens, tokenStart[rank] ?? 0, tokenStart[next] ?? 0, ids, last) ||
      holdsPhrase(otherTokens, otherStart[rank] ?? 0, otherStart[next] ?? 0, ids, last)
    ) {
      matches.add(rank, tier);
    }
  }
}

function addWords(
  index: SearchIndex,
  known: KnownWord[],
  unfinished: boolean,
  matches: Matches,
  tier: Tier,
): void {
  const { stemRanks, stemStart, wordRanks, wordStart } = index;
  const lists: Uint16Array[] = [];
  known.forEach(({ stem }, at) => {
    if (unfinished && at === known.length - 1) return;
    lists.push(
      stem === -1
        ? stemRanks.subarray(0, 0)
        : stemRanks.subarray(stemStart[stem], stemStart[stem + 1]),
    );
  });
  lists.sort((a, b) => a.length - b.length);
  // How many lists in a row have held the verse; a verse that one list lacks falls behind for good.
  const seen = new Uint8Array(matches.tierOf.length);
  lists.forEach((ranks, at) => {
    for (const rank of ranks) if (seen[rank] === at) seen[rank] = at + 1;
  });
  if (!unfinished) {
    for (const rank of lists[0] ?? []) if (seen[rank] === lists.length) matches.add(rank, tier);
    return;
  }
  const [from, to] = known[known.length - 1]?.prefix ?? [0, 0];
  for (const rank of wordRanks.subarray(wordStart[from] ?? 0, wordStart[to] ?? 0)) {
    if (seen[rank] === lists.length) matches.add(rank, tier);
  }
}

/**
 * Finds the verses for the words of a query, last word possibly unfinished, and marks them in `matches`: as a phrase,
 * with all words in any form, or as a phrase of `others` (indexes of other translations; from three words on).
 * One word fits whole words, then other forms, then longer words; several fit as a phrase, finished or not, before they fit apart.
 */
export function findVerses(
  index: SearchIndex,
  others: SearchIndex[],
  words: string[],
  matches: Matches,
): void {
  if (words.length === 0) return;
  // More words than a byte counts cannot stand in one verse together (the longest has 90).
  if (words.length > 250) return;
  const known = know(index, words);
  addPhrase(index, known, false, matches, "phrase");
  if (words.length > 1) addPhrase(index, known, true, matches, "unfinishedPhrase");
  addWords(index, known, false, matches, "words");
  addWords(index, known, true, matches, "unfinishedWords");
  if (words.length < FOREIGN_PHRASE_WORDS) return;
  for (const other of others) {
    const knownThere = know(other, words);
    addPhrase(other, knownThere, false, matches, "otherTranslation");
    addPhrase(other, knownThere, true, matches, "otherTranslation");
  }
}
