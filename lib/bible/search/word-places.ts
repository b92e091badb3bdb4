import type { TranslationCode } from "../constants";
import { toVerseAddress } from "../rules";
import type { Scripture, TranslationText } from "../scripture";
import { toWords } from "./words";

/** Where words stand in sequence: verses by canonicalOrder, a second one where they run on. */
export interface WordPlace {
  start: number;
  end: number;
  translations: TranslationCode[];
}

type Tokens = { ids: number[]; verseEnd: number };

/** The numbers of the words of a verse and of the next one, if it is of the same book, and where the first ends. */
export function tokensFrom(
  { index }: TranslationText,
  { ranking }: Scripture,
  order: number,
): Tokens {
  const ids: number[] = [];
  const add = (at: number) => {
    const rank = ranking.rankOf[at] ?? 0;
    for (let i = index.tokenStart[rank] ?? 0; i < (index.tokenStart[rank + 1] ?? 0); i++) {
      ids.push(index.tokens[i] ?? 0);
    }
  };
  add(order);
  const verseEnd = ids.length;
  const isLast = order + 1 >= ranking.rankOf.length;
  if (!isLast && toVerseAddress(order).book === toVerseAddress(order + 1).book) add(order + 1);
  return { ids, verseEnd };
}

function places(scripture: Scripture, text: TranslationText, words: readonly string[]) {
  const { index } = text;
  const wanted: number[] = [];
  for (const word of words) {
    const id = index.wordIds.get(word);
    if (id === undefined) return [];
    wanted.push(id);
  }
  const frequency = (id: number) => (index.wordStart[id + 1] ?? 0) - (index.wordStart[id] ?? 0);
  const rarest = wanted.reduce((a, b) => (frequency(b) < frequency(a) ? b : a));
  const orders = new Set<number>();
  for (let at = index.wordStart[rarest] ?? 0; at < (index.wordStart[rarest + 1] ?? 0); at++) {
    const order = scripture.ranking.orderOf[index.wordRanks[at] ?? 0] ?? 1;
    orders.add(order);
    // The rarest word may stand in the verse that the words run on into.
    if (order > 1) orders.add(order - 1);
  }
  const found: { start: number; end: number }[] = [];
  for (const order of orders) {
    const { ids, verseEnd } = tokensFrom(text, scripture, order);
    for (let from = 0; from < verseEnd; from++) {
      if (!wanted.every((id, at) => ids[from + at] === id)) continue;
      found.push({ start: order, end: from + wanted.length > verseEnd ? order + 1 : order });
      break;
    }
  }
  return found;
}

/** Where words stand in sequence in any translation, the verses most linked to first. Pure. */
export function findWordPlaces(scripture: Scripture, text: string): WordPlace[] {
  const words = toWords(text).map((word) => word.text);
  const found = new Map<number, WordPlace>();
  if (words.length === 0) return [];
  for (const translation of scripture.translations.values()) {
    for (const { start, end } of places(scripture, translation, words)) {
      const place = found.get(start) ?? { start, end, translations: [] };
      place.translations.push(translation.code);
      found.set(start, place);
    }
  }
  const { rankOf } = scripture.ranking;
  return [...found.values()].sort((a, b) => (rankOf[a.start] ?? 0) - (rankOf[b.start] ?? 0));
}
