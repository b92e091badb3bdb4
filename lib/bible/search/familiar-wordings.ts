import { FAMILIAR_WORDINGS } from "@/lib/content/familiar-wordings";
import { toCanonicalOrder, type VerseAddress } from "../rules";
import { normalizeWord } from "./words";

const verseByWording = new Map(
  FAMILIAR_WORDINGS.flatMap(({ wordings, verse }) =>
    wordings.map((wording) => [wording.split(" ").map(normalizeWord).join(" "), verse] as const),
  ),
);

/** The canonicalOrder of the verse known by exactly these words (normalized), or null. */
export function findFamiliarOrder(words: readonly string[]): number | null {
  const [book = "", chapter, verse] = verseByWording.get(words.join(" "))?.split(".") ?? [];
  const address = { book: book as VerseAddress["book"], chapter: Number(chapter) };
  return book === "" ? null : toCanonicalOrder({ ...address, verse: Number(verse) });
}

/** Number of words in the longest familiar wording that is looked for within others. */
const LONGEST = 10;

/** The verses known by words that stand within these (normalized), the longest wording first. */
export function findFamiliarWithin(words: readonly string[], shortest: number): number[] {
  const orders: number[] = [];
  for (let length = Math.min(LONGEST, words.length); length >= shortest; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const order = findFamiliarOrder(words.slice(at, at + length));
      if (order && !orders.includes(order)) orders.push(order);
    }
  }
  return orders;
}
