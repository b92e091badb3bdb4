// What looks like a reference in somebody's page. Used when the script is built
// (scripts/build-references.ts), which carries the pattern alone: whether there is such a verse the
// server says, whose grammar weighs more than a hundred such scripts.
import { BOOK_OUTLINES } from "@/lib/bible/books";

/**
 * Abbreviations that people write beside the OSIS ids; none that begins a sentence with a time of
 * day ("Is 5:30 too late?").
 */
const ALSO_WRITTEN = (
  "Gn Ex Exo Lv Nm Dt Deu Jos Jsh Jdg Jgs Rth Ezr Est Psalm Psa Pss Pr Prv Ecc Qoh SS Je Eze Ezk Dn " +
  "Hs Jl Oba Jon Mi Na Hb Zep Zec Ml Mt Mk Mrk Lk Jn Jhn Rm Gal Ephes Php Tit Philem Phm Jms Re Rv"
).split(" ");
const IN_SEVERAL_WORDS = ["Song of Songs"];
/** The same of books that have a number. */
const OF_NUMBERED = "Sa Ki Chron Ch Co Th Thes Ti Pt Pe Jn Jo".split(" ");

/** Names that are words or people's names as well: with a verse alone they are a book's. */
const ALSO_WORDS = new Set(["Acts", "Job", "Judges", "Mark", "Numbers", "Ruth"]);

const LONGEST_FIRST = (a: string, b: string) => b.length - a.length || (a < b ? -1 : 1);
/** The names as alternatives, the longest first, so that "Philippians" is not read as "Phil". */
const anyOf = (names: Iterable<string>) =>
  `(?:${[...new Set(names)]
    .sort(LONGEST_FIRST)
    .map((name) => name.replaceAll(" ", "\\s"))
    .join("|")})`;

const NUMBERED = /^[1-3] ?/;
const withoutNumber = (name: string) => name.replace(NUMBERED, "");

/** A number of a chapter or a verse, and a range's end: "16", "16-18", "16-4:2". */
const NUMBER = "\\d{1,3}";
const TO = `(?:\\s?[-–—]\\s?${NUMBER}(?:[:.]${NUMBER})?)?`;
/** Further verses, unless they are the beginning of something else ("John 3:16, 12 people"). */
const FURTHER = `(?:\\s?[,;]\\s?${NUMBER}(?:[:.]${NUMBER})?${TO}(?![\\p{L}\\d:]|\\.\\d|\\s\\p{L}))*`;

/**
 * Source of the expression (flags "gu") that finds references in a text: a book in full or
 * shortened with a chapter and verses, or a book in full with a chapter.
 */
export function referencePattern(): string {
  const names = [
    ...BOOK_OUTLINES.flatMap(({ id, name }) => [name, id]),
    ...ALSO_WRITTEN,
    ...IN_SEVERAL_WORDS,
  ];
  const numbered = BOOK_OUTLINES.filter(({ name }) => NUMBERED.test(name));
  const ofNumbered = numbered.flatMap(({ id, name }) => [withoutNumber(name), withoutNumber(id)]);
  const plain = names.filter((name) => !NUMBERED.test(name));
  const full = BOOK_OUTLINES.map(({ name }) => name).filter((name) => !ALSO_WORDS.has(name));
  const number = "(?:[1-3]|I{1,3})\\s?";
  const book = `(?:${number}${anyOf([...ofNumbered, ...OF_NUMBERED])}|${anyOf(plain)})`;
  const inFull = `(?:${number}${anyOf(numbered.map(({ name }) => withoutNumber(name)))}|${anyOf([
    ...full.filter((name) => !NUMBERED.test(name)),
    "Psalm",
  ])})`;
  const verses = `${book}\\.?\\s?${NUMBER}[:.]${NUMBER}${TO}${FURTHER}`;
  const chapter = `${inFull}\\s${NUMBER}(?:[-–—]${NUMBER})?(?![:.]?\\d)`;
  return `(?<![\\p{L}\\d:])(?:${verses}|${chapter})(?![\\p{L}\\d])`;
}
