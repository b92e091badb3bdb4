import SearchableMap from "minisearch/SearchableMap";
import { normalizeWord, splitWords, toStem } from "./words";

/**
 * Where the words of one translation stand. A verse is known by its rank (0 = the verse most linked
 * to), so that every list is already in the order in which results are shown.
 */
export interface SearchIndex {
  /**
   * All words, sorted; a word's id is its place, so the words with a common beginning are one run
   * of ids.
   */
  words: string[];
  wordIds: ReadonlyMap<string, number>;
  /** Spelling neighbors are looked for here. The value is the word's id. */
  vocabulary: SearchableMap<number>;
  stemIds: ReadonlyMap<string, number>;
  /** The stem of a word in the text's language, the word as it is compared. */
  stem: (word: string) => string;
  /** Words with an apostrophe by their letters alone: "dont" → "don't". */
  apostrophes: ReadonlyMap<string, string>;
  /**
   * Word ids of all verses one after the other; the verse of rank r holds
   * tokens[tokenStart[r]…tokenStart[r + 1]).
   */
  tokens: WordIds;
  tokenStart: Int32Array;
  /**
   * The same for a second reading of a verse (the divine name written the other way); empty for
   * most verses.
   */
  otherTokens: WordIds;
  otherStart: Int32Array;
  /** Ranks of the verses that hold a word, ascending: ranks[wordStart[id]…wordStart[id + 1]). */
  wordRanks: Uint16Array;
  wordStart: Int32Array;
  /** The same by stem. */
  stemRanks: Uint16Array;
  stemStart: Int32Array;
}

/** Some languages have more forms of words than two bytes can count. */
export type WordIds = Uint16Array | Uint32Array;

/** A text per rank; "" where the translation has no such verse. */
type TextOfRank = (rank: number) => string;

/** Room for `length` ids of `words` different words. */
function toWordIds(words: number, length: number): WordIds {
  return words > 0xffff ? new Uint32Array(length) : new Uint16Array(length);
}

class Growing {
  #values = new Uint32Array(1 << 20);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  mapTo(map: WordIds): WordIds {
    const mapped = toWordIds(map.length, this.length);
    for (let at = 0; at < this.length; at++) mapped[at] = map[this.#values[at] ?? 0] ?? 0;
    return mapped;
  }
}

/**
 * Gives each distinct word a number in order of appearance. Surface forms are remembered, so each
 * is normalized once.
 */
class Numbering {
  readonly words: string[] = [];
  readonly #bySurface = new Map<string, number>();
  readonly #byWord = new Map<string, number>();

  idOf(surface: string): number {
    const known = this.#bySurface.get(surface);
    if (known !== undefined) return known;
    const word = normalizeWord(surface);
    let id = this.#byWord.get(word);
    if (id === undefined) {
      id = this.words.length;
      this.words.push(word);
      this.#byWord.set(word, id);
    }
    this.#bySurface.set(surface, id);
    return id;
  }
}

function tokenize(count: number, textOf: TextOfRank, numbering: Numbering) {
  const tokens = new Growing();
  const start = new Int32Array(count + 1);
  for (let rank = 0; rank < count; rank++) {
    start[rank] = tokens.length;
    for (const surface of splitWords(textOf(rank))) tokens.push(numbering.idOf(surface));
  }
  start[count] = tokens.length;
  return { tokens, start };
}

interface TokenRun {
  tokens: WordIds;
  start: Int32Array;
}

/** Ranks by key (word or stem), each once, ascending. `keyOf` maps a word id to the key. */
function invert(count: number, keys: number, runs: TokenRun[], keyOf: (word: number) => number) {
  const lastRank = new Int32Array(keys).fill(-1);
  const sizes = new Int32Array(keys + 1);
  const visit = (each: (key: number, rank: number) => void) => {
    lastRank.fill(-1);
    for (let rank = 0; rank < count; rank++) {
      for (const { tokens, start } of runs) {
        const end = start[rank + 1] ?? 0;
        for (let at = start[rank] ?? 0; at < end; at++) {
          const key = keyOf(tokens[at] ?? 0);
          if (lastRank[key] === rank) continue;
          lastRank[key] = rank;
          each(key, rank);
        }
      }
    }
  };
  visit((key) => {
    sizes[key + 1] = (sizes[key + 1] ?? 0) + 1;
  });
  const start = sizes;
  for (let key = 0; key < keys; key++) start[key + 1] = (start[key + 1] ?? 0) + (start[key] ?? 0);
  const next = start.slice(0, keys);
  const ranks = new Uint16Array(start[keys] ?? 0);
  visit((key, rank) => {
    const at = next[key] ?? 0;
    ranks[at] = rank;
    next[key] = at + 1;
  });
  return { ranks, start };
}

/**
 * Builds the index of one translation: `count` verses, `textOf(rank)` their text and
 * `otherTextOf(rank)` a second reading or ""; `stem` of another language than English. About 0.3 s and 10 MB for 31,102 verses.
 */
export function buildSearchIndex(
  count: number,
  textOf: TextOfRank,
  otherTextOf: TextOfRank,
  stem?: (word: string) => string,
): SearchIndex {
  const numbering = new Numbering();
  const first = tokenize(count, textOf, numbering);
  const second = tokenize(count, otherTextOf, numbering);

  const order = numbering.words.map((_word, id) => id);
  order.sort((a, b) => ((numbering.words[a] ?? "") < (numbering.words[b] ?? "") ? -1 : 1));
  const words = order.map((id) => numbering.words[id] ?? "");
  const sortedId = toWordIds(order.length, order.length);
  order.forEach((id, place) => {
    sortedId[id] = place;
  });
  const wordIds = new Map(words.map((word, id) => [word, id]));

  const tokens = first.tokens.mapTo(sortedId);
  const otherTokens = second.tokens.mapTo(sortedId);
  const runs = [
    { tokens, start: first.start },
    { tokens: otherTokens, start: second.start },
  ];

  const stemOf = stem ?? ((word: string) => toStem(word, (rest) => wordIds.has(rest)));
  const stemIds = new Map<string, number>();
  const stemOfWord = toWordIds(words.length, words.length);
  words.forEach((word, id) => {
    const stem = stemOf(word);
    const stemId = stemIds.get(stem) ?? stemIds.size;
    stemIds.set(stem, stemId);
    stemOfWord[id] = stemId;
  });

  const byWord = invert(count, words.length, runs, (word) => word);
  const byStem = invert(count, stemIds.size, runs, (word) => stemOfWord[word] ?? 0);
  const vocabulary = new SearchableMap<number>();
  words.forEach((word, id) => {
    vocabulary.set(word, id);
  });

  const apostrophes = new Map(
    words.filter((word) => word.includes("'")).map((word) => [word.replaceAll("'", ""), word]),
  );

  return {
    words,
    wordIds,
    vocabulary,
    stemIds,
    stem: stemOf,
    apostrophes,
    tokens,
    tokenStart: first.start,
    otherTokens,
    otherStart: second.start,
    wordRanks: byWord.ranks,
    wordStart: byWord.start,
    stemRanks: byStem.ranks,
    stemStart: byStem.start,
  };
}

/** Ids of the words that begin with `prefix`, as [first, past the last). */
export function findPrefix({ words }: SearchIndex, prefix: string): [number, number] {
  const lower = (isPast: (word: string) => boolean): number => {
    let low = 0;
    let high = words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isPast(words[middle] ?? "")) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return [
    lower((word) => word >= prefix),
    lower((word) => word >= prefix && !word.startsWith(prefix)),
  ];
}
