import "server-only";
import { AppError } from "@/lib/errors";
import { getBook } from "./canon";
import type { TranslationCode } from "./constants";
import { getScripture } from "./data";
import {
  formatBook,
  formatReference,
  type Passage,
  toChapterPassage,
  toPassage,
  toVerseAddress,
} from "./rules";
import { type ChapterResponse, verseLayout } from "./schema";
import { getText, omittedReason, requireReference, toVerse } from "./service";

/** The verses of a chapter that passages name; none for passages that cover the whole chapter. */
function toMarked(passages: readonly Passage[], whole: Passage): number[] {
  const marked = new Set<number>();
  for (const { start, end } of passages) {
    if (start <= whole.start && end >= whole.end) continue;
    for (let at = Math.max(start, whole.start); at <= Math.min(end, whole.end); at++) {
      marked.add(toVerseAddress(at).verse);
    }
  }
  return [...marked].sort((a, b) => a - b);
}

/** References to what passages name outside a chapter, each once, in the order given. */
function toMore(passages: readonly Passage[], whole: Passage): string[] {
  const parts = passages.flatMap(({ start, end }) => {
    const before = start < whole.start ? [toPassage(start, Math.min(end, whole.start - 1))] : [];
    const after = end > whole.end ? [toPassage(Math.max(start, whole.end + 1), end)] : [];
    return [...before, ...after];
  });
  return [...new Set(parts.map(formatReference))];
}

/**
 * The chapter a reference begins in, with the layout of every verse. The verses asked for are
 * listed, including those of further parts ("John 3:16,18"), and parts in other chapters are named
 * in `more`; a book alone is its first chapter. Throws like getPassage, without its limits.
 */
export async function getChapter(
  reference: string,
  asked: TranslationCode | undefined,
): Promise<ChapterResponse> {
  const { code, passages, ...found } = requireReference(reference, asked);
  const [passage] = passages;
  const whole = toChapterPassage(passage.book, passage.chapter);
  if (!whole) throw new AppError("not_found", "There is no such chapter.");
  const scripture = await getScripture();
  const translation = getText(scripture, code);
  const orders = Array.from(
    { length: whole.end - whole.start + 1 },
    (_value, at) => whole.start + at,
  );
  const isPrinted = (order: number) => translation.texts[order] !== "";
  const isWhole = passage.start <= whole.start && passage.end >= whole.end;
  const { verse: lastMarked } = toVerseAddress(Math.min(passage.end, whole.end));
  return {
    book: getBook(passage.book).name,
    bookId: passage.book,
    chapter: passage.chapter,
    title: `${formatBook(passage.book)} ${passage.chapter}`,
    reference: found.reference,
    translation: code,
    verses: orders.filter(isPrinted).map((order) => ({
      ...toVerse(translation, order),
      layout: verseLayout.parse(JSON.parse(translation.layouts[order] ?? "{}")),
    })),
    marked: isWhole ? null : { start: passage.verse, end: lastMarked },
    markedVerses: toMarked(passages, whole),
    more: found.bookAlone ? [] : toMore(passages, whole),
    omitted: orders
      .filter((order) => !isPrinted(order))
      .map((order) => ({
        verse: toVerseAddress(order).verse,
        reason: omittedReason(code, order),
      })),
  };
}
