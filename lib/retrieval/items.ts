import "server-only";
import { toWords } from "@/lib/bible/search/words";
import { stemOf, type Term } from "./query";
import { STOP_WORDS } from "./words";

/** Something found by its words: an item of a page, or a statement that names passages. */
export interface IndexedText {
  /** Its names, each of which may be asked for. Words of names count more. */
  names: readonly string[];
  text: string;
}

export interface ItemHit {
  item: number;
  score: number;
  /** Share of the question's weight it contains, 0 to 1. */
  fit: number;
}

export interface ItemIndex {
  /** Items that contain a stem, with its frequency. */
  holders: ReadonlyMap<string, { item: number; count: number }[]>;
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

/** Indexes texts by the stems of their words. */
export function buildItemIndex(items: readonly IndexedText[]): ItemIndex {
  const holders = new Map<string, { item: number; count: number }[]>();
  const lengths: number[] = [];
  const names: string[][][] = [];
  // Words recur; stemming each only once halves the time.
  const stems = new Map<string, string>();
  const toKnownStem = (word: string) => {
    let stem = stems.get(word);
    if (stem === undefined) {
      stem = stemOf(word);
      stems.set(word, stem);
    }
    return stem;
  };
  for (const [item, { names: itemNames, text }] of items.entries()) {
    const counts = new Map<string, number>();
    const count = (word: string, times: number) => {
      const stem = toKnownStem(word);
      counts.set(stem, (counts.get(stem) ?? 0) + times);
    };
    const nameWords = itemNames.map((name) => toWords(name).map((word) => word.text));
    const textWords = toWords(text);
    for (const word of new Set(nameWords.flat())) count(word, NAME_COUNT);
    for (const word of textWords) count(word.text, 1);
    for (const [stem, times] of counts) {
      const list = holders.get(stem) ?? [];
      list.push({ item, count: times });
      holders.set(stem, list);
    }
    lengths.push(textWords.length + nameWords.flat().length);
    names.push(
      nameWords.map((words) => words.filter((word) => !STOP_WORDS.has(word)).map(toKnownStem)),
    );
  }
  const total = lengths.reduce((sum, length) => sum + length, 0);
  return { holders, names, lengths, averageLength: total / Math.max(1, items.length) };
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
