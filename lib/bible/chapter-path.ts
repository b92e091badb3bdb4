// Addresses of chapters and books: `/bible/web/1-john/4`.
import { BOOKS, type BookId, getBook } from "./canon";
import { type ChapterId, chapterTitle } from "./chapters";
import {
  DEFAULT_TRANSLATION,
  TRANSLATION_CODES,
  TRANSLATION_NAMES,
  type TranslationCode,
} from "./constants";
import { chapterRangeMessage, verseRangeMessage } from "./rules";

/** A book's name as an address has it: "1-john", "song-of-solomon", "psalms". */
export function bookSlug(book: BookId): string {
  return getBook(book).name.toLowerCase().replaceAll(" ", "-");
}

/** The book with this slug, or null. */
export function bookOfSlug(slug: string): BookId | null {
  return BOOKS.find(({ id }) => bookSlug(id) === slug)?.id ?? null;
}

/** The translation that an address names in lower case, or null. */
export function translationOfSlug(slug: string): TranslationCode | null {
  return TRANSLATION_CODES.find((code) => code.toLowerCase() === slug) ?? null;
}

/** Path of the list of a translation's books. */
export function translationPath(translation: TranslationCode): string {
  return `/bible/${translation.toLowerCase()}`;
}

/** Path of a book's page. */
export function bookPath(translation: TranslationCode, book: BookId): string {
  return `${translationPath(translation)}/${bookSlug(book)}`;
}

/** Path of a chapter's page. */
export function chapterPath(translation: TranslationCode, { book, chapter }: ChapterId): string {
  return `${bookPath(translation, book)}/${chapter}`;
}

/**
 * What does exist in the place of a missing page below /bible, in a sentence, and the page of it;
 * for book names and numbers as pages spell them. Runs in the browser, without the grammar.
 */
export function nearestPage(pathname: string): { words: string; path: string; name: string } {
  const given = pathname.toLowerCase().split("/").slice(2);
  const named = translationOfSlug(given[0] ?? "");
  const translation = named ?? DEFAULT_TRANSLATION;
  // Without a translation, or after one that is not here.
  const at = named || bookOfSlug(given[1] ?? "") ? 1 : 0;
  const book = bookOfSlug(given[at] ?? "");
  const held = TRANSLATION_CODES.map((code) => TRANSLATION_NAMES[code]).join(" and the ");
  if (!book) {
    const words = `Here are the 66 books of the ${held}.`;
    return { words, path: translationPath(translation), name: "All books" };
  }
  const place = { book, chapter: Number(given[at + 1]) };
  const { name, verseCounts } = getBook(book);
  if (verseCounts[place.chapter - 1] === undefined) {
    return { words: chapterRangeMessage(book), path: bookPath(translation, book), name };
  }
  const hasVerse = given[at + 2] !== undefined;
  return {
    words: hasVerse ? verseRangeMessage(book, place.chapter) : `Here it is in the ${held}.`,
    path: chapterPath(translation, place),
    name: chapterTitle(place),
  };
}
