// The built-in items as a visitor types their words: every word must be there, the last one
// possibly unfinished, or the reference as it is written.
import { toWords } from "@/lib/bible/search/words";
import type { ItemIndex, Place, Places } from "./items";
import { stemOf } from "./query";

/** An item that holds every word, and where to show it. */
export interface WordHit {
  item: number;
  /** True when the title alone has every word. */
  inTitle: boolean;
  /** Where its longest word occurs, preferably outside the title. */
  place: Place;
}

/** Shorter prefixes match too many words. */
const MIN_PREFIX = 2;

const isBefore = (one: Place, other: Place) =>
  one.part < other.part || (one.part === other.part && one.at < other.at);

/**
 * Every item with the word in any form or, if it may be unfinished, with a word that begins with
 * it.
 */
function findWord(index: ItemIndex, word: string, mayBeUnfinished: boolean): Places {
  const found = new Map<number, Place>();
  for (const form of index.wordsOf.get(stemOf(word)) ?? []) {
    for (const [item, place] of index.words.get(form) ?? []) {
      const before = found.get(item);
      if (!before || isBefore(place, before)) found.set(item, place);
    }
  }
  if (!mayBeUnfinished || word.length < MIN_PREFIX) return found;
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
export function searchWords(index: ItemIndex, text: string): WordHit[] {
  const wanted = [...new Set(toWords(text).map((word) => word.text))];
  const last = wanted[wanted.length - 1];
  if (last === undefined) return [];
  const found = wanted.map((word) => ({ word, places: findWord(index, word, word === last) }));
  const [rarest] = [...found].sort((a, b) => a.places.size - b.places.size);
  const longestFirst = [...found].sort((a, b) => b.word.length - a.word.length);
  const hits: WordHit[] = [];
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
 * The items, each as its title and texts, that name a Bible reference ("John 3:16", also at the
 * head of "John 3:16-18"), in their order.
 */
export function searchReference(
  items: readonly (readonly string[])[],
  reference: string,
): WordHit[] {
  return items.flatMap((parts, item) => {
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
