import "server-only";
import { chapterPath } from "@/lib/bible/chapter-path";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { getScripture } from "@/lib/bible/data";
import { parseBook } from "@/lib/bible/references/parser";
import {
  formatOsisVerse,
  formatVerse,
  toVerseAddress,
  unknownBookMessage,
} from "@/lib/bible/rules";
import type { TranslationText } from "@/lib/bible/scripture";
import { getText } from "@/lib/bible/service";
import { AppError } from "@/lib/errors";
import { getStoredVerse, readChapters, type StoredLexeme } from "./data";
import { requireLexeme } from "./lexeme-service";
import { describeMorphology } from "./morphology";
import { joinParts, languageOf } from "./rules";
import type { LexemePlace, LexemePlacesQuery, LexemePlacesResponse } from "./schema";
import { isNewTestament } from "./service";
import { type LexemeId, NUMBERS_PER_PLACE } from "./stored";

/** Which places are asked for; null where any will do. */
interface Filter {
  book: string | null;
  rendering: number | null;
  forms: ReadonlySet<number> | null;
}

function toFilter(lexeme: StoredLexeme, query: LexemePlacesQuery, code: "WEB" | "KJV"): Filter {
  const book = query.book === undefined ? null : parseBook(query.book);
  if (query.book !== undefined && book === null) {
    const message = unknownBookMessage(query.book);
    throw new AppError("invalid_request", message, { errors: [{ path: "book", message }] });
  }
  const { renderings, forms } = lexeme.usage;
  const wanted = query.rendering?.toLowerCase();
  return {
    book,
    rendering:
      wanted === undefined ? null : renderings[code].findIndex(([text]) => text === wanted),
    forms:
      query.form === undefined
        ? null
        : new Set(
            forms.flatMap(([text], at) =>
              joinParts(text) === query.form?.normalize("NFC") ? [at] : [],
            ),
          ),
  };
}

/** canonicalOrder of the verses in which the word stands as asked, ascending. */
function findOrders({ places }: StoredLexeme, filter: Filter, code: "WEB" | "KJV"): number[] {
  const orders: number[] = [];
  const renderingAt = code === "WEB" ? 3 : 4;
  for (let at = 0; at < places.length; at += NUMBERS_PER_PLACE) {
    const order = places[at] ?? 0;
    if (order === orders.at(-1)) continue;
    if (filter.book !== null && toVerseAddress(order).book !== filter.book) continue;
    if (filter.forms !== null && !filter.forms.has(places[at + 2] ?? 0)) continue;
    if (filter.rendering !== null) {
      // A rendering that the word has not is −1, as is a place without one: nothing matches it.
      if (filter.rendering < 0 || places[at + renderingAt] !== filter.rendering) continue;
    }
    orders.push(order);
  }
  return orders;
}

/**
 * The verses in which a word stands, in canonical order, with the word marked in the translation
 * and in the original. Throws AppError: not_found for a number without a word, invalid_request for
 * an unknown book, unavailable.
 */
export async function findPlaces(
  id: LexemeId,
  query: LexemePlacesQuery,
): Promise<LexemePlacesResponse> {
  const code = query.translation ?? DEFAULT_TRANSLATION;
  const [lexeme, scripture] = await Promise.all([requireLexeme(id), getScripture()]);
  const text = getText(scripture, code);
  const orders = findOrders(lexeme, toFilter(lexeme, query, code), code);
  const { offset, limit } = query;
  const places: LexemePlace[] = [];
  const wanted = orders.slice(offset, offset + limit);
  await readChapters(wanted.map(toVerseAddress).map(({ book, chapter }) => `${book}.${chapter}`));
  for (const order of wanted) {
    places.push(await toPlace(lexeme, order, text));
  }
  return { id, translation: code, total: orders.length, offset, limit, places };
}

async function toPlace(
  lexeme: StoredLexeme,
  order: number,
  text: TranslationText,
): Promise<LexemePlace> {
  const address = toVerseAddress(order);
  const stored = await getStoredVerse(address.book, address.chapter, address.verse);
  const positions = positionsIn(lexeme, order);
  const words = stored.words.map(([word], at) => ({
    text: joinParts(word),
    isWord: positions.has(at + 1),
  }));
  const own = stored.words.filter((_word, at) => positions.has(at + 1));
  const [first] = own;
  const language = languageOf(first?.[1] ?? "", first?.[2] ?? "", isNewTestament(order));
  return {
    osis: formatOsisVerse(order),
    reference: formatVerse(order),
    path: `${chapterPath(text.code, address)}#v${address.verse}`,
    text: text.texts[order] ?? "",
    highlights: stored.aligned[text.code].flatMap(
      ([start = 0, end = 0, ...aligned]): [number, number][] =>
        aligned.some((position) => positions.has(position)) ? [[start, end]] : [],
    ),
    original: words,
    language,
    forms: own.map(([word, , morphology]) => ({
      text: joinParts(word),
      morphology,
      plain: describeMorphology(morphology, language)?.plain ?? null,
    })),
  };
}

/** Positions (from 1) of the word in one verse. */
function positionsIn({ places }: StoredLexeme, order: number): Set<number> {
  // Places are in canonical order: find the first of the verse by halving.
  let [low, high] = [0, places.length / NUMBERS_PER_PLACE];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle * NUMBERS_PER_PLACE] ?? 0) < order) low = middle + 1;
    else high = middle;
  }
  const positions = new Set<number>();
  for (let at = low * NUMBERS_PER_PLACE; places[at] === order; at += NUMBERS_PER_PLACE) {
    positions.add(places[at + 1] ?? 0);
  }
  return positions;
}
