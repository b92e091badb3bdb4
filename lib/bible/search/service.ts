import "server-only";
import {
  findBookByBeginning,
  type ParsedReference,
  parseBook,
  parseReference,
} from "@/lib/bible/references/parser";
import { AppError } from "@/lib/errors";
import { type BookId, CANON_VERSE_COUNT, getBook } from "../canon";
import { DEFAULT_TRANSLATION, type TranslationCode } from "../constants";
import { getScripture } from "../data";
import type { VerseRange } from "../references/verse-range";
import {
  formatBook,
  getBookRange,
  getTestamentRange,
  type Passage,
  toPassage,
  unknownBookMessage,
} from "../rules";
import type { SearchVersesQuery, SearchVersesResponse } from "../schema";
import type { Scripture } from "../scripture";
import { findVersesOf, getText, omittedMessage, renumberedReason, toVerse } from "../service";
import { findByPassages, findByWords, type Hit } from "./search-verses";

function toRange(query: Pick<SearchVersesQuery, "testament" | "book">): VerseRange {
  if (query.book !== undefined) {
    const book = parseBook(query.book);
    if (!book) {
      const message = unknownBookMessage(query.book);
      throw new AppError("invalid_request", message, { errors: [{ path: "book", message }] });
    }
    return getBookRange(book);
  }
  return query.testament
    ? getTestamentRange(query.testament)
    : { start: 1, end: CANON_VERSE_COUNT };
}

type Outcome = Pick<
  SearchVersesResponse,
  "total" | "message" | "correctedQuery" | "missingWords"
> & { hits: Hit[] };

function findPassages(
  scripture: Scripture,
  code: TranslationCode,
  passages: readonly Passage[],
  range: VerseRange,
  { offset, limit }: SearchVersesQuery,
): Outcome {
  const translation = getText(scripture, code);
  const found = findByPassages(translation, passages, range, offset, limit);
  const isPrinted = found.total > 0 || findVersesOf(translation, passages).length > 0;
  return {
    ...found,
    message: isPrinted ? null : omittedMessage(code, passages),
    correctedQuery: null,
    missingWords: [],
  };
}

/**
 * Names shorter than this are ordinary words ("am", "is"), although the grammar reads them as
 * abbreviations.
 */
const MIN_BOOK_NAME = 3;

/** A book with the reference that opens it. */
function toBook(id: BookId): NonNullable<SearchVersesResponse["book"]> {
  return { id, name: getBook(id).name, reference: `${formatBook(id)} 1` };
}

function search(
  scripture: Scripture,
  query: SearchVersesQuery,
  parsed: ParsedReference,
  code: TranslationCode,
  range: VerseRange,
): Outcome & Pick<SearchVersesResponse, "book"> {
  const { query: text, offset, limit } = query;
  if (parsed.kind === "missing") {
    const message = renumberedReason(code, parsed.osis) ?? parsed.message;
    return { total: 0, hits: [], message, correctedQuery: null, missingWords: [], book: null };
  }
  if (parsed.kind === "found" && !parsed.bookAlone) {
    return { ...findPassages(scripture, code, parsed.passages, range, query), book: null };
  }
  const named = parsed.kind === "found" ? parsed.passages[0].book : null;
  const begun = parsed.kind === "none" ? findBookByBeginning(text) : null;
  const found = findByWords(scripture, {
    text,
    translation: code,
    range,
    offset,
    limit,
    // "Genesis" or "genes" is no misspelling of something else.
    mayCorrect: named === null && begun === null,
  });
  // A book's name is first of all a word ("Ruth", "job", "acts"); if no verse has the word, the
  // book is meant.
  const meant = named ?? begun;
  if (meant && found.total === 0) {
    const { start, end } = getBookRange(meant);
    const passages = [toPassage(start, end)];
    return { ...findPassages(scripture, code, passages, range, query), book: toBook(meant) };
  }
  const book = named && text.length >= MIN_BOOK_NAME ? toBook(named) : null;
  return { ...found, message: null, book };
}

/**
 * Searches the verses of one translation: a reference first, else by words (see findByWords). A
 * blank query finds nothing. Without a translation the one named after a reference counts ("Romans
 * 8:28 KJV"), else the default one. `message` says what is wrong with a reference that does not
 * exist. Throws AppError: invalid_request for an unknown book, unavailable while the text cannot be
 * read.
 */
export async function searchVerses(query: SearchVersesQuery): Promise<SearchVersesResponse> {
  const { query: text, offset, limit } = query;
  const range = toRange(query);
  const parsed = parseReference(text);
  const named = parsed.kind === "found" ? parsed.translation : null;
  const code = query.translation ?? named ?? DEFAULT_TRANSLATION;
  const scripture = await getScripture();
  const translation = getText(scripture, code);
  const { hits, ...found } = search(scripture, query, parsed, code, range);
  return {
    ...found,
    query: text,
    offset,
    limit,
    translation: code,
    verses: hits.map(({ order, match, highlights }) => ({
      ...toVerse(translation, order),
      match,
      highlights,
    })),
  };
}
