// Chapter and verse with a blank between them ("John 3 16", "1 cor 13 4-7") and verses from one "to"
// the other, as people type them into a box.
import { BOOKS, type CanonBook } from "../canon";
import { countVerses } from "../rules";
import { toEnglishBook } from "./foreign-names";
import { OTHER_WORDS } from "./other-words";

const NUMBERED = "(?:Sam|Kings|Kgs|Chr|Cor|Thess|Tim|Pet|Joh|Jn)";
/** What is counted, and so no verse: "read Psalm 23 3 times". */
const COUNTED =
  "(?:times?|days?|nights?|weeks?|months?|years?|hours?|minutes?|people|men|women|verses?|chapters?|books?|words?|bc|ad|am|pm|percent)";
const TO = "(?:\\s?[-–—]\\s?|\\s(?:to|through|thru)\\s)";
const ENDS = `(?!\\d|[:.]\\d|\\p{L}|[\\s,]\\s?\\d|%|\\s${NUMBERED}|\\s${COUNTED}(?!\\p{L}))`;

/** Books whose names count what follows: "numbers 1 2 3". */
const COUNTS = /^(?:numbers|acts|mark|job)$/;

const PREFIX = "(?:(?:[1-3]|I{1,3}|1st|2nd|3rd|first|second|third)\\s?)?";
const NAME = `(${PREFIX}(?:song of (?:songs|solomon)|\\p{L}{2,20}))\\.?`;
const CHAPTER = "(?:chapter|chap|ch)\\.?\\s";

/** A name and two numbers, perhaps the last verse after them. */
export const SPACED = new RegExp(
  `(?<![\\p{L}\\d])${NAME}\\s(?:${CHAPTER})?(\\d{1,3})(,?\\s)(\\d{1,3})(?:(${TO}|[\\s,]\\s?)(\\d{1,3}))?${ENDS}`,
  "giu",
);
/** "Matthew 5 through 7": chapters. */
export const TO_CHAPTER = new RegExp(
  `(?<![\\p{L}\\d])${NAME}\\s(?:chapters?\\s)?(\\d{1,3})\\s(?:to|through|thru)\\s(\\d{1,3})${ENDS}`,
  "giu",
);

/** "John 3:16 to 18", "Genesis chapter 1 verse 1 to 5", "Genesis 1:1 through 2:3". */
export const TO_VERSE = new RegExp(
  `(?<=\\p{L}\\.?\\s?)((?:\\d{1,3}[:.]|\\d{1,3},?\\s(?:verses?|vv?)\\.?\\s?)\\d{1,3})\\s(?:to|through|thru|until|till)\\s(?:(?:verses?|vv?)\\.?\\s?)?(\\d{1,3}(?:[:.]\\d{1,3})?)(?!\\d|\\s?${NUMBERED}|\\s?[ap]\\.?m)`,
  "giu",
);

const NUMBERS: Readonly<Record<string, string>> = {
  i: "1",
  ii: "2",
  iii: "3",
  first: "1",
  second: "2",
  third: "3",
};

const WRITTEN =
  /^(?:((?:[1-3]|i{1,3}(?=\s)|first|second|third)(?=(?:st|nd|rd)?\s|\p{L}))(?:st|nd|rd)?\s?)?(.+)$/iu;

/** The book a name stands for; null for other words, and for "Timothy" without its number. */
function toBook(written: string): CanonBook | null {
  const [, prefix = "", name = ""] = WRITTEN.exec(written) ?? [];
  if (OTHER_WORDS.has(written.toLowerCase())) return null;
  const number = NUMBERS[prefix.toLowerCase()] ?? prefix;
  const full = number === "" ? name : `${number} ${name}`;
  const english = toEnglishBook(full, { mayBeShort: true, hasVerse: true });
  const book = BOOKS.find((one) => one.name === english);
  return book && (number !== "" || !/^\d/.test(book.name)) ? book : null;
}

const isVerse = (book: CanonBook, chapter: string, verse: string) =>
  Number(verse) <= countVerses(book.id, Number(chapter));

/**
 * What stands before two numbers as a reference the grammar reads: chapter and verse; two chapters
 * where there is such a chapter and no such verse; two verses of a book of one chapter. Null for
 * other words, for lists ("Psalm 23, 24") and for chapters that are not there. Pure.
 */
export function toSpaced(...groups: string[]): string | null {
  const [, name = "", chapter = "", sign = "", verse = "", to = "", last = ""] = groups;
  const book = toBook(name);
  if (!book) return null;
  const isChapter = countVerses(book.id, Number(verse)) > 0;
  const goesOn = Number(chapter) < Number(verse) && isVerse(book, "1", verse);
  if (book.verseCounts.length === 1 && chapter !== "1" && goesOn && last === "") {
    return `${book.name} 1:${chapter}-${verse}`;
  }
  if (countVerses(book.id, Number(chapter)) === 0) return null;
  if (sign.startsWith(",") && (isChapter || !isVerse(book, chapter, verse))) return null;
  // "Prov 3 5 6": a third number is the last verse, and never a smaller one.
  if (/^[\s,]+$/.test(to) && (COUNTS.test(name) || Number(last) <= Number(verse))) return null;
  if (!isVerse(book, chapter, verse) && last === "" && isChapter) {
    return `${book.name} ${chapter}, ${verse}`;
  }
  return `${book.name} ${chapter}:${verse}${last === "" ? "" : `-${last}`}`;
}

/** The chapters from one to another as a reference the grammar reads; null where they are none. Pure. */
export function toChapters(...groups: string[]): string | null {
  const [, name = "", first = "", last = ""] = groups;
  const book = COUNTS.test(name) ? null : toBook(name);
  const exist = book && countVerses(book.id, Number(last)) > 0 && Number(first) < Number(last);
  return exist ? `${book.name} ${first}-${last}` : null;
}
