// How a chapter's verses fall into paragraphs and stanzas. The reader runs it in the browser.
import type { ChapterVerse } from "./client";

/**
 * A run of one verse's text inside one block: [start, end) in UTF-16 code units of `verse.text`.
 */
export interface VersePiece {
  verse: ChapterVerse;
  start: number;
  end: number;
  /** True for the piece the verse begins with; its number is printed there. */
  opensVerse: boolean;
}

export type ChapterBlock =
  | { kind: "heading"; text: string }
  | { kind: "prose"; pieces: VersePiece[] }
  | { kind: "poetry"; lines: VersePiece[][] };

/**
 * The blocks a chapter is set in, in reading order. Every character of every verse lands in exactly
 * one piece. A verse without a break at its beginning runs on in the block of the verse before it.
 */
export function toChapterBlocks(verses: readonly ChapterVerse[]): ChapterBlock[] {
  const blocks: ChapterBlock[] = [];
  let current: Exclude<ChapterBlock, { kind: "heading" }> | null = null;

  for (const verse of verses) {
    const { breaks, headings } = verse.layout;
    const cuts = [...new Set([0, ...breaks.map((b) => b.at), ...headings.map((h) => h.at)])]
      .filter((at) => at < verse.text.length)
      .sort((a, b) => a - b);

    for (const [index, start] of cuts.entries()) {
      for (const heading of headings) {
        if (heading.at !== start) continue;
        blocks.push({ kind: "heading", text: heading.text });
        current = null;
      }
      const kind = breaks.find((b) => b.at === start)?.kind;
      if (kind === "line" && current?.kind === "poetry") {
        current.lines.push([]);
      } else if (kind === "stanza" || kind === "line") {
        current = { kind: "poetry", lines: [[]] };
        blocks.push(current);
      } else if (kind === "paragraph" || current === null) {
        current = { kind: "prose", pieces: [] };
        blocks.push(current);
      }
      const piece: VersePiece = {
        verse,
        start,
        end: cuts[index + 1] ?? verse.text.length,
        opensVerse: start === 0,
      };
      if (current.kind === "prose") current.pieces.push(piece);
      else current.lines.at(-1)?.push(piece);
    }
  }
  return blocks;
}
