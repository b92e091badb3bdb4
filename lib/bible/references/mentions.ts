import "server-only";
import { setImmediate } from "node:timers/promises";
import { BOOKS } from "../canon";
import { formatReference, type Passage, toCanonicalOrder, toPassage } from "../rules";
import { toEnglishBook } from "./foreign-names";
import { OTHER_WORDS } from "./other-words";
import { parseReference } from "./parser";
import { isShortName, SHORTEST_MISSPELLED } from "./short-names";
import { spellOut } from "./spelled-out";
import type { TracedText } from "./traced-text";

/** A Bible reference in running text. */
export interface Mention {
  /** Offsets into the text: from `start` to before `end`. */
  start: number;
  end: number;
  /** What it names; null when the canon has no such place, which `message` then explains. */
  passages: readonly Passage[] | null;
  /** Written out ("John 3:16"), or what there is instead ("John 3 has 36 verses."). */
  message: string;
}

const FULL_NAMES = [...BOOKS.map(({ name }) => name), "Psalm", "Song of Songs"];
const FULL_NAMES_LOWER = new Set(FULL_NAMES.map((name) => name.toLowerCase()));
const NUMBER = "(?:[1-4]|I{1,3}|IV|1st|2nd|3rd|4th|First|Second|Third|Fourth)";
const NAME = `(?:Songs? of (?:Solomon|Songs)|(?:(?<!\\p{N})${NUMBER}\\s{0,2})?\\p{L}{2,20})`;
const CHAPTER =
  "(?:,?\\s?(?:chapter|chap|ch)\\.?)?\\s{0,2}(\\d{1,3}|[ivxlc]{1,7}(?=\\.?\\s?[:.]?\\s?\\d))";
const VERSE =
  "(?:\\.?\\s{0,2}[:.]\\s{0,2}|,?\\s{1,2}(?:verses?|vv?\\.?)\\s{0,2})\\d{1,3}(?:[a-d](?!\\p{L})|ff?(?!\\p{L}))?";
const RANGE = "(?:\\s?[-–—]\\s?\\d{1,3}(?:[:.]\\d{1,3})?)";
const NEXT = `(?:(?:,\\s?|;\\s?|\\sand\\s|\\s?&\\s?)\\d{1,3}(?::\\d{1,3})?${RANGE}?(?![\\d:])(?=\\s*(?:[,.;:)!?\\]”’"']|$)))`;
/** A name, a chapter, perhaps a verse, perhaps further ones. */
const CANDIDATE = new RegExp(
  `(?<!\\p{L})(${NAME})(\\.?)${CHAPTER}(${VERSE})?(${RANGE}?)(${NEXT}*)(?![\\p{N}])`,
  "giu",
);

/** Works outside the canon that are cited by chapter and verse; citing them is not a mistake. */
const OTHER_WORKS =
  /(?:enoch|tobit|judith|macc(?:abees)?|sirach|ecclesiasticus|wisdom|baruch|esdras|jubilees|susanna|manasseh|qur'?an|koran|surah?|talmud|mishnah|sanhedrin|didache|clement|barnabas|hermas|polycarp|ignatius|antiquities|ant|wars?|apion|annals|histories|history|apology|stromata|josephus|tacitus|eusebius|pliny|philo|thomas)$/i;

const WITH_CHAPTER = /\sch(?:ap(?:ter)?)?\.?\s/i;

/** Names of books that are words of every day when they have no capital. */
const ALSO_WORDS = /^(?:acts|job|judges|kings|mark|numbers|lamentations|proverbs)$/;

function isFullName(name: string): boolean {
  const clean = name.replace(/\s+/g, " ");
  if (FULL_NAMES.includes(clean)) return true;
  return !ALSO_WORDS.test(clean) && FULL_NAMES_LOWER.has(clean.toLowerCase());
}

/** What is counted after the name of a child or a group: "Luke, 7 years", "Ruth 9 yrs". */
const OF_PEOPLE =
  /^\s?(?:years?|yrs?|months?|weeks?|days?|hours?|minutes?|times|boys|girls|men|women|people|kids|boxes|copies|pages|pieces|points|cups|miles)(?!\p{L})/iu;

/** True when a match is a reference rather than other words before a number. */
function isReference(
  name: string,
  dot: string,
  verse: string | undefined,
  whole: string,
  around: { before: string; after: string },
): boolean {
  // "1cor13": words do not begin with a figure.
  if (verse === undefined) {
    if (OF_PEOPLE.test(around.after)) return false;
    if (isFullName(name) || /^[1-3]\p{L}/u.test(name) || isShortName(name, around)) return true;
    return WITH_CHAPTER.test(whole) && FULL_NAMES_LOWER.has(name.toLowerCase());
  }
  if (OTHER_WORDS.has(name.toLowerCase()) && dot === "") return false;
  // "99.9 percent" is a number; "Acts 28.99" is a reference in another style.
  return (
    verse.includes(":") || /v/i.test(verse) || /^\P{Ll}/u.test(name) || isShortName(name, around)
  );
}

const SIMPLE = /^(.+?) (\d{1,3}):(\d{1,3})(?:[-–](\d{1,3}))?$/;
const bookByName = new Map([
  ...BOOKS.map(({ name, id }) => [name, id] as const),
  ["Psalm", "Ps"] as const,
]);

/**
 * Reads the usual form ("John 3:16-17") without the grammar, which takes a thousand times as long;
 * null for any other form and for missing verses.
 */
function readSimple(written: string): Passage | null {
  const [, name = "", chapter, verse, endVerse] = SIMPLE.exec(written) ?? [];
  const book = bookByName.get(name);
  if (!book) return null;
  const start = toCanonicalOrder({ book, chapter: Number(chapter), verse: Number(verse) });
  const end = toCanonicalOrder({
    book,
    chapter: Number(chapter),
    verse: Number(endVerse ?? verse),
  });
  return start === null || end === null || end < start ? null : toPassage(start, end);
}

/** The name of a book that somebody misspelled; null for a name in full and for any other word. */
function misspelledBook(name: string): string | null {
  if (isFullName(name) || name.length < SHORTEST_MISSPELLED) return null;
  const book = toEnglishBook(name, { mayBeShort: true, hasVerse: false });
  return book === null || book.toLowerCase() === name.toLowerCase() ? null : book;
}

/** Reads one match; null when it is not a reference after all. */
function read(written: string, name: string): Omit<Mention, "start" | "end"> | null {
  const simple = readSimple(written);
  if (simple) return { passages: [simple], message: formatReference(simple) };
  const parsed = parseReference(written);
  // "pslam 200": a misspelled book is read by its own name where there is no such chapter.
  const book = parsed.kind === "found" ? null : misspelledBook(name);
  if (book !== null) return read(written.replace(name, book), book);
  if (parsed.kind === "none") return null;
  if (parsed.kind === "found") return { passages: parsed.passages, message: parsed.reference };
  const isUnknownBook = parsed.message.startsWith("There is no book");
  if (isUnknownBook && (OTHER_WORKS.test(name) || /^\p{Ll}/u.test(name))) return null;
  return { passages: null, message: parsed.message };
}

/**
 * What stands at the next place of a text that may be a reference, from an offset on: its mentions
 * and the offset to go on from. Null at the end.
 */
function readNext(text: string, from: number): { mentions: Mention[]; next: number } | null {
  CANDIDATE.lastIndex = from;
  const match = CANDIDATE.exec(text);
  if (!match) return null;
  const [whole, name = "", dot = "", , verse, , list = ""] = match;
  const start = match.index;
  const end = start + whole.length;
  const around = { before: text.slice(0, start), after: text.slice(end) };
  const all = isReference(name, dot, verse, whole, around) ? read(whole, name) : null;
  // "See 1 Cor. 13:4": a reference may still follow the first word.
  if (!all) return { mentions: [], next: start + (/^\S+/.exec(whole)?.[0].length ?? 1) };
  if (all.passages || list === "") return { mentions: [{ start, end, ...all }], next: end };
  // "John 3:16, 99": the first verse exists, the second does not.
  const base = read(whole.slice(0, whole.length - list.length), name) ?? all;
  const middle = end - list.length;
  const further = base.passages ? [{ start: middle, end, ...all }] : [];
  return { mentions: [{ start, end: middle, ...base }, ...further], next: end };
}

/** A mention in a rewritten text, where it stands in the original. */
function toOriginal(mention: Mention, { from, to }: TracedText): Mention {
  return {
    ...mention,
    start: from[mention.start] ?? 0,
    end: to[mention.end - 1] ?? mention.end,
  };
}

/**
 * The Bible references in a text, existing and not, in its order: full names of books with a
 * chapter, names and common abbreviations with chapter and verse ("Jn 3:16", "1 Cor. 13:4-7, 13",
 * "John chapter 3 verse 99"), and names that read like a book but are none ("Hezekiah 3:16"), in
 * figures or in words ("the ninth chapter of Titus"). Clock times, ratios and works outside the canon are left alone. Pure and never throws.
 */
export function findMentions(original: string): Mention[] {
  const known = recent.get(original);
  if (known) return [...known];
  const found: Mention[] = [];
  const traced = spellOut(original);
  const { text } = traced;
  if (/\d/.test(text)) {
    for (let place = readNext(text, 0); place; place = readNext(text, place.next)) {
      found.push(...place.mentions);
    }
  }
  const mentions = found.map((mention) => toOriginal(mention, traced));
  if (recent.size >= MAX_RECENT) recent.delete(recent.keys().next().value ?? "");
  recent.set(original, mentions);
  return [...mentions];
}

/** The last texts asked for: each check of an answer asks for the same ones several times. */
const MAX_RECENT = 16;
const recent = new Map<string, readonly Mention[]>();

/**
 * Candidates read in one turn of the event loop; the grammar takes up to half a millisecond for
 * each.
 */
const PLACES_AT_ONCE = 16;

/** The same for a text that a model wrote, yielding to other requests in between. */
export async function findMentionsInTurns(original: string): Promise<Mention[]> {
  const found: Mention[] = [];
  const traced = spellOut(original);
  const { text } = traced;
  if (!/\d/.test(text)) return found;
  let count = 0;
  for (let place = readNext(text, 0); place; place = readNext(text, place.next)) {
    found.push(...place.mentions);
    if (++count % PLACES_AT_ONCE === 0) await setImmediate();
  }
  return found.map((mention) => toOriginal(mention, traced));
}

/** Replaces a reference that names no verse. */
const NO_SUCH_VERSE = "no such verse";

/** Replaces each reference that does not exist with "(no such verse)". */
export function strikeMissing(text: string): string {
  let struck = "";
  let position = 0;
  for (const { start, end, passages } of findMentions(text)) {
    if (passages) continue;
    const before = text.slice(position, start);
    struck += before;
    position = end;
    // A further verse of an existing reference: "John 3:16, 99".
    if (/^[,;\s&]/.test(text.slice(start, end))) continue;
    const inBrackets = struck.lastIndexOf("(") > struck.lastIndexOf(")");
    struck += inBrackets ? NO_SUCH_VERSE : `(${NO_SUCH_VERSE})`;
  }
  return struck + text.slice(position);
}
