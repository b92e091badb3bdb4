import { FAMILIAR_WORDINGS } from "@/lib/content/familiar-wordings";
import { toCanonicalOrder, type VerseAddress } from "../rules";
import { normalizeWord } from "./words";

const verseByWording = new Map(
  FAMILIAR_WORDINGS.flatMap(({ wordings, verse }) =>
    wordings.map((wording) => [wording.split(" ").map(normalizeWord).join(" "), verse] as const),
  ),
);

/** The verse known by exactly these words (normalized), or null. */
export function findFamiliar(words: readonly string[]): VerseAddress | null {
  const verse = verseByWording.get(words.join(" "));
  if (verse === undefined) return null;
  const [book = "", chapter, number] = verse.split(".");
  return { book: book as VerseAddress["book"], chapter: Number(chapter), verse: Number(number) };
}

/** Its canonicalOrder. */
export function findFamiliarOrder(words: readonly string[]): number | null {
  const address = findFamiliar(words);
  return address && toCanonicalOrder(address);
}
