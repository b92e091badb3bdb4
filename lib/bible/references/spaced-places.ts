// Chapter and verse with a blank between them ("John 3 16", "1 cor 13 4-7") and verses from one "to"
// the other, as people type them into a box.
import { BOOKS } from "../canon";
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

/** A name and two numbers, perhaps the last verse after them. */
export const SPACED = new RegExp(
  `(?<![\\p{L}\\d])((?:[1-3]\\s?)?(?:song of (?:songs|solomon)|\\p{L}{2,20}))\\.?\\s(\\d{1,3})\\s(\\d{1,3})(?:(?:${TO}|[\\s,]\\s?)(\\d{1,3}))?${ENDS}`,
  "giu",
);

/** "John 3:16 to 18", "Genesis chapter 1 verse 1 to 5", "Genesis 1:1 through 2:3". */
export const TO_VERSE = new RegExp(
  `(?<=\\p{L}\\.?\\s?)((?:\\d{1,3}[:.]|\\d{1,3},?\\s(?:verses?|vv?)\\.?\\s?)\\d{1,3})\\s(?:to|through|thru|until|till)\\s(?:(?:verses?|vv?)\\.?\\s?)?(\\d{1,3}(?:[:.]\\d{1,3})?)(?!\\d|\\s?${NUMBERED}|\\s?[ap]\\.?m)`,
  "giu",
);

/**
 * What stands before two numbers as a reference the grammar reads: chapter and verse; two chapters
 * where there is such a chapter and no such verse. Null for other words and for chapters that are
 * not there. Pure.
 */
export function toSpaced(...groups: string[]): string | null {
  const [all = "", name = "", chapter = "", verse = "", last = ""] = groups;
  if (OTHER_WORDS.has(name.toLowerCase())) return null;
  // "Prov 3 5 6": a third number is the last verse, and never a smaller one.
  if (/\d\s\d{1,3}[\s,]\s?\d{1,3}$/.test(all)) {
    if (COUNTS.test(name) || Number(last) <= Number(verse)) return null;
  }
  const written = toEnglishBook(name, { mayBeShort: true, hasVerse: true });
  const book = BOOKS.find((one) => one.name === written);
  if (!book || countVerses(book.id, Number(chapter)) === 0) return null;
  const isVerse = Number(verse) <= countVerses(book.id, Number(chapter));
  if (!isVerse && last === "" && countVerses(book.id, Number(verse)) > 0) {
    return `${book.name} ${chapter}, ${verse}`;
  }
  return `${book.name} ${chapter}:${verse}${last === "" ? "" : `-${last}`}`;
}
