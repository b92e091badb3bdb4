"use client";

import { type ChapterBlock, toChapterBlocks } from "@/lib/bible/chapter-blocks";
import type { Chapter, ChapterVerse } from "@/lib/bible/client";
import { translationName } from "@/lib/bible/constants";
import type { HighlightValue } from "@/lib/highlights/rules";
import { isMarkedVerse, type VerseChoice, VerseNumber } from "./chapter-view";
import type { ChapterAnnotations } from "./known-annotations";
import { renderWords } from "./piece-words";
import type { ReaderSettings } from "./reader-settings-store";

interface ColumnProps {
  isMarked: boolean;
  highlight: HighlightValue | undefined;
  hasNote: boolean;
  divineName: ReaderSettings["divineName"];
  onChooseVerse: (choice: VerseChoice) => void;
  /** Before the verse number in the element's id; the first column alone has the plain form. */
  idPrefix: string;
}

/** By their number: from which width they stand side by side, and how. */
const SIDE_BY_SIDE: Readonly<Record<number, { row: string; names: string; code: string }>> = {
  2: { row: "lg:grid-cols-2", names: "lg:grid lg:grid-cols-2", code: "lg:sr-only" },
  3: { row: "xl:grid-cols-3", names: "xl:grid xl:grid-cols-3", code: "xl:sr-only" },
  4: {
    row: "lg:grid-cols-2 2xl:grid-cols-4",
    names: "2xl:grid 2xl:grid-cols-4",
    code: "2xl:sr-only",
  },
};

/**
 * Two to four translations verse by verse: side by side on wide screens, one under the other on
 * narrow ones.
 */
export function ParallelView({
  chapters,
  annotations,
  divineName,
  onChooseVerse,
}: {
  chapters: readonly [Chapter, ...Chapter[]];
  annotations: ChapterAnnotations;
  divineName: ReaderSettings["divineName"];
  onChooseVerse: (choice: VerseChoice) => void;
}) {
  const columns = SIDE_BY_SIDE[chapters.length];
  const numbers = [
    ...new Set(chapters.flatMap((chapter) => chapter.verses.map((verse) => verse.verse))),
  ].sort((a, b) => a - b);

  return (
    <div className="chapter scripture" data-columns={chapters.length}>
      <div
        className={`hidden gap-8 border-b pb-2 font-sans text-sm text-muted-foreground ${columns?.names}`}
      >
        {chapters.map(({ translation, edition }) => (
          <p key={translation} lang={edition?.language} dir={edition?.direction}>
            {edition?.name ?? translationName(translation)}
          </p>
        ))}
      </div>
      {numbers.map((number) => {
        const isMarked = isMarkedVerse(chapters[0], number);
        const reference = `${chapters[0].title}:${number}`;
        const firstColumn = chapters.findIndex(({ verses }) =>
          verses.some(({ verse }) => verse === number),
        );
        return (
          <div
            key={number}
            data-marked={isMarked || undefined}
            className={`parallel-row grid gap-x-8 gap-y-1 border-b border-border/60 py-2.5 ${columns?.row}`}
          >
            {chapters.map((chapter, column) => {
              const verse = chapter.verses.find((candidate) => candidate.verse === number);
              return (
                <div
                  key={chapter.translation}
                  lang={chapter.edition?.language ?? "en"}
                  dir={chapter.edition?.direction}
                >
                  <span
                    className={`float-start me-1 font-sans text-[0.7em] leading-[2.4] text-muted-foreground ${columns?.code}`}
                  >
                    {chapter.translation}{" "}
                  </span>
                  {verse ? (
                    <ParallelVerse
                      verse={verse}
                      isMarked={isMarked}
                      highlight={annotations.highlights.get(reference)}
                      // One sign for a verse, in the first column that prints it.
                      hasNote={column === firstColumn && annotations.notes.has(reference)}
                      divineName={divineName}
                      onChooseVerse={onChooseVerse}
                      idPrefix={column === 0 ? "v" : `${chapter.translation}-v`}
                    />
                  ) : (
                    <p
                      lang="en"
                      dir="ltr"
                      className="font-sans text-[0.85em] text-muted-foreground"
                    >
                      {chapter.verses.length === 0
                        ? "Not in this translation."
                        : `Verse ${number} isn’t printed in this translation.`}
                    </p>
                  )}
                </div>
              );
            })}
          </div>
        );
      })}
      {chapters.slice(1).map(
        ({ translation, edition }) =>
          edition && (
            <p key={translation} className="mt-2 font-sans text-[0.7em] text-muted-foreground">
              {edition.name}. {edition.license}
            </p>
          ),
      )}
    </div>
  );
}

function ParallelVerse({ verse, ...props }: { verse: ChapterVerse } & ColumnProps) {
  return toChapterBlocks([verse]).map((block, index) => (
    // The blocks of a verse never change their order.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <ParallelBlock key={index} block={block} {...props} />
  ));
}

function ParallelBlock({
  block,
  isMarked,
  highlight,
  hasNote,
  divineName,
  onChooseVerse,
  idPrefix,
}: { block: ChapterBlock } & ColumnProps) {
  if (block.kind === "heading") return <p className="chapter-heading">{block.text}</p>;
  const lines = block.kind === "prose" ? [block.pieces] : block.lines;
  return (
    <p>
      {lines.map((line) => (
        <span key={line[0]?.start} className="block">
          {line.map((piece) => (
            <span key={piece.start} data-highlight={highlight?.colour} className="verse-piece">
              {piece.opensVerse && (
                <VerseNumber
                  verse={piece.verse}
                  isMarked={isMarked}
                  highlight={highlight}
                  hasNote={hasNote}
                  onChooseVerse={onChooseVerse}
                  idPrefix={idPrefix}
                />
              )}
              {renderWords(piece, divineName)}
            </span>
          ))}
        </span>
      ))}
    </p>
  );
}
