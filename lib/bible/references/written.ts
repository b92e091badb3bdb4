// Reads references exactly as this site writes them, without the grammar, which costs a hundred
// times as much.
import { BOOKS, type BookId } from "../canon";
import { countVerses, formatBook, type Passage, toCanonicalOrder, toPassage } from "../rules";

/** Longest reference that is considered. */
const MAX_LENGTH = 200;
const BOOK_OF = new Map<string, BookId>(
  BOOKS.flatMap(({ id, name }): [string, BookId][] => [
    [name, id],
    [formatBook(id), id],
  ]),
);
/** "1 Corinthians 13:4-7", "Genesis 1:1-2:3", "Psalm 23", "Genesis 1-2". */
const WRITTEN = /^((?:[1-3] )?[A-Za-z ]+) (\d{1,3})(?::(\d{1,3}))?(?:-(?:(\d{1,3}):)?(\d{1,3}))?$/;

function readOne(text: string): Passage | null {
  const [, name = "", chapter, verse, endChapter, end] = WRITTEN.exec(text) ?? [];
  const book = BOOK_OF.get(name);
  if (book === undefined) return null;
  const from = { chapter: Number(chapter), verse: Number(verse ?? 1) };
  const to = { ...from };
  if (verse === undefined) {
    // "3 John 4": leave books with one chapter to the grammar.
    if (endChapter !== undefined || countVerses(book, 2) === 0) return null;
    to.chapter = Number(end ?? chapter);
    to.verse = countVerses(book, to.chapter);
  } else if (end !== undefined) {
    to.chapter = Number(endChapter ?? chapter);
    to.verse = Number(end);
  }
  const start = toCanonicalOrder({ book, ...from });
  const last = toCanonicalOrder({ book, ...to });
  return start === null || last === null || last < start ? null : toPassage(start, last);
}

/**
 * The passages of a reference that is written as `formatReference` writes it, several joined by ";
 * ", within one book each; null for every other text, also for references in another notation.
 */
export function readWrittenReference(text: string): [Passage, ...Passage[]] | null {
  if (text.length > MAX_LENGTH) return null;
  const passages: Passage[] = [];
  for (const part of text.split("; ")) {
    const passage = readOne(part);
    if (!passage) return null;
    passages.push(passage);
  }
  const [first, ...others] = passages;
  return first ? [first, ...others] : null;
}
