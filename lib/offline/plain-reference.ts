// References as the site writes them, and as most people do: "Mark 3", "1 John 4:7-12",
// "Ps 23; John 3:16,18", "Genesis 1:1-2:3". The whole grammar (lib/bible/references) is the
// server's; it weighs more than all else the worker does.
import { BOOKS, type BookId, getBook } from "@/lib/bible/canon";
import { bookSlug } from "@/lib/bible/chapter-path";
import { TRANSLATION_CODES, type TranslationCode } from "@/lib/bible/constants";
import {
  countVerses,
  formatOsis,
  formatReference,
  getBookRange,
  type Passage,
  toCanonicalOrder,
  toPassage,
} from "@/lib/bible/rules";

/** What a reference names; `code` is the translation written after it. */
export interface PlainReference {
  passages: readonly [Passage, ...Passage[]];
  reference: string;
  osis: string;
  bookAlone: boolean;
  code: TranslationCode | null;
}

const CODE = new RegExp(`\\s+(${TRANSLATION_CODES.join("|")})$`, "i");
const PART = /^((?:[1-3][\s-]*)?[a-z]+(?:[\s-]+[a-z]+)*)\.?(?:\s*(\d.*))?$/i;
const PLACE = /^(\d{1,3})(?:[:.](\d{1,3}))?(?:-(\d{1,3})(?:[:.](\d{1,3}))?)?$/;
/** Shorter beginnings of a name are somebody's abbreviation, not everybody's. */
const LEAST_LETTERS = 2;

const plain = (name: string) => name.toLowerCase().replace(/[\s.-]+/g, "");

function findBook(name: string): BookId | null {
  const wanted = plain(name);
  if (wanted.replace(/^\d/, "").length < LEAST_LETTERS) return null;
  const exact = BOOKS.find(({ id }) => plain(id) === wanted || plain(bookSlug(id)) === wanted);
  return (exact ?? BOOKS.find(({ name: full }) => plain(full).startsWith(wanted)))?.id ?? null;
}

function toRange(book: BookId, place: string): Passage | null {
  const [, first, verse, second, end] = PLACE.exec(place) ?? [];
  if (first === undefined) return null;
  const isOneChapter = getBook(book).verseCounts.length === 1;
  // "Jude 5" is a verse.
  const inOnly = isOneChapter && verse === undefined && first !== "1";
  const chapter = inOnly ? 1 : Number(first);
  const fromVerse = inOnly ? Number(first) : Number(verse ?? 1);
  const isVerse = inOnly || verse !== undefined;
  const toChapter =
    second !== undefined && (end !== undefined || !isVerse) ? Number(second) : chapter;
  const lastVerse = isVerse
    ? Number(end ?? second ?? fromVerse)
    : Number(end ?? countVerses(book, toChapter));
  const start = toCanonicalOrder({ book, chapter, verse: fromVerse });
  const last = toCanonicalOrder({ book, chapter: toChapter, verse: lastVerse });
  return start !== null && last !== null && last >= start ? toPassage(start, last) : null;
}

/** From one book into another: "Genesis 50-Exodus 2", "Ruth 4-1 Samuel 1". */
const ACROSS = /^(.+?)\s*-\s*((?:[1-3]\s+)?[a-z]+(?:\s+[a-z]+)*(?:\s+\d.*)?)$/i;

/** Passages of one part: "John 3:16,18" are two. Null when there is no such place. */
function readPart(part: string, before: BookId | null): Passage[] | null {
  const [, from, to] = ACROSS.exec(part) ?? [];
  const [first] = (from && readPart(from, null)) || [];
  const [last] = (to && readPart(to, null)) || [];
  if (first && last) return last.end >= first.start ? [toPassage(first.start, last.end)] : null;
  const [, name, places] = PART.exec(part) ?? [];
  const book = name ? findBook(name) : /^\d/.test(part) ? before : null;
  if (!book) return null;
  const written = name ? places : part;
  if (written === undefined) {
    const { start, end } = getBookRange(book);
    return [toPassage(start, end)];
  }
  const passages: Passage[] = [];
  let chapter = "";
  for (const place of written.replace(/[–—]/g, "-").replace(/\s+/g, "").split(",")) {
    const passage = toRange(book, chapter && !/[:.]/.test(place) ? chapter + place : place);
    if (!passage) return null;
    passages.push(passage);
    chapter = /^\d+[:.]/.exec(place)?.[0] ?? chapter;
  }
  return passages;
}

/** Reads a reference; null for what is none, or names a place that does not exist. */
export function readPlainReference(text: string): PlainReference | null {
  const trimmed = text.trim();
  const code = CODE.exec(trimmed)?.[1]?.toUpperCase() ?? null;
  const passages: Passage[] = [];
  for (const part of trimmed.replace(CODE, "").split(";")) {
    const read = readPart(part.trim(), passages.at(-1)?.book ?? null);
    if (!read) return null;
    passages.push(...read);
  }
  const [first, ...others] = passages;
  if (!first) return null;
  return {
    passages: [first, ...others],
    reference: passages.map(formatReference).join("; "),
    osis: passages.map(formatOsis).join(","),
    bookAlone:
      others.length === 0 &&
      first.book === first.endBook &&
      PART.exec(trimmed.replace(CODE, ""))?.[2] === undefined,
    code: TRANSLATION_CODES.find((known) => known === code) ?? null,
  };
}
