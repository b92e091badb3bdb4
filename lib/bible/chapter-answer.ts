// A chapter of a text that is held, on the server or kept in a browser, as the reader takes it.
import { getBook } from "./canon";
import { omittedReason, type PrintedText, toVerse } from "./printed-verses";
import { formatBook, formatReference, type Passage, toPassage, toVerseAddress } from "./rules";
import type { ChapterResponse, VerseLayout } from "./schema";

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
 * The chapter `whole` with the layout of every verse, for a reference that begins in it. The verses
 * asked for are listed, including those of further parts ("John 3:16,18"), and parts in other
 * chapters are named in `more`; a book alone is its first chapter.
 */
export function toChapterAnswer(
  found: {
    passages: readonly [Passage, ...Passage[]];
    reference: string;
    bookAlone: boolean;
  },
  whole: Passage,
  text: PrintedText,
  layoutOf: (order: number) => VerseLayout,
): ChapterResponse {
  const { passages, reference, bookAlone } = found;
  const [passage] = passages;
  const orders = Array.from(
    { length: whole.end - whole.start + 1 },
    (_value, at) => whole.start + at,
  );
  const isPrinted = (order: number) => text.texts[order] !== "";
  const isWhole = passage.start <= whole.start && passage.end >= whole.end;
  const { verse: lastMarked } = toVerseAddress(Math.min(passage.end, whole.end));
  return {
    book: getBook(passage.book).name,
    bookId: passage.book,
    chapter: passage.chapter,
    title: `${formatBook(passage.book)} ${passage.chapter}`,
    reference,
    translation: text.code,
    verses: orders
      .filter(isPrinted)
      .map((order) => ({ ...toVerse(text, order), layout: layoutOf(order) })),
    marked: isWhole ? null : { start: passage.verse, end: lastMarked },
    markedVerses: toMarked(passages, whole),
    more: bookAlone ? [] : toMore(passages, whole),
    omitted: orders
      .filter((order) => !isPrinted(order))
      .map((order) => ({
        verse: toVerseAddress(order).verse,
        reason: omittedReason(text, order),
      })),
    ...(text.edition && { edition: text.edition }),
  };
}
