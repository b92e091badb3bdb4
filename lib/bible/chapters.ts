// Walking the canon chapter by chapter. The reader runs it in the browser.
import { BOOK_OUTLINES, outlineOf } from "./books";
import type { BookId } from "./canon";

export interface ChapterId {
  book: BookId;
  chapter: number;
}

/** "John 3"; one psalm is "Psalm 23". */
export function chapterTitle({ book, chapter }: ChapterId): string {
  return `${book === "Ps" ? "Psalm" : outlineOf(book).name} ${chapter}`;
}

/**
 * The next (1) or previous (-1) chapter in canonical order, across books; null at either end of the
 * canon.
 */
export function neighborChapter({ book, chapter }: ChapterId, step: 1 | -1): ChapterId | null {
  const next = chapter + step;
  const count = outlineOf(book).chapters;
  if (next >= 1 && next <= count) return { book, chapter: next };
  const neighbor =
    BOOK_OUTLINES[BOOK_OUTLINES.findIndex((candidate) => candidate.id === book) + step];
  if (!neighbor) return null;
  return { book: neighbor.id, chapter: step === 1 ? 1 : neighbor.chapters };
}
