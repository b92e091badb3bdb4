import "server-only";
import { isOwn } from "@/lib/bible/held-text";
import { toVerseAddress } from "@/lib/bible/rules";
import type { TextSpan } from "@/lib/bible/search/highlight";
import type { OriginalWord } from "@/lib/bible/search/query-language";
import { LANGUAGE_NAMES } from "./constants";
import { getStoredLexeme, getStoredVerse, readChapters, type StoredLexeme } from "./data";
import { findLexemes } from "./find-lexemes";
import { lexemeIdOf, NUMBERS_PER_PLACE } from "./stored";

/**
 * The word that a search names by Strong's number, its letters or its sound: of several the one that
 * is written so, else the commonest. Null where none is. Throws AppError unavailable while the words
 * are not seeded.
 */
export async function findSearchedWord(name: string): Promise<OriginalWord | null> {
  const [found] = await findLexemes(name, 1);
  const lexeme = found ? await getStoredLexeme(found.id) : null;
  return lexeme && { id: lexeme.id, name: tellWord(lexeme), orders: ordersOf(lexeme) };
}

/** "the Greek word agapē (ἀγάπη, G26)" */
function tellWord({ id, language, lemma, transliteration }: StoredLexeme): string {
  const letters = transliteration ? `${transliteration} (${lemma}, ${id})` : `${lemma} (${id})`;
  return `the ${LANGUAGE_NAMES[language]} word ${letters}`;
}

/** canonicalOrder of the verses that have a word, ascending, each once. */
function ordersOf({ places }: StoredLexeme): number[] {
  const orders: number[] = [];
  for (let at = 0; at < places.length; at += NUMBERS_PER_PLACE) {
    const order = places[at] ?? 0;
    if (order !== orders.at(-1)) orders.push(order);
  }
  return orders;
}

/**
 * By canonicalOrder of these verses: [start, end) of the words of a translation that go back to one
 * of these words. Nothing for imported translations, of which that is not known.
 */
export async function findAlignedSpans(
  ids: ReadonlySet<string>,
  orders: readonly number[],
  translation: string,
): Promise<ReadonlyMap<number, TextSpan[]>> {
  const spans = new Map<number, TextSpan[]>();
  if (ids.size === 0 || !isOwn(translation)) return spans;
  const addresses = orders.map((order) => ({ order, ...toVerseAddress(order) }));
  await readChapters(addresses.map(({ book, chapter }) => `${book}.${chapter}`));
  for (const { order, book, chapter, verse } of addresses) {
    const { words, aligned } = await getStoredVerse(book, chapter, verse);
    const isWord = (position: number) => ids.has(lexemeIdOf(words[position - 1]?.[1] ?? ""));
    spans.set(
      order,
      aligned[translation].flatMap(([start = 0, end = 0, ...positions]): TextSpan[] =>
        positions.some(isWord) ? [[start, end]] : [],
      ),
    );
  }
  return spans;
}
