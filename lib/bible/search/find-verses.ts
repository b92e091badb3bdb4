import type { Matches, Tier } from "./matches";
import { findPrefix, type SearchIndex, type WordIds } from "./search-index";

/**
 * With at least this many words a phrase of another translation always counts; two words occur
 * nearly everywhere.
 */
const FOREIGN_PHRASE_WORDS = 3;
/**
 * Two words count as a phrase of another translation if fewer verses than this have them in the
 * chosen one.
 */
const FEW_OWN_PHRASES = 10;
/** Among at most this many verses, the first one of a phrase in canonical order leads. */
const FIRST_MENTION_VERSES = 24;
/**
 * How many times more verses a longer word must have than a short whole one to be taken for the
 * word being typed.
 */
const UNFINISHED_FACTOR = 10;
/**
 * Share of those verses that forms of one word must make up: "shepher" is going to be "shepherd",
 * "eve" may be anything.
 */
const UNFINISHED_SHARE = 0.8;

/** A query's words as one index knows them. */
export interface KnownWord {
  /** Word id, -1 when the translation never has the word. */
  word: number;
  /** Stem id or -1. */
  stem: number;
  /** For the last word: ids of the words it begins; else an empty run. */
  prefix: [number, number];
}

/** Looks the words of a query up; the last one may be unfinished. */
export function know(index: SearchIndex, words: string[]): KnownWord[] {
  return words.map((text, at) => ({
    word: index.wordIds.get(text) ?? -1,
    stem: index.stemIds.get(index.stem(text)) ?? -1,
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

/** Whether the words occur in sequence in tokens[from…to); the last one may be any id of `last`. */
function holdsPhrase(
  tokens: WordIds,
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

/** The shortest list of verses with one of the words, or null when a word is unknown. */
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
  // In how many lists so far the verse occurs; one that is missing from a list is out.
  const seen = new Uint8Array(matches.tierOf.length);
  for (const [at, ranks] of lists.entries()) {
    let held = 0;
    for (const rank of ranks) {
      if (seen[rank] !== at) continue;
      seen[rank] = at + 1;
      held++;
    }
    if (held === 0) return;
  }
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
 * True for a whole word that is far rarer than a longer one it begins: "shepher" (a mountain) on
 * the way to "shepherd". Then its verses must not push the others aside while a visitor types.
 */
function isBeginning(index: SearchIndex, { word, prefix: [from, to] }: KnownWord): boolean {
  const { wordStart, words } = index;
  const versesFrom = (first: number, past: number) =>
    (wordStart[past] ?? 0) - (wordStart[first] ?? 0);
  const own = versesFrom(word, word + 1);
  const longer = versesFrom(from, to) - own;
  if (word === -1 || longer < own * UNFINISHED_FACTOR) return false;
  const byStem = new Map<string, number>();
  for (let id = from; id < to; id++) {
    if (id === word) continue;
    const stem = index.stem(words[id] ?? "");
    byStem.set(stem, (byStem.get(stem) ?? 0) + versesFrom(id, id + 1));
  }
  return Math.max(...byStem.values()) >= longer * UNFINISHED_SHARE;
}

/** Verses where other translations have the words as a phrase. */
function addForeignPhrases(others: SearchIndex[], words: string[], matches: Matches): void {
  const needed = matches.total < FEW_OWN_PHRASES ? 2 : FOREIGN_PHRASE_WORDS;
  if (words.length < needed) return;
  for (const other of others) {
    const known = know(other, words);
    addPhrase(other, known, false, matches, "otherPhrase");
    addPhrase(other, known, true, matches, "otherPhrase");
  }
}

/** No verse has more words than a byte can count (the longest has 90). */
const MAX_WORDS = 250;

/**
 * Finds the verses for the words of a query, last word possibly unfinished, and marks them in
 * `matches`: as a phrase, as a phrase of `others` (indexes of other translations), or with all
 * words in any form. One word fits whole words, then other forms, then longer words; several fit as
 * a phrase, finished or not, before they fit apart. `orderOf` is canonicalOrder by rank.
 */
export function findVerses(
  index: SearchIndex,
  others: SearchIndex[],
  words: string[],
  orderOf: Uint16Array,
  matches: Matches,
): void {
  if (words.length === 0 || words.length > MAX_WORDS) return;
  const known = know(index, words);
  const [only] = known;
  if (words.length > 1) {
    addPhrase(index, known, false, matches, "phrase");
    addPhrase(index, known, true, matches, "unfinishedPhrase");
    addForeignPhrases(others, words, matches);
    for (const tier of ["phrase", "unfinishedPhrase", "otherPhrase"] as const) {
      matches.leadWithFirst(tier, orderOf, FIRST_MENTION_VERSES);
    }
  } else if (only && !isBeginning(index, only)) {
    addPhrase(index, known, false, matches, "phrase");
    addWords(index, known, false, matches, "words");
  }
  if (words.length > 1) addWords(index, known, false, matches, "words");
  addWords(index, known, true, matches, "unfinishedWords");
}

/**
 * Adds the verses that hold all words in any form in another translation; the last word may be
 * unfinished.
 */
export function addForeignWords(others: SearchIndex[], words: string[], matches: Matches): void {
  if (words.length === 0 || words.length > MAX_WORDS) return;
  for (const other of others) {
    const known = know(other, words);
    addWords(other, known, false, matches, "otherWords");
    addWords(other, known, true, matches, "otherWords");
  }
}

/** Adds the verses that hold the words next to each other, each as it stands. */
export function addWholePhrase(index: SearchIndex, words: string[], matches: Matches): void {
  if (words.length <= MAX_WORDS) addPhrase(index, know(index, words), false, matches, "phrase");
}

/** Adds the verses that hold all words in any form, none of them unfinished. */
export function addForms(index: SearchIndex, words: string[], matches: Matches): void {
  addWords(index, know(index, words), false, matches, "words");
}

/** Adds the verses with a word that begins like this one. */
export function addBeginning(index: SearchIndex, words: string[], matches: Matches): void {
  addWords(index, know(index, words), true, matches, "unfinishedWords");
}
