"use client";

import { memo, type ReactNode, useMemo } from "react";
import { type ChapterBlock, toChapterBlocks, type VersePiece } from "@/lib/bible/chapter-blocks";
import type { Chapter, ChapterVerse } from "@/lib/bible/client";
import { versePageHref } from "@/lib/bible/references/reader-link";
import type { HighlightValue } from "@/lib/highlights/rules";
import type { ChapterAnnotations } from "./known-annotations";
import { renderWords } from "./piece-words";
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

/** The verse's page; of an imported translation, which has none, its place in the chapter. */
const verseHref = ({ reference, verse, translation }: ChapterVerse): string =>
  versePageHref(reference, translation) ?? `#v${verse}`;

/**
 * The verse's number; it opens what one can do with the verse, and leads to its page where scripts
 * do not run. With it stands what the visitor marked and noted there.
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
      <a
        id={`${idPrefix}${verse.verse}`}
        href={verseHref(verse)}
        aria-haspopup="dialog"
        aria-label={`Verse ${verse.verse}${highlight ? `, highlighted: ${highlight.label}` : ""}${isMarked ? ", the one you looked up" : ""}`}
        onClick={(event) => {
          // Asked for in a tab of its own, it is the verse's page.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onChooseVerse({ verse, anchor: event.currentTarget });
        }}
        className="verse-number"
      >
        {verse.verse}
      </a>
      <VerseTab verse={verse} label={isRunOn ? undefined : highlight?.label} hasNote={hasNote} />
    </>
  );
}
