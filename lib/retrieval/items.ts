import "server-only";
import SearchableMap from "minisearch/SearchableMap";
import { toWords } from "@/lib/bible/search/words";
import { stemOf, type Term } from "./query";
import { STOP_WORDS } from "./words";

/** Something found by its words: an item of a page, or a statement that names passages. */
export interface IndexedText {
  /** Its names, each of which may be asked for. Words of names count more. */
  names: readonly string[];
  texts: readonly string[];
}

/**
 * Where a word first stands in an item: in its names (part 0) or in one of its texts (from 1 on).
 */
export interface Place {
  part: number;
  at: number;
}
/** Places by number of the item. */
export type Places = ReadonlyMap<number, Place>;

interface Holder {
  item: number;
  /** How much the item says of the stem. */
  count: number;
}

export interface ItemHit {
  item: number;
  score: number;
  /** Share of the question's weight it contains, 0 to 1. */
  fit: number;
}

export interface ItemIndex {
  /** Items that hold a stem, in their order. */
  holders: ReadonlyMap<string, readonly Holder[]>;
  /** Words as they are written, for a search of which the last may be unfinished. */
  words: SearchableMap<Places>;
  /** The words of a stem among them. */
  wordsOf: ReadonlyMap<string, readonly string[]>;
  /** Stems of each name of each item. */
  names: readonly (readonly (readonly string[])[])[];
  lengths: readonly number[];
  averageLength: number;
}

/** A word in a name counts as this many in the text. */
const NAME_COUNT = 3;
/** BM25 with its usual constants. */
const K1 = 1.2;
const B = 0.5;
/** Bonus, relative to the words' weight, when all words of one of an item's names are asked for. */
const NAME_GAIN = 1;
/** Share of the question's weight an item must contain. */
const ENOUGH = 0.3;
const UNKNOWN_WEIGHT = 4;

/** Stems words; the same ones come again and again, and stemming each once halves the time. */
function rememberingStems(): (word: string) => string {
  const stems = new Map<string, string>();
  return (word) => {
    let stem = stems.get(word);
    if (stem === undefined) {
      stem = stemOf(word);
      stems.set(word, stem);
    }
    return stem;
  };
}

/**
 * Indexes items by the stems of their words, in one reading. `forSearch`: also by the words as they
 * are written, with their places.
 */
export function buildItemIndex(
  items: readonly IndexedText[],
  { forSearch = false }: { forSearch?: boolean } = {},
): ItemIndex {
  const holders = new Map<string, Holder[]>();
  const places = new Map<string, Map<number, Place>>();
  const wordsOf = new Map<string, string[]>();
  const lengths: number[] = [];
  const names: string[][][] = [];
  const toKnownStem = rememberingStems();
  for (const [item, { names: itemNames, texts }] of items.entries()) {
    const counts = new Map<string, number>();
    const note = (word: string, count: number, part: number, at: number) => {
      const stem = toKnownStem(word);
      counts.set(stem, (counts.get(stem) ?? 0) + count);
      if (!forSearch) return;
      let inItems = places.get(word);
      if (!inItems) {
        inItems = new Map();
        places.set(word, inItems);
        wordsOf.set(stem, [...(wordsOf.get(stem) ?? []), word]);
      }
      if (!inItems.has(item)) inItems.set(item, { part, at });
    };
    const nameWords = itemNames.map((name) => toWords(name));
    const named = new Set<string>();
    for (const { text, start } of nameWords.flat()) {
      if (!named.has(text)) note(text, NAME_COUNT, 0, start);
      named.add(text);
    }
    let length = nameWords.flat().length;
    for (const [at, text] of texts.entries()) {
      const textWords = toWords(text);
      length += textWords.length;
      for (const { text: word, start } of textWords) note(word, 1, at + 1, start);
    }
    for (const [stem, count] of counts) {
      const list = holders.get(stem);
      if (list) list.push({ item, count });
      else holders.set(stem, [{ item, count }]);
    }
    lengths.push(length);
    names.push(
      nameWords.map((name) =>
        name.flatMap(({ text }) => (STOP_WORDS.has(text) ? [] : toKnownStem(text))),
      ),
    );
  }
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return {
    holders,
    words: SearchableMap.from<Places>([...places]),
    wordsOf,
    names,
    lengths,
    averageLength: total / Math.max(1, items.length),
  };
}

function rarity(count: number, items: number): number {
  return Math.log(1 + (items - count + 0.5) / (count + 0.5));
}

/**
 * The items that hold enough of a question's words, best first (Okapi BM25, each term by its best
 * form), at most `most`. `asked` are the stems of all words of the question, stop words too: an
 * item one of whose names is asked for gains. Pure.
 */
export function findItems(
  { holders, names, lengths, averageLength }: ItemIndex,
  terms: readonly Term[],
  asked: ReadonlySet<string>,
  most: number,
): ItemHit[] {
  const scores = new Map<number, number>();
  const held = new Map<number, number>();
  const weightOf = new Map<string, number>();
  let total = 0;
  for (const { stem: word, forms } of terms) {
    const best = new Map<number, { score: number; weight: number }>();
    let weight = 0;
    for (const { stem, share } of forms) {
      const list = holders.get(stem) ?? [];
      const value = list.length === 0 ? 0 : share * rarity(list.length, lengths.length);
      if (stem === word || weight === 0) weight = Math.max(weight, value);
      for (const { item, count } of list) {
        const loss = K1 * (1 - B + (B * (lengths[item] ?? 0)) / averageLength);
        const score = (Math.min(value, weight) * count * (K1 + 1)) / (count + loss);
        if (score > (best.get(item)?.score ?? 0))
          best.set(item, { score, weight: Math.min(value, weight) });
      }
    }
    weight ||= UNKNOWN_WEIGHT;
    weightOf.set(word, weight);
    total += weight;
    for (const [item, { score, weight: part }] of best) {
      scores.set(item, (scores.get(item) ?? 0) + score);
      held.set(item, (held.get(item) ?? 0) + part);
    }
  }
  const hits: ItemHit[] = [];
  for (const [item, score] of scores) {
    if ((held.get(item) ?? 0) < total * ENOUGH) continue;
    let gain = 0;
    for (const name of names[item] ?? []) {
      if (name.length === 0 || !name.every((stem) => asked.has(stem))) continue;
      const sum = name.reduce((all, stem) => all + (weightOf.get(stem) ?? 0), 0);
      gain = Math.max(gain, sum * NAME_GAIN);
    }
    hits.push({ item, score: score + gain, fit: Math.min(1, (held.get(item) ?? 0) / total) });
  }
  return hits.sort((a, b) => b.score - a.score || a.item - b.item).slice(0, most);
}
