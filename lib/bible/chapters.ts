// Walking the canon chapter by chapter. The reader's picker runs it in the browser.
import { BOOKS, type BookId, getBook } from "./canon";

export interface ChapterId {
  book: BookId;
  chapter: number;
}

/** "John 3"; one psalm is "Psalm 23". */
export function chapterTitle({ book, chapter }: ChapterId): string {
  return `${book === "Ps" ? "Psalm" : getBook(book).name} ${chapter}`;
}

/**
 * The next (1) or previous (-1) chapter in canonical order, across books; null at either end of the
 * canon.
 */
export function neighborChapter({ book, chapter }: ChapterId, step: 1 | -1): ChapterId | null {
  const next = chapter + step;
  const count = getBook(book).verseCounts.length;
  if (next >= 1 && next <= count) return { book, chapter: next };
  const neighbor = BOOKS[BOOKS.findIndex((candidate) => candidate.id === book) + step];
  if (!neighbor) return null;
  return { book: neighbor.id, chapter: step === 1 ? 1 : neighbor.verseCounts.length };
}
