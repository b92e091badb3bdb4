// The verses of a text that is held, on the server or kept in a browser, as answers carry them.
import { getBook } from "./canon";
import { TRANSLATION_NAMES, type TranslationCode } from "./constants";
import { formatBook, formatOsisVerse, type Passage, toVerseAddress } from "./rules";
import type { PassageResponse, Verse } from "./schema";
import type { TranslationText } from "./scripture";
import { OMITTED_VERSES } from "./text-notes";

/** What of a translation is printed, by canonicalOrder; "" where it does not print the verse. */
export type PrintedText = Pick<TranslationText, "code" | "texts">;

/** A verse as answers carry it. */
export function toVerse({ code, texts }: PrintedText, order: number): Verse {
  const { book, chapter, verse } = toVerseAddress(order);
  const osis = `${book}.${chapter}.${verse}`;
  return {
    id: `${code}:${osis}`,
    osis,
    book: getBook(book).name,
    chapter,
    verse,
    translation: code,
    text: texts[order] ?? "",
    reference: `${formatBook(book)} ${chapter}:${verse}`,
  };
}

/** The printed verses of passages, in the order given. */
export function findVersesOf(text: PrintedText, passages: readonly Passage[]): Verse[] {
  const verses: Verse[] = [];
  for (const { start, end } of passages) {
    for (let order = start; order <= end; order++) {
      if (text.texts[order] !== "") verses.push(toVerse(text, order));
    }
  }
  return verses;
}

/** The text of several verses as one. */
export function joinTexts(verses: readonly Verse[]): string {
  return verses.map(({ text }) => text).join(" ");
}

/** Why a translation does not print a verse, given by its canonicalOrder. */
export function omittedReason(code: TranslationCode, order: number): string {
  const osis = formatOsisVerse(order);
  const reason = OMITTED_VERSES[code].find((verse) => verse.osis === osis)?.reason;
  return reason ?? `The ${TRANSLATION_NAMES[code]} does not print this verse.`;
}

/** Why a translation prints nothing of a passage. */
export function omittedMessage(code: TranslationCode, passages: readonly Passage[]): string {
  return omittedReason(code, passages[0]?.start ?? 1);
}

/**
 * A passage with its printed verses, and as the other texts have it; null where the text prints
 * nothing of it.
 */
export function toPassageAnswer(
  found: {
    passages: readonly [Passage, ...Passage[]];
    reference: string;
    osis: string;
  },
  text: PrintedText,
  others: Iterable<PrintedText>,
): PassageResponse | null {
  const verses = findVersesOf(text, found.passages);
  if (verses.length === 0) return null;
  const [first] = found.passages;
  const last = found.passages[found.passages.length - 1] ?? first;
  const parallel: PassageResponse["parallel"] = [];
  for (const other of others) {
    if (other.code === text.code) continue;
    const words = joinTexts(findVersesOf(other, found.passages));
    if (words !== "") parallel.push({ translation: other.code, text: words });
  }
  return {
    text: joinTexts(verses),
    book: getBook(first.book).name,
    chapter: first.chapter,
    verse: first.verse,
    translation: text.code,
    reference: found.reference,
    osis: found.osis,
    endChapter: last.endChapter,
    endVerse: last.endVerse,
    verses,
    parallel,
  };
}
