// References in words and in odd notations, rewritten so that the grammar reads them. It reads no
// reference itself.
import { BOOKS } from "../canon";
import { toEnglishBook } from "./foreign-names";
import { fromRoman } from "./notation";
import { NUMBER_WORDS, ORDINAL, toNumber } from "./number-words";
import { SPACED, TO_CHAPTER, TO_VERSE, toChapters, toSpaced } from "./spaced-places";
import { rewrite, type TracedText, traceText } from "./traced-text";

const NUMBERS = "(?:[1-4]|1st|2nd|3rd|4th|first|second|third|fourth)";
const NAMES = [
  ...BOOKS.map(({ name }) => name.replace(/^\d /, "")),
  "Psalm",
  "Song of Songs",
  ..."Gen Exod Lev Deut Josh Prov Eccl Isa Jer Ezek Dan Matt Rom Cor Gal Eph Phil Thess Tim Heb Pet Rev".split(
    " ",
  ),
].sort((a, b) => b.length - a.length);
const BOOK = `(?:${NUMBERS}\\s)?(?:${[...new Set(NAMES)].join("|")})(?![\\p{L}])`;
const ONE_CHAPTER = BOOKS.filter(({ verseCounts }) => verseCounts.length === 1)
  .map(({ name }) => name)
  .join("|");
const FIGURES = "\\d{1,3}(?!\\d)";
const NUMBER = `(?:${FIGURES}|${NUMBER_WORDS})`;
const THE_BOOK =
  "(?:the\\s)?(?:(?:book|gospel|letter|epistle)\\s(?:of|to|according\\sto)\\s)?(?:the\\s)?";
const VERSES = "(?:verses?|vs|vv?)\\.?";
const CHAPTER = "(?:chapter|chap|ch)\\.?";
const START = "(?<![\\p{L}\\d])";

const make = (source: string) => new RegExp(START + source, "giu");

/** "capitulo 51", "versículo 3": the words of other languages before a number. */
const FOREIGN_CHAPTER =
  /(?<=\p{L}[,.]?\s)(?:cap[ií]tulos?|capitolo|chapitre|kapitel|hoofdstuk|rozdzia[lł]|bab|глава)\.?\s(?=\d{1,3}(?!\d))/giu;
const FOREIGN_VERSE =
  /(?<=\d,?\s)(?:vers[ií]culos?|versetto|versets?|vers|versz|wiersz|ayat|стих)\.?\s(?=\d{1,3}(?!\d))/giu;
/** Signs that look like a colon between two numbers. */
const COLON = /(?<=\d)\s?[\u2236\uA789\uFF1A\uFE55\u02D0\u05C3\u0589]\s?(?=\d)/gu;
/** "5v30", "5 vs. 30". */
const V_BETWEEN = /(?<=\d)\s?v(?:v|s|er|erse)?\.?\s?(?=\d)/giu;
/** "the second letter to Timothy", "1st John" */
const NUMBERED_LETTER = make(
  `(?:the\\s)?(${NUMBERS})\\s(?:letter|epistle|book)\\s(?:of|to)\\s(?:the\\s)?(?=(?:${NAMES.join("|")})(?!\\p{L}))`,
);
const OF_CHAPTER = make(
  `(?:the\\s)?(?:(${ORDINAL})\\schapter|${CHAPTER}\\s(${NUMBER}))\\s(?:of|in|from)\\s${THE_BOOK}(${BOOK})(?!\\s?\\d)`,
);
const OF_VERSE = make(
  `(?:the\\s)?(?:(${ORDINAL})\\sverse|${VERSES}\\s(${NUMBER})(?:(?:\\s?[-–—]\\s?|\\s(?:to|through|thru)\\s)(${FIGURES}))?)\\s(?:of|in|from)\\s(${BOOK})\\s(?:${CHAPTER}\\s)?(${FIGURES})(?![:.]?\\d)`,
);
/** "Johannes im 3. Kapitel, Vers 16" */
const GERMAN_PLACE =
  /(?<![\p{L}\d])((?:[1-5]\.?\s?)?\p{L}{2,20})(?:,?\sim)?\s(\d{1,3})\.\sKapitel,?\s(?:im\s)?Vers\s(\d{1,3})(?!\d)/giu;
/** "Numbers/23/18", as in an address */
const IN_ADDRESS = make(`(${BOOK})/(${FIGURES})/(${FIGURES})(?!/\\d)`);
/** "chapter 3 verse 16 of John" */
const OF_CHAPTER_VERSE = make(
  `${CHAPTER}\\s(${FIGURES})(?::|,?\\s(?:and\\s)?${VERSES}\\s?)(${FIGURES})\\s(?:of|in|from)\\s${THE_BOOK}(${BOOK})(?!\\s?\\d)`,
);
const NTH_PSALM = make(`(?:the\\s)?(${ORDINAL})\\spsalm(?!\\p{L})`);
const AFTER_WORD = make(`(${CHAPTER}|${VERSES}|psalms?)\\s(${NUMBER_WORDS})`);
/** What may follow a number in words that belongs to the book before it. */
const ENDS = `(?=\\s*(?:[.?!,;:)\\]”"']|$|${VERSES}\\s?\\d|(?:says?|is|has)(?!\\p{L})|teach|means?(?!\\p{L})))`;
const AFTER_BOOK = make(
  `(${BOOK})\\s(${NUMBER_WORDS}|${FIGURES})(?:\\s(?:${VERSES}\\s)?(${NUMBER_WORDS}))?${ENDS}`,
);
const VERSE_AFTER = make(`(${BOOK}\\s${FIGURES}),?\\s(?:the\\s)?(${ORDINAL})\\sverse`);
/** "Jude verse 24": a book of one chapter. */
const VERSE_ALONE = make(`(${ONE_CHAPTER})\\s${VERSES}\\s?(${FIGURES})`);
/** "John 3, verse 16" is the grammar's; "Juan 3:16", "Johannes 3,16", "Mk 3,99", "Salmo 23". */
const PLACE =
  /(?<![\p{L}\d])((?:[1-5]\.?\s?)?\p{L}{2,20})(\.?\s?)(\d{1,3})(?:([:.,])(\d{1,3}))?(?![\p{L}\d]|[,.]\d)/gu;
/** "Heb xiv 2", "Ps. cxix 105" */
const ROMAN = /(?<![\p{L}\d])((?:[1-3]\s?)?\p{L}{2,20})\.?\s([ivxlc]{1,8})[.,:]?\s(?=\d)/giu;
/** "first John 7", once its chapter is in figures. */
const NUMBERED_BOOK = make(
  `(${NUMBERS})\\s(?=(?:Samuel|Kings|Chronicles|Corinthians|Thessalonians|Timothy|Peter|John)\\s(?:${CHAPTER}\\s)?\\d)`,
);
const KNOWN = new Set(NAMES.map((name) => name.toLowerCase()));

/** "Mk 3,99" and "Gen1:1" for the grammar, which reads "Mk 3:99" by itself; "3,000" is a number. */
function toPlace(...groups: string[]): string | null {
  const [, name = "", blank = "", chapter = "", sign = "", verse = ""] = groups;
  const bare = name.replace(/^[1-5]\.?\s?/, "").toLowerCase();
  if (KNOWN.has(bare) && blank !== "") return null;
  if (sign === "," && (verse.startsWith("0") || KNOWN.has(bare))) return null;
  const isGlued = blank === "" && (verse !== "" || /^[1-3]/.test(name));
  const book = toEnglishBook(name, {
    mayBeShort: isGlued || sign === ",",
    hasVerse: verse !== "",
  });
  if (book === null) return null;
  return verse === "" ? `${book} ${chapter}` : `${book} ${chapter}:${verse}`;
}

/** A spoken psalm: "one nineteen" is 119. */
function toSpoken(book: string, chapter: number, verse: number | null): string {
  if (verse === null) return `${book} ${chapter}`;
  if (/^psalms?$/i.test(book) && chapter === 1 && verse >= 10) return `${book} ${100 + verse}`;
  return `${book} ${chapter}:${verse}`;
}

const MAY_BE_WORDS =
  /\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|teen|ty|hundred|first|second|third|fifth|th\b|ieth/i;

/**
 * A text with the references in it that are spelled out or oddly written ("the ninth chapter of
 * Titus", "2tim5v30", "Juan 3:16", "John 3 16", "John 3:16 to 18") in figures and in English, each traced to where it stood. Pure.
 */
export function spellOut(original: string): TracedText {
  let traced = traceText(original);
  if (!MAY_BE_WORDS.test(original)) return traced;
  const change = (pattern: RegExp, by: (...groups: string[]) => string | null) => {
    traced = rewrite(traced, pattern, by);
  };
  change(COLON, () => ":");
  change(
    GERMAN_PLACE,
    (_all, name = "", chapter = "", verse = "") => `${name} ${chapter}:${verse}`,
  );
  change(IN_ADDRESS, (_all, book = "", chapter = "", verse = "") => `${book} ${chapter}:${verse}`);
  change(FOREIGN_CHAPTER, () => "chapter ");
  change(FOREIGN_VERSE, () => "verse ");
  change(V_BETWEEN, () => ":");
  change(NUMBERED_LETTER, (_all, number = "") => `${toNumber(number)} `);
  change(AFTER_WORD, (_all, word = "", number = "") => `${word} ${toNumber(number)}`);
  change(NTH_PSALM, (_all, ordinal = "") => `Psalm ${toNumber(ordinal)}`);
  change(
    OF_CHAPTER_VERSE,
    (_all, chapter = "", verse = "", book = "") => `${book} ${chapter}:${verse}`,
  );
  change(
    OF_CHAPTER,
    (_all, ordinal = "", number = "", book = "") => `${book} ${toNumber(ordinal || number)}`,
  );
  change(AFTER_BOOK, (all, book = "", chapter = "", verse = "") =>
    /^\d+$/.test(chapter) && verse === ""
      ? null
      : toSpoken(book, toNumber(chapter), verse === "" ? null : toNumber(verse)) +
        (all.endsWith(" ") ? " " : ""),
  );
  change(
    OF_VERSE,
    (_all, ordinal = "", number = "", last = "", book = "", chapter = "") =>
      `${book} ${chapter}:${toNumber(ordinal || number)}${last === "" ? "" : `-${last}`}`,
  );
  change(VERSE_AFTER, (_all, place = "", ordinal = "") => `${place}:${toNumber(ordinal)}`);
  change(VERSE_ALONE, (_all, book = "", verse = "") => `${book} 1:${verse}`);
  change(NUMBERED_BOOK, (_all, number = "") => `${toNumber(number)} `);
  change(ROMAN, (_all, name = "", numeral = "") => {
    const book = toEnglishBook(name, { mayBeShort: true, hasVerse: true });
    return book && numeral !== "I" ? `${book} ${fromRoman(numeral)}:` : null;
  });
  change(PLACE, toPlace);
  change(SPACED, toSpaced);
  change(TO_CHAPTER, toChapters);
  if (!/\bcompar/i.test(original))
    change(TO_VERSE, (_all, place = "", last = "") => `${place}-${last}`);
  return traced;
}
