// The verses of a text that is held, on the server or kept in a browser, as answers carry them.
import { getBook } from "./canon";
import { TRANSLATION_NAMES, type TranslationCode } from "./constants";
import type { VerseRange } from "./references/verse-range";
import {
  formatBook,
  formatOsisVerse,
  getBookRange,
  type Passage,
  toChapterPassage,
  toVerseAddress,
} from "./rules";
import type { PassageResponse, Verse } from "./schema";
import type { HeldText } from "./scripture";
import { OMITTED_VERSES } from "./text-notes";

/** What of a translation is printed, by canonicalOrder; "" where it does not print the verse. */
export type PrintedText = Pick<HeldText, "code" | "texts" | "edition">;

/** A verse as answers carry it. */
export function toVerse({ code, texts, edition }: PrintedText, order: number): Verse {
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
    ...(edition && { language: edition.language, direction: edition.direction }),
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
export function omittedReason({ code, texts, edition }: PrintedText, order: number): string {
  if (edition) return missingFromEdition(texts, edition.name, order);
  const own = code as TranslationCode;
  const osis = formatOsisVerse(order);
  const reason = OMITTED_VERSES[own].find((verse) => verse.osis === osis)?.reason;
  return reason ?? `The ${TRANSLATION_NAMES[own]} does not print this verse.`;
}

/** Imports may be parts of a Bible, and may print several verses as one. */
function missingFromEdition(texts: readonly string[], name: string, order: number): string {
  const { book, chapter } = toVerseAddress(order);
  const hasAny = ({ start, end }: VerseRange) =>
    texts.slice(start, end + 1).some((text) => text !== "");
  if (!hasAny(getBookRange(book))) return `${name} does not have ${getBook(book).name} here.`;
  const whole = toChapterPassage(book, chapter);
  if (whole && !hasAny(whole)) return `${name} does not have ${formatBook(book)} ${chapter} here.`;
  return `${name} leaves this verse out, or prints it with the one before.`;
}

/** Why a translation prints nothing of a passage. */
export function omittedMessage(text: PrintedText, passages: readonly Passage[]): string {
  return omittedReason(text, passages[0]?.start ?? 1);
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
