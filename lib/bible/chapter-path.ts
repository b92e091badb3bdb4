// Addresses of books, chapters and verses: `/bible/web/1-john/4/8`.
import { BOOK_OUTLINES, outlineOf } from "./books";
import type { BookId } from "./canon";
import type { ChapterId } from "./chapters";
import { TRANSLATION_CODES, type TranslationCode } from "./constants";

/** A book's name as an address has it: "1-john", "song-of-solomon", "psalms". */
export function bookSlug(book: BookId): string {
  return outlineOf(book).name.toLowerCase().replaceAll(" ", "-");
}

/** The book with this slug, or null. */
export function bookOfSlug(slug: string): BookId | null {
  return BOOK_OUTLINES.find(({ id }) => bookSlug(id) === slug)?.id ?? null;
}

/** The translation that an address names in lower case, or null. */
export function translationOfSlug(slug: string): TranslationCode | null {
  return TRANSLATION_CODES.find((code) => code.toLowerCase() === slug) ?? null;
}

/** Path of the list of a translation's books. */
export function translationPath(translation: string): string {
  return `/bible/${translation.toLowerCase()}`;
}

/** Path of a book's page. */
export function bookPath(translation: string, book: BookId): string {
  return `${translationPath(translation)}/${bookSlug(book)}`;
}

/** Path of a chapter's page. */
export function chapterPath(translation: string, { book, chapter }: ChapterId): string {
  return `${bookPath(translation, book)}/${chapter}`;
}

/** A verse of the canon. */
export interface VerseId extends ChapterId {
  verse: number;
}

/** Path of a verse's page. */
export function versePath(translation: string, { verse, ...place }: VerseId): string {
  return `${chapterPath(translation, place)}/${verse}`;
}
