"use client";

import type { Chapter } from "@/lib/bible/client";
import { TRANSLATION_NAMES } from "@/lib/bible/constants";
import { renderWords, type VerseChoice, VerseNumber } from "./chapter-view";
import type { ReaderSettings } from "./reader-settings-store";

/** Two translations verse by verse: side by side on wide screens, one under the other on narrow ones. */
export function ParallelView({
  chapters,
  divineName,
  onChooseVerse,
}: {
  chapters: readonly [Chapter, Chapter];
  divineName: ReaderSettings["divineName"];
  onChooseVerse: (choice: VerseChoice) => void;
}) {
  const numbers = [
    ...new Set(chapters.flatMap((chapter) => chapter.verses.map((verse) => verse.verse))),
  ].sort((a, b) => a - b);
  const marked = chapters[0].marked;

  return (
    <div className="chapter scripture">
      <div className="hidden grid-cols-2 gap-8 border-b pb-2 font-sans text-sm text-muted-foreground lg:grid">
        {chapters.map((chapter) => (
          <p key={chapter.translation}>{TRANSLATION_NAMES[chapter.translation]}</p>
        ))}
      </div>
      {numbers.map((number) => {
        const isMarked = marked !== null && number >= marked.start && number <= marked.end;
        return (
          <div
            key={number}
            data-marked={isMarked || undefined}
            className="parallel-row grid gap-x-8 gap-y-1 border-b border-border/60 py-2.5 lg:grid-cols-2"
          >
            {chapters.map((chapter, column) => {
              const verse = chapter.verses.find((candidate) => candidate.verse === number);
              return (
                <p key={chapter.translation}>
                  <span className="mr-1 font-sans text-[0.7em] text-muted-foreground lg:sr-only">
                    {chapter.translation}{" "}
                  </span>
                  {verse ? (
                    <>
                      <VerseNumber
                        verse={verse}
                        isMarked={isMarked}
                        onChooseVerse={onChooseVerse}
                        idPrefix={column === 0 ? "v" : `${chapter.translation}-v`}
                      />
                      {renderWords(
                        { verse, start: 0, end: verse.text.length, opensVerse: true },
                        divineName,
                      )}
                    </>
                  ) : (
                    <span className="font-sans text-[0.85em] text-muted-foreground">
                      Verse {number} is not printed in this translation.
                    </span>
                  )}
                </p>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}
