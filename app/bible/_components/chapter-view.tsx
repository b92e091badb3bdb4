"use client";

import { Fragment, memo, type ReactNode, useMemo } from "react";
import { Button } from "@/components/ui/button";
import { type ChapterBlock, toChapterBlocks, type VersePiece } from "@/lib/bible/chapter-blocks";
import type { Chapter, ChapterVerse } from "@/lib/bible/client";
import { findDivineNames } from "@/lib/bible/divine-name";
import type { HighlightValue } from "@/lib/highlights/rules";
import type { ChapterAnnotations } from "./known-annotations";
import type { ReaderSettings } from "./reader-settings-store";
import { VerseTab } from "./verse-note-sign";

export interface VerseChoice {
  verse: ChapterVerse;
  anchor: HTMLElement;
  /** The menu opens at the original words. */
  showsWords?: boolean;
}

interface ViewProps extends Pick<ChapterAnnotations, "highlights" | "notes"> {
  chapter: Chapter;
  divineName: ReaderSettings["divineName"];
  onChooseVerse: (choice: VerseChoice) => void;
}

/**
 * One chapter set as a book sets it: paragraphs, stanzas and lines, headings, supplied words in
 * italics. It is most of the page and changes least, so what changes around it does not set it
 * anew.
 */
export const ChapterView = memo(function ChapterView({ chapter, ...props }: ViewProps) {
  const blocks = useMemo(() => toChapterBlocks(chapter.verses), [chapter.verses]);
  const render = (piece: VersePiece) => (
    <Piece key={`${piece.verse.id}-${piece.start}`} piece={piece} chapter={chapter} {...props} />
  );

  return (
    <div
      className="chapter scripture"
      lang={chapter.edition?.language ?? "en"}
      dir={chapter.edition?.direction}
    >
      {blocks.map((block, index) => (
        // A chapter's blocks never change their order.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Block key={index} block={block} render={render} />
      ))}
    </div>
  );
});

function Block({
  block,
  render,
}: {
  block: ChapterBlock;
  render: (piece: VersePiece) => ReactNode;
}) {
  if (block.kind === "heading") return <p className="chapter-heading">{block.text}</p>;
  if (block.kind === "prose") return <p className="chapter-prose">{block.pieces.map(render)}</p>;
  return (
    <p className="chapter-poetry">
      {block.lines.map((line) => (
        <span key={`${line[0]?.verse.id}-${line[0]?.start}`} className="chapter-line">
          {line.map(render)}
        </span>
      ))}
    </p>
  );
}

function Piece({
  piece,
  chapter,
  divineName,
  highlights,
  notes,
  onChooseVerse,
}: { piece: VersePiece } & ViewProps) {
  const { verse, start, end } = piece;
  const isMarked = isMarkedVerse(chapter, verse.verse);
  const highlight = highlights.get(verse.reference);
  // The number stays with the first word, never alone at the end of a line.
  const space = verse.text.indexOf(" ", start);
  const firstWordEnd = space === -1 || space > end ? end : space;
  return (
    <span
      data-marked={isMarked || undefined}
      data-highlight={highlight?.colour}
      className="verse-piece"
    >
      {piece.opensVerse ? (
        <>
          <span className="whitespace-nowrap">
            <VerseNumber
              verse={verse}
              isMarked={isMarked}
              highlight={highlight}
              isRunOn={highlight !== undefined && runsOn(verse, highlights)}
              hasNote={notes.has(verse.reference)}
              onChooseVerse={onChooseVerse}
            />
            {renderWords({ ...piece, end: firstWordEnd }, divineName)}
          </span>
          {renderWords({ ...piece, start: firstWordEnd }, divineName)}
        </>
      ) : (
        renderWords(piece, divineName)
      )}
    </span>
  );
}

/** True where the verse before is highlighted alike and the text runs on: the label stands once. */
function runsOn(
  { reference, verse, layout }: ChapterVerse,
  highlights: ChapterAnnotations["highlights"],
): boolean {
  if (layout.breaks.some(({ at, kind }) => at === 0 && kind !== "line")) return false;
  const highlight = highlights.get(reference);
  const before = highlights.get(reference.replace(/\d+$/, String(verse - 1)));
  return before?.colour === highlight?.colour && before?.label === highlight?.label;
}

/** True for the verses that the address asked for. */
export function isMarkedVerse({ marked, markedVerses }: Chapter, verse: number): boolean {
  if (markedVerses) return markedVerses.includes(verse);
  return marked !== null && verse >= marked.start && verse <= marked.end;
}

/**
 * The verse's number; it opens what one can do with the verse. With it stands what the visitor
 * marked and noted there.
 */
export function VerseNumber({
  verse,
  isMarked,
  highlight,
  isRunOn = false,
  hasNote,
  onChooseVerse,
  idPrefix = "v",
}: {
  verse: ChapterVerse;
  isMarked: boolean;
  highlight: HighlightValue | undefined;
  /** The highlight goes on from the verse before. */
  isRunOn?: boolean;
  hasNote: boolean;
  onChooseVerse: (choice: VerseChoice) => void;
  idPrefix?: string;
}) {
  return (
    <>
      <Button
        variant="unstyled"
        id={`${idPrefix}${verse.verse}`}
        aria-haspopup="dialog"
        aria-label={`Verse ${verse.verse}${highlight ? `, highlighted: ${highlight.label}` : ""}${isMarked ? ", the one you looked up" : ""}`}
        onClick={(event) => onChooseVerse({ verse, anchor: event.currentTarget })}
        className="verse-number"
      >
        {verse.verse}
      </Button>
      <VerseTab verse={verse} label={isRunOn ? undefined : highlight?.label} hasNote={hasNote} />
    </>
  );
}

/** A piece's words with supplied words in italics and Selah set apart. */
export function renderWords(
  { verse, start, end }: VersePiece,
  divineName: ReaderSettings["divineName"],
): ReactNode {
  const { italics, selah } = verse.layout;
  const cuts = new Set([start, end]);
  for (const [from, to] of [...italics, ...selah]) {
    for (const at of [from, to]) if (at > start && at < end) cuts.add(at);
  }
  const ordered = [...cuts].sort((a, b) => a - b);
  return ordered.slice(0, -1).map((from, index) => {
    const to = ordered[index + 1] ?? end;
    const words = showWords(verse, from, to, divineName);
    const holds = ([a, b]: readonly [number, number]) => from >= a && to <= b;
    if (selah.some(holds)) {
      return (
        <span key={from} className="selah">
          {words}
        </span>
      );
    }
    return italics.some(holds) ? (
      <em key={from}>{words}</em>
    ) : (
      <Fragment key={from}>{words}</Fragment>
    );
  });
}

/**
 * Words [from, to) of a verse with the divine name as chosen. A name that a line break divides is
 * shown where it begins.
 */
function showWords(
  verse: ChapterVerse,
  from: number,
  to: number,
  divineName: ReaderSettings["divineName"],
): string {
  if (divineName === "Yahweh" || verse.translation !== "WEB") {
    return keepQuotationMarksTogether(verse.text.slice(from, to));
  }
  let shown = "";
  let position = from;
  for (const name of findDivineNames(verse.text)) {
    if (name.end <= from || name.start >= to) continue;
    if (name.start >= from) shown += verse.text.slice(position, name.start) + name.shown;
    position = Math.min(name.end, to);
  }
  return keepQuotationMarksTogether(shown + verse.text.slice(position, to));
}

/** Nested quotation marks ("’ ”") stay on one line. */
function keepQuotationMarksTogether(words: string): string {
  return words.replace(/([‘’“”]) (?=[‘’“”])/g, "$1\u00a0");
}
