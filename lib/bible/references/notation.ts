// Rewrites notations that readers use and that the grammar would read differently.
import { TRANSLATION_CODES, type TranslationCode } from "../constants";

/** Names that the grammar does not know, with those it does. */
const OLD_NAMES: readonly [RegExp, string][] = [
  [/^(?:the )?canticles?(?: of canticles)?\b/i, "Song of Songs"],
  [/^(?:the )?apocalypse(?: of (?:st\.? )?john)?\b/i, "Revelation"],
];
/** A Roman chapter number after a book: "Romans viii. 28", "Psalm XXIII". */
const ROMAN_CHAPTER = /(?<=\p{L}\.?\s)([ivxlc]{1,8})(?=\.?\s*[:.,\s]\s*\d|$)/iu;
const ROMAN_DIGITS: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
/** "Rom 8:28 KJV", "Rom 8:28 (KJV)", "Rom 8:28, WEB": a translation we hold, named at the end. */
const TRANSLATION = new RegExp(
  `^(.+?)[\\s,]*(?:[\\s,]|[([])\\s*(${TRANSLATION_CODES.join("|")})\\s*[)\\]]?\\.?$`,
  "i",
);
/** "John 3:16f": that verse and the next; "ff" is left to the grammar. */
const AND_NEXT = /(\d{1,3})\s?f\.?(?!\p{L})/giu;
/** "Mt 5,3" and "Deuteronomy 6;4": chapter and verse in the European style or mistyped. */
const OTHER_COLON = /^([^:]*\p{L}\.?\s*\d{1,3})([,;])(\s*)(\d{1,3}(?:\s*-\s*\d{1,3})?)$/u;
/** "John 3:16-10", "Genesis 3-1"; not "John 3:16-4:2" and not "3 John-1 Peter". */
const RANGE = /(\d{1,3})\s*-\s*(\d{1,3})(?![\d:.]|\s*\p{L})/gu;
/** "John 4:5-3:2" */
const CHAPTER_RANGE = /(\d{1,3}):\d{1,3}\s*-\s*(\d{1,3}):\d/gu;
/** "John -1": no chapter has such a number. */
const NEGATIVE = /\p{L}\.?\s+-\s*\d+(?:[:.]\d+)?$/u;

/**
 * Unicode forms, dashes, quotation marks and blanks as the grammar expects them, and modern book
 * names for old ones.
 */
export function normalizeReference(text: string): string {
  const clean = text
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63]/g, "-")
    .replace(/[\u2018\u2019\u02BC`]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/\s+/g, " ")
    .trim();
  const [pattern, name] = OLD_NAMES.find(([old]) => old.test(clean)) ?? [];
  return pattern && name ? clean.replace(pattern, name) : clean;
}

/** The text without one of our translations named at its end, and that translation. */
export function splitTranslation(text: string): {
  rest: string;
  translation: TranslationCode | null;
} {
  const [, rest, code] = TRANSLATION.exec(text) ?? [];
  const translation = TRANSLATION_CODES.find((known) => known === code?.toUpperCase());
  return rest !== undefined && translation
    ? { rest, translation }
    : { rest: text, translation: null };
}

/** The value of a Roman numeral. */
export function fromRoman(numeral: string): number {
  const values = [...numeral.toLowerCase()].map((digit) => ROMAN_DIGITS[digit] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

/** The text with a Roman chapter number in Arabic numerals, or null when it has none. */
export function withoutRoman(text: string): string | null {
  if (!ROMAN_CHAPTER.test(text)) return null;
  return text.replace(ROMAN_CHAPTER, (numeral) => `${fromRoman(numeral)}`);
}

/** The text with "16f" written "16-17", or null when it has none. */
export function withNextVerse(text: string): string | null {
  const written = text.replace(AND_NEXT, (_f, number: string) => `${number}-${Number(number) + 1}`);
  return written === text ? null : written;
}

/** The text without the "f" of "16f", for the last verse of a chapter. */
export function withoutNext(text: string): string {
  return text.replace(AND_NEXT, "$1");
}

/**
 * The text with a colon in place of a lone comma or semicolon between two numbers, or null when it
 * is no such text. A blank after a comma makes it a list ("Psalm 23, 24"), unless the second number
 * is the smaller one; after a semicolon it always does.
 */
export function withColon(text: string): string | null {
  const [, chapter = "", sign, blank, verse = ""] = OTHER_COLON.exec(text) ?? [];
  if (sign === undefined) return null;
  const isDescending = Number.parseInt(verse, 10) < Number(/\d+$/.exec(chapter)?.[0]);
  if (blank !== "" && !(sign === "," && isDescending)) return null;
  return `${chapter}:${verse}`;
}

/** True when a range ends before it starts. */
export function runsBackwards(text: string): boolean {
  return [...text.matchAll(RANGE), ...text.matchAll(CHAPTER_RANGE)].some(
    ([, start, end]) => Number(end) < Number(start),
  );
}

/** True for a book with a negative number. */
export function isNegative(text: string): boolean {
  return NEGATIVE.test(text);
}
