import {
  BOOKS,
  type BookId,
  CANON_VERSE_COUNT,
  type CanonBook,
  canonicalOrderOf,
  getBook,
} from "./canon";
import type { VerseRange } from "./references/verse-range";

/** A range of verses; the further fields name its first and last verse. */
export interface Passage extends VerseRange {
  book: BookId;
  chapter: number;
  verse: number;
  endBook: BookId;
  endChapter: number;
  endVerse: number;
}

export interface VerseAddress {
  book: BookId;
  chapter: number;
  verse: number;
}

interface ChapterPlace {
  book: CanonBook;
  chapter: number;
  /** canonicalOrder of the chapter's first verse. */
  first: number;
}

const chapters: ChapterPlace[] = [];
const firstOfChapter = new Map<BookId, number[]>();
/** Which entry of `chapters` each canonicalOrder lies in. */
const chapterOf = new Uint16Array(CANON_VERSE_COUNT + 1);
{
  let order = 1;
  for (const book of BOOKS) {
    const firsts: number[] = [];
    book.verseCounts.forEach((count, index) => {
      chapterOf.fill(chapters.length, order, order + count);
      chapters.push({ book, chapter: index + 1, first: order });
      firsts.push(order);
      order += count;
    });
    firstOfChapter.set(book.id, firsts);
  }
}

/** Number of verses of a chapter, 0 when there is no such chapter. */
export function countVerses(book: BookId, chapter: number): number {
  return getBook(book).verseCounts[chapter - 1] ?? 0;
}

/** canonicalOrder of a verse, or null when the canon has no such verse. */
export function toCanonicalOrder({ book, chapter, verse }: VerseAddress): number | null {
  return canonicalOrderOf(book, chapter, verse) ?? null;
}

/** The verse at a canonicalOrder. Throws RangeError outside 1…31,102. */
export function toVerseAddress(order: number): VerseAddress {
  const place =
    order >= 1 && order <= CANON_VERSE_COUNT ? chapters[chapterOf[order] ?? -1] : undefined;
  if (!place) throw new RangeError(`No verse ${order}`);
  return { book: place.book.id, chapter: place.chapter, verse: order - place.first + 1 };
}

/**
 * The passage from one canonicalOrder to another, both included. Throws RangeError for an invalid
 * range.
 */
export function toPassage(start: number, end: number): Passage {
  if (end < start) throw new RangeError(`No passage from ${start} to ${end}`);
  const from = toVerseAddress(start);
  const to = toVerseAddress(end);
  return {
    ...from,
    endBook: to.book,
    endChapter: to.chapter,
    endVerse: to.verse,
    start,
    end,
  };
}

/** A whole chapter; null when there is none. */
export function toChapterPassage(book: BookId, chapter: number): Passage | null {
  const start = toCanonicalOrder({ book, chapter, verse: 1 });
  return start === null ? null : toPassage(start, start + countVerses(book, chapter) - 1);
}

/** canonicalOrder of a book's first and last verse. */
export function getBookRange(book: BookId): VerseRange {
  const counts = getBook(book).verseCounts;
  const start = firstOfChapter.get(book)?.[0] ?? 1;
  return { start, end: start + counts.reduce((sum, count) => sum + count, 0) - 1 };
}

/** canonicalOrder of a testament's first and last verse. */
export function getTestamentRange(testament: "OT" | "NT"): VerseRange {
  const firstOfNew = getBookRange("Matt").start;
  return testament === "OT"
    ? { start: 1, end: firstOfNew - 1 }
    : { start: firstOfNew, end: CANON_VERSE_COUNT };
}

/** The name before a chapter number: one psalm is "Psalm 23", the book is "Psalms". */
export function formatBook(book: BookId): string {
  return book === "Ps" ? "Psalm" : getBook(book).name;
}

function isWholeBook({ book, endBook, start, end }: Passage): boolean {
  return start === getBookRange(book).start && end === getBookRange(endBook).end;
}

function coversWholeChapters({ verse, endBook, endChapter, endVerse }: Passage): boolean {
  return verse === 1 && endVerse === countVerses(endBook, endChapter);
}

/**
 * A passage as readers cite it, with a plain hyphen: "John 3:16", "John 3:16-17", "Psalm 23",
 * "Genesis 1-2", "Genesis 1:1-2:3", "Jude 1:5" (so that it never reads as chapter 5), "Ruth", "Ruth
 * 4-1 Samuel 1".
 */
export function formatReference(passage: Passage): string {
  const { book, chapter, verse, endBook, endChapter, endVerse } = passage;
  if (isWholeBook(passage)) {
    const name = getBook(book).name;
    return book === endBook ? name : `${name}-${getBook(endBook).name}`;
  }
  const whole = coversWholeChapters(passage);
  const from = whole ? `${chapter}` : `${chapter}:${verse}`;
  const to = whole ? `${endChapter}` : `${endChapter}:${endVerse}`;
  if (book !== endBook) return `${formatBook(book)} ${from}-${formatBook(endBook)} ${to}`;
  if (chapter !== endChapter)
    return `${whole ? getBook(book).name : formatBook(book)} ${from}-${to}`;
  if (whole || verse === endVerse) return `${formatBook(book)} ${from}`;
  return `${formatBook(book)} ${from}-${endVerse}`;
}

const BOOK_NAME = `(?:Psalm|${BOOKS.map(({ name }) => name).join("|")})`;
const PLACE = "\\d{1,3}(?::\\d{1,3})?";
const WRITTEN = `${BOOK_NAME}(?: ${PLACE})?(?:-(?:${PLACE}|${BOOK_NAME}(?: ${PLACE})?))?`;
const WRITTEN_REFERENCES = new RegExp(`^${WRITTEN}(?:; ${WRITTEN})*$`);

/**
 * True for a text that is written as `formatReference` writes, several joined by "; ". It looks at
 * the form alone, not at what there is, so thousands take no time; a visitor's own notation is for
 * the grammar (references/parser.ts).
 */
export function isWrittenReference(text: string): boolean {
  return WRITTEN_REFERENCES.test(text);
}

/** One verse as readers cite it: "John 3:16", "Psalm 23:1", "Jude 1:5". */
export function formatVerse(order: number): string {
  return formatReference(toPassage(order, order));
}

/** OSIS id of a verse, "John.3.16". */
export function formatOsisVerse(order: number): string {
  const { book, chapter, verse } = toVerseAddress(order);
  return `${book}.${chapter}.${verse}`;
}

/** OSIS id of one verse or range of a longer passage: "John.3.16", "1Cor.13.4-1Cor.13.7". */
export function formatOsis({ start, end }: VerseRange): string {
  return start === end
    ? formatOsisVerse(start)
    : `${formatOsisVerse(start)}-${formatOsisVerse(end)}`;
}

const NUMBER_WORDS = new Map([[1, "one"]]);

function count(total: number, unit: string): string {
  return `${NUMBER_WORDS.get(total) ?? total} ${unit}${total === 1 ? "" : "s"}`;
}

/** The message for a chapter that does not exist: "John has 21 chapters." */
export function chapterRangeMessage(book: BookId): string {
  const { name, verseCounts } = getBook(book);
  return `${name} has ${count(verseCounts.length, "chapter")}.`;
}

/** The message for a verse that does not exist: "John 3 has 36 verses.", "Jude has 25 verses." */
export function verseRangeMessage(book: BookId, chapter: number): string {
  const oneChapter = getBook(book).verseCounts.length === 1;
  const place = oneChapter ? getBook(book).name : `${formatBook(book)} ${chapter}`;
  return `${place} has ${count(countVerses(book, chapter), "verse")}.`;
}

/** The message for a name that is not a book of the canon. */
export function unknownBookMessage(name: string): string {
  return `There is no book called “${name}” in this Bible.`;
}
