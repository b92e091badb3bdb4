// A translation as a browser keeps it: one file per book, each checked when it came.
import { BOOK_IDS, type BookId, CANON_VERSE_COUNT } from "@/lib/bible/canon";
import type { TranslationCode } from "@/lib/bible/constants";
import type { PrintedText } from "@/lib/bible/printed-verses";
import type { VerseLayout } from "@/lib/bible/schema";
import { translationCache } from "./constants";

/** A kept book: canonicalOrder, text and layout of each verse that the translation prints. */
export interface KeptBook {
  translation: TranslationCode;
  book: BookId;
  verses: [order: number, text: string, layout: VerseLayout][];
}

/** Address of a translation's list of books, and the name under which it is kept. */
export function keptListPath(code: TranslationCode): string {
  return `/api/offline/${code}`;
}

/** Address of a book to keep, and the name under which it is kept. */
export function keptBookPath(code: TranslationCode, book: BookId): string {
  return `${keptListPath(code)}/${book}`;
}

/** Kept verses, by canonicalOrder; what is not kept is as if it were not printed. */
export interface KeptText extends PrintedText {
  layouts: VerseLayout[];
}

/** A book that this browser keeps; null when it does not. */
async function readBook(code: TranslationCode, book: BookId): Promise<KeptBook | null> {
  const found = await caches.match(keptBookPath(code, book), { cacheName: translationCache(code) });
  return found ? ((await found.json()) as KeptBook) : null;
}

/** Books of a translation that this browser keeps, in canonical order. */
export async function listKeptBooks(code: TranslationCode): Promise<BookId[]> {
  const name = translationCache(code);
  // Opening a cache makes it.
  if (!(await caches.has(name))) return [];
  const keys = await (await caches.open(name)).keys();
  const paths = new Set(keys.map(({ url }) => new URL(url).pathname));
  return BOOK_IDS.filter((book) => paths.has(keptBookPath(code, book)));
}

/** The kept text of some books; null unless all of them are kept. */
export async function readKeptText(
  code: TranslationCode,
  books: readonly BookId[],
): Promise<KeptText | null> {
  const text: KeptText = {
    code,
    texts: new Array<string>(CANON_VERSE_COUNT + 1).fill(""),
    layouts: [],
  };
  const read = await Promise.all(books.map((book) => readBook(code, book)));
  for (const book of read) {
    if (!book) return null;
    for (const [order, words, layout] of book.verses) {
      text.texts[order] = words;
      text.layouts[order] = layout;
    }
  }
  return text;
}
