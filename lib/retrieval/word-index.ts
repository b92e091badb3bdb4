// The index of the site search: like that of the verse search, but over whole items with a title.
import SearchableMap from "minisearch/SearchableMap";
import { toStem, toWords } from "@/lib/bible/search/words";

/** Where a word first occurs in an item: the part (0 is the title) and the offset in it. */
interface Place {
  part: number;
  at: number;
}
/** First occurrences by item. */
type Places = Map<number, Place>;

export interface WordIndex {
  /** The parts of every item; the first is its title. */
  items: readonly (readonly string[])[];
  stems: Map<string, Places>;
  /** Words as written, for prefixes. */
  words: SearchableMap<Places>;
}

/** An item with every word, and where to show it. */
export interface IndexHit {
  item: number;
  /** True when the title alone has every word. */
  inTitle: boolean;
  /** Where its longest word occurs, preferably outside the title. */
  place: Place;
}

/** Shorter prefixes match too many words. */
const MIN_PREFIX = 2;

const stem = (word: string) => toStem(word, () => false);

function note(places: Places, item: number, place: Place): void {
  const before = places.get(item);
  if (!before) places.set(item, place);
}

/** Indexes every word of every item. */
export function buildWordIndex(items: readonly (readonly string[])[]): WordIndex {
  const stems = new Map<string, Places>();
  const words = new SearchableMap<Places>();
  for (const [item, parts] of items.entries()) {
    for (const [part, text] of parts.entries()) {
      for (const { text: word, start: at } of toWords(text)) {
        const root = stem(word);
        const byStem = stems.get(root) ?? new Map();
        stems.set(root, byStem);
        note(byStem, item, { part, at });
        note(
          words.fetch(word, () => new Map()),
          item,
          { part, at },
        );
      }
    }
  }
  return { items, stems, words };
}

/**
 * Every item with the word in any form or, if it may be unfinished, with a word that begins with
 * it.
 */
function findWord(index: WordIndex, word: string, mayBeUnfinished: boolean): Places {
  const exact = index.stems.get(stem(word));
  if (!mayBeUnfinished || word.length < MIN_PREFIX) return exact ?? new Map();
  const found: Places = new Map(exact);
  for (const [, places] of index.words.atPrefix(word)) {
    for (const [item, place] of places) {
      const before = found.get(item);
      // The title counts most.
      if (!before || place.part < before.part) found.set(item, place);
    }
  }
  return found;
}

/**
 * The items that hold every word of the text, in any form, the last one possibly unfinished: those
 * whose title holds them all first, each part in the order of the items. Nothing for a text without
 * words.
 */
export function searchWords(index: WordIndex, text: string): IndexHit[] {
  const wanted = [...new Set(toWords(text).map((word) => word.text))];
  const last = wanted[wanted.length - 1];
  if (last === undefined) return [];
  const found = wanted.map((word) => ({ word, places: findWord(index, word, word === last) }));
  const [rarest] = [...found].sort((a, b) => a.places.size - b.places.size);
  const longestFirst = [...found].sort((a, b) => b.word.length - a.word.length);
  const hits: IndexHit[] = [];
  for (const item of [...(rarest?.places.keys() ?? [])].sort((a, b) => a - b)) {
    const places = longestFirst.flatMap((each) => each.places.get(item) ?? []);
    const [first] = places;
    if (!first || places.length < found.length) continue;
    const shown = places.find(({ part }) => part > 0) ?? first;
    hits.push({ item, inTitle: places.every(({ part }) => part === 0), place: shown });
  }
  return [...hits.filter(({ inTitle }) => inTitle), ...hits.filter(({ inTitle }) => !inTitle)];
}

/**
 * The items that name a Bible reference ("John 3:16", also at the head of "John 3:16-18"), in their
 * order.
 */
export function searchReference(index: WordIndex, reference: string): IndexHit[] {
  return index.items.flatMap((parts, item) => {
    for (const [part, text] of parts.entries()) {
      const at = findWhole(text, reference);
      if (at !== -1) return [{ item, inTitle: part === 0, place: { part, at } }];
    }
    return [];
  });
}

/**
 * The offset of the exact reference: not "1 John 3:16" for "John 3:16", nor "John 3:161"; -1 if
 * absent.
 */
function findWhole(text: string, reference: string): number {
  let at = text.indexOf(reference);
  while (
    at !== -1 &&
    (/\d/.test(text.charAt(at + reference.length)) ||
      /\d $/.test(text.slice(Math.max(0, at - 2), at)))
  ) {
    at = text.indexOf(reference, at + 1);
  }
  return at;
}
