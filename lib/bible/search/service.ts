// The use case of the verse search, beside its parts; lib/bible/service.ts holds the look-ups.
import "server-only";
import { AppError } from "@/lib/errors";
import { CANON_VERSE_COUNT } from "../canon";
import type { TranslationCode } from "../constants";
import { parseBook, parseReference } from "../reference-parser";
import { getBookRange, getTestamentRange, type Passage, unknownBookMessage } from "../rules";
import type { SearchVersesQuery, SearchVersesResponse } from "../schema";
import type { Scripture } from "../scripture";
import {
  findVersesOf,
  getText,
  omittedMessage,
  renumberedReason,
  toVerse,
  withScripture,
} from "../service";
import { findByPassages, findByWords, type Hit, type OrderRange } from "./search-verses";

function toRange(query: Pick<SearchVersesQuery, "testament" | "book">): OrderRange {
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

interface Outcome {
  total: number;
  hits: Hit[];
  message: string | null;
  correctedQuery: string | null;
}

function findPassages(
  scripture: Scripture,
  code: TranslationCode,
  passages: readonly Passage[],
  range: OrderRange,
  { offset, limit }: SearchVersesQuery,
): Outcome {
  const translation = getText(scripture, code);
  const found = findByPassages(translation, passages, range, offset, limit);
  const isPrinted = found.total > 0 || findVersesOf(translation, passages).length > 0;
  return {
    ...found,
    message: isPrinted ? null : omittedMessage(code, passages),
    correctedQuery: null,
  };
}

function search(scripture: Scripture, query: SearchVersesQuery, range: OrderRange): Outcome {
  const { query: text, translation: code, offset, limit } = query;
  const parsed = parseReference(text);
  if (parsed.kind === "found" && !parsed.bookAlone) {
    return findPassages(scripture, code, parsed.passages, range, query);
  }
  const isPlainText = parsed.kind === "none";
  const found = findByWords(scripture, {
    text,
    translation: code,
    range,
    offset,
    limit,
    // "Genesis" or "Tobit 4:1" is no misspelling of something else.
    mayCorrect: isPlainText,
  });
  // A book's name is a word first ("Ruth", "job", "acts"); where no verse has the word, the book itself is meant.
  if (parsed.kind === "found" && found.total === 0) {
    return findPassages(scripture, code, parsed.passages, range, query);
  }
  const message =
    parsed.kind === "missing" ? (renumberedReason(code, text) ?? parsed.message) : null;
  return { ...found, message };
}

/**
 * Searches the verses of one translation: a reference first, else by words (see findByWords). A blank query finds nothing.
 * `message` says what is wrong with a reference that does not exist. Throws AppError: invalid_request for an unknown book,
 * unavailable while the text cannot be read.
 */
export function searchVerses(
  query: SearchVersesQuery,
): SearchVersesResponse | Promise<SearchVersesResponse> {
  const { query: text, translation: code, offset, limit } = query;
  const range = toRange(query);
  return withScripture((scripture) => {
    const translation = getText(scripture, code);
    const { total, hits, message, correctedQuery } = search(scripture, query, range);
    return {
      query: text,
      total,
      offset,
      limit,
      translation: code,
      verses: hits.map(({ order, match, highlights }) => ({
        ...toVerse(translation, order),
        match,
        highlights,
      })),
      message,
      correctedQuery,
    };
  });
}
