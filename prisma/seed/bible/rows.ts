import { createHash } from "node:crypto";
import { BOOKS, type BookId, canonicalOrderOf } from "../../../lib/bible/canon";
import type { VerseLayout } from "../../../lib/bible/schema";

/** One row of the table `verses`, without its translation code. */
export interface VerseRow {
  osis: string;
  book: BookId;
  chapter: number;
  verse: number;
  /** 1…31,102 in the one versification we hold. */
  canonicalOrder: number;
  /** Plain text: single spaces, trimmed, no markup. */
  text: string;
  layout: VerseLayout;
}

export type BreakKind = VerseLayout["breaks"][number]["kind"];

/** A run of words of one verse, with what the source prints before it. */
export interface VersePiece {
  book: BookId;
  chapter: number;
  verse: number;
  words: string;
  break: BreakKind | null;
  headings: string[];
}

/** An OSIS verse id without the work prefix, for example "John.3.16". */
export function toOsis(book: BookId, chapter: number, verse: number): string {
  return `${book}.${chapter}.${verse}`;
}

/** Text with every kind of white space (no-break spaces too) as one plain space, trimmed. */
function toPlainText(source: string): string {
  return source.replace(/\s+/gu, " ").trim();
}

/**
 * Joins the pieces of each verse with a space and notes where its blocks begin. Empty pieces are
 * dropped, but what stands before them (a break, a heading) passes on to the next piece. Rows come
 * back in canonical order. Throws when a verse is not in the canon's versification.
 */
export function joinPieces(pieces: Iterable<VersePiece>): VerseRow[] {
  const rows = new Map<number, VerseRow>();
  let pendingBreak: BreakKind | null = null;
  let pendingHeadings: string[] = [];
  for (const piece of pieces) {
    const words = toPlainText(piece.words);
    pendingBreak = strongerBreak(pendingBreak, piece.break);
    pendingHeadings.push(...piece.headings);
    if (words === "") continue;
    const row = rowFor(rows, piece);
    const at = row.text === "" ? 0 : row.text.length + 1;
    row.text = row.text === "" ? words : `${row.text} ${words}`;
    if (pendingBreak) row.layout.breaks.push({ at, kind: pendingBreak });
    row.layout.headings.push(...pendingHeadings.map((text) => ({ at, text })));
    pendingBreak = null;
    pendingHeadings = [];
  }
  return [...rows.values()].sort((a, b) => a.canonicalOrder - b.canonicalOrder);
}

function rowFor(rows: Map<number, VerseRow>, piece: VersePiece): VerseRow {
  const { book, chapter, verse } = piece;
  const osis = toOsis(book, chapter, verse);
  const canonicalOrder = canonicalOrderOf(book, chapter, verse);
  if (canonicalOrder === undefined) throw new RangeError(`${osis} is not in the canon`);
  const known = rows.get(canonicalOrder);
  if (known) return known;
  const layout = { breaks: [], headings: [], italics: [], selah: [] };
  const row: VerseRow = { osis, book, chapter, verse, canonicalOrder, text: "", layout };
  rows.set(canonicalOrder, row);
  return row;
}

const BREAK_RANK: Record<BreakKind, number> = { line: 1, stanza: 2, paragraph: 3 };

/** A new paragraph or stanza swallows the line break that stands before it in the source. */
export function strongerBreak(a: BreakKind | null, b: BreakKind | null): BreakKind | null {
  if (a === null || b === null) return a ?? b;
  return BREAK_RANK[b] >= BREAK_RANK[a] ? b : a;
}

const SELAH = /(?<!\p{L})Selah(?!\p{L})[.!;:]?/gu;
/** Books that have it; elsewhere Selah is a place (2 Kings 14:7). */
const SELAH_BOOKS: readonly BookId[] = ["Ps", "Hab"];

/**
 * Marks every Selah of the row in its layout, with the point that follows it, whatever the source
 * gave.
 */
export function markSelah(row: VerseRow): void {
  if (!SELAH_BOOKS.includes(row.book)) return;
  row.layout.selah = [...row.text.matchAll(SELAH)].map((match) => [
    match.index,
    match.index + match[0].length,
  ]);
}

/** SHA-256 (hex) over "osis<TAB>text<LF>" of every row, in the order given. */
export function textChecksum(rows: readonly VerseRow[]): string {
  const hash = createHash("sha256");
  for (const row of rows) hash.update(`${row.osis}\t${row.text}\n`);
  return hash.digest("hex");
}

/**
 * SHA-256 (hex) over "osis<TAB>layout as JSON<LF>" of every row, so that a change of the layout
 * alone is loaded too.
 */
export function layoutChecksum(rows: readonly VerseRow[]): string {
  const hash = createHash("sha256");
  for (const row of rows) hash.update(`${row.osis}\t${JSON.stringify(row.layout)}\n`);
  return hash.digest("hex");
}

const bookByPackageName = new Map(BOOKS.map((book) => [book.name, book.id]));
bookByPackageName.set("Solomon's Song", "Song");

/** The book with this English name, as the npm packages spell it. Throws on an unknown name. */
export function bookNamed(name: string): BookId {
  const id = bookByPackageName.get(name);
  if (!id) throw new RangeError(`No book is named ${name}`);
  return id;
}
