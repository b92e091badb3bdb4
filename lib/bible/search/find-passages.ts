import { type BookId, getBook } from "../canon";
import { findVersesOf, omittedMessage } from "../printed-verses";
import {
  countVerses,
  formatBook,
  formatReference,
  type Passage,
  toCanonicalOrder,
  toVerseAddress,
} from "../rules";
import type { SearchVersesResponse } from "../schema";
import { printEverywhere } from "./every-translation";
import { NOTHING, type Outcome, type Task } from "./search-task";
import { findByPassages } from "./search-verses";

/** The verses of passages, or why a translation has none of them. */
export function findPassages(
  { translation, every, query: { offset, limit }, range }: Task,
  passages: readonly Passage[],
): Outcome {
  const found = every
    ? printEverywhere(every, passages, range, { offset, limit })
    : findByPassages(translation, passages, range, offset, limit);
  const isPrinted = found.total > 0 || findVersesOf(translation, passages).length > 0;
  const message = isPrinted ? null : omittedMessage(translation, passages);
  return { ...NOTHING, ...found, message, book: toOpened(passages[0]) };
}

/** A book with the reference that opens it. */
export function toBook(id: BookId): NonNullable<SearchVersesResponse["book"]> {
  return { id, name: getBook(id).name, reference: `${formatBook(id)} 1` };
}

/** A whole chapter or more is opened rather than read verse by verse; a verse is shown. */
export function toOpened(passage: Passage | undefined): SearchVersesResponse["book"] {
  if (!passage) return null;
  const { chapter, verse } = toVerseAddress(passage.start);
  const last = toCanonicalOrder({
    book: passage.book,
    chapter,
    verse: countVerses(passage.book, chapter),
  });
  if (verse !== 1 || last === null || passage.end < last) return null;
  return {
    id: passage.book,
    name: getBook(passage.book).name,
    reference: formatReference(passage),
  };
}
