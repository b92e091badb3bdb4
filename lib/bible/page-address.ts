import "server-only";
import { type BookId, getBook } from "./canon";
import {
  bookOfSlug,
  bookPath,
  chapterPath,
  translationOfSlug,
  translationPath,
  versePath,
} from "./chapter-path";
import { DEFAULT_TRANSLATION, type TranslationCode } from "./constants";
import { parseBook } from "./references/parser";

/**
 * What a path below /bible leads to: a page of that very path, another path (another spelling of a
 * page's own), or nothing.
 */
export type PageAddress =
  | { kind: "books"; translation: string }
  | { kind: "book"; translation: string; book: BookId }
  | { kind: "chapter"; translation: string; book: BookId; chapter: number }
  | { kind: "verse"; translation: TranslationCode; book: BookId; chapter: number; verse: number }
  | { kind: "elsewhere"; path: string }
  | { kind: "missing" };

const MISSING: PageAddress = { kind: "missing" };
const NUMBER = /^0*([1-9]\d{0,2})$/;
const VERSES = /^0*([1-9]\d{0,2})(?:-0*([1-9]\d{0,2}))?$/;
const OSIS = /^((?:[1-3]?)[a-z]+)\.(\d{1,3})(?:\.(\d{1,3}))?$/i;
/** Longer names belong to no book. */
const LONGEST_NAME = 40;

/**
 * Reads the segments of a path below /bible ("web", "john", "3", "16"; also "John", "jn", "1Jn" and
 * OSIS ids, without a translation, or with several verses). Segments may be percent-encoded.
 * `imported` are the codes of translations beside ours, which have pages of chapters alone.
 */
export function readPageAddress(
  segments: readonly string[],
  imported: readonly string[] = [],
): PageAddress {
  const given = segments.map(decode);
  const first = given[0]?.toLowerCase() ?? "";
  const named = translationOfSlug(first) ?? imported.find((code) => code.toLowerCase() === first);
  const translation = named ?? DEFAULT_TRANSLATION;
  const [name, chapterText, verses] = splitOsis(named ? given.slice(1) : given);
  if (name === undefined)
    return at(translationPath(translation), given, { kind: "books", translation });
  const book = findBook(name);
  if (book === null) return MISSING;
  if (chapterText === undefined) {
    return at(bookPath(translation, book), given, { kind: "book", translation, book });
  }
  const chapter = Number(NUMBER.exec(chapterText)?.[1]);
  const count = getBook(book).verseCounts[chapter - 1];
  if (count === undefined) return MISSING;
  const place = { book, chapter };
  const path = chapterPath(translation, place);
  if (verses === undefined) return at(path, given, { kind: "chapter", translation, ...place });
  const range = readVerses(verses, count);
  if (range === null) return MISSING;
  const own = translationOfSlug(translation.toLowerCase());
  if (range.start !== range.end || own === null) {
    return { kind: "elsewhere", path: path + toSuffix(range) };
  }
  const verse = { ...place, verse: range.start };
  return at(versePath(own, verse), given, { kind: "verse", translation: own, ...verse });
}

/** "John.3.16" as its parts; all else as it is. */
function splitOsis(given: readonly string[]): readonly string[] {
  const [, book, chapter, verse] = OSIS.exec(given[0] ?? "") ?? [];
  if (!book || !chapter || given.length > 1) return given;
  return verse === undefined ? [book, chapter] : [book, chapter, verse];
}

/** Verses of a chapter, first and last. */
export interface VersesAsked {
  start: number;
  end: number;
}

/** "16" or "16-18" as verses of a chapter with `count` of them; null for all else. */
export function readVerses(text: string, count: number): VersesAsked | null {
  const [, first, last = first] = VERSES.exec(text) ?? [];
  const start = Number(first);
  const end = Number(last);
  return start <= end && end <= count ? { start, end } : null;
}

const toSuffix = ({ start, end }: VersesAsked) =>
  start === end ? `#v${start}` : `?v=${start}-${end}#v${start}`;

/** The page, where the segments spell its own path. */
function at(path: string, given: readonly string[], page: PageAddress): PageAddress {
  return path === `/bible/${given.join("/")}` ? page : { kind: "elsewhere", path };
}

function findBook(name: string): BookId | null {
  const plain = name.toLowerCase();
  if (name.length > LONGEST_NAME) return null;
  return bookOfSlug(plain) ?? parseBook(plain.replace(/[-_+]/g, " "));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
