"use client";

import { EmptyState } from "@/components/common/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { type ChapterId, chapterTitle } from "@/lib/bible/chapters";
import type { Chapter } from "@/lib/bible/client";
import { TRANSLATION_NAMES } from "@/lib/bible/constants";
import { readerHref } from "@/lib/bible/reader-link";
import { ChapterView, type VerseChoice } from "./chapter-view";
import { ParallelView } from "./parallel-view";
import type { ReaderSettings } from "./reader-settings-store";

/** The words of the chapter, in one translation or in two, with what the translation leaves out and where the text is from. */
export function ChapterBody({
  chapter,
  parallel,
  divineName,
  onChooseVerse,
}: {
  chapter: Chapter;
  parallel: { chapter: Chapter | null; isError: boolean; onRetry: () => void } | null;
  divineName: ReaderSettings["divineName"];
  onChooseVerse: (choice: VerseChoice) => void;
}) {
  const isParallelReady =
    parallel?.chapter &&
    parallel.chapter.bookId === chapter.bookId &&
    parallel.chapter.chapter === chapter.chapter;
  return (
    <>
      {parallel === null && (
        <ChapterView chapter={chapter} divineName={divineName} onChooseVerse={onChooseVerse} />
      )}
      {parallel !== null && isParallelReady && parallel.chapter && (
        <ParallelView
          chapters={[chapter, parallel.chapter]}
          divineName={divineName}
          onChooseVerse={onChooseVerse}
        />
      )}
      {parallel !== null && !isParallelReady && !parallel.isError && <ChapterSkeleton />}
      {parallel?.isError && (
        <EmptyState
          title="The second translation could not be loaded."
          onRetry={parallel.onRetry}
        />
      )}
      <div className="mt-8 space-y-1 border-t pt-4 text-[0.8125rem] leading-relaxed text-muted-foreground">
        {chapter.omitted.map(({ verse, reason }) => (
          <p key={verse}>
            Verse {verse}: {reason}
          </p>
        ))}
        <p>
          {TRANSLATION_NAMES[chapter.translation]}
          {parallel?.chapter && ` and ${TRANSLATION_NAMES[parallel.chapter.translation]}`}, public
          domain. Choose a verse’s number to copy it or to see its cross references.
        </p>
      </div>
    </>
  );
}

/** Lines in the place of a chapter that is being fetched. */
export function ChapterSkeleton() {
  return (
    <div role="status" className="space-y-3 py-2">
      <span className="sr-only">Loading the chapter</span>
      {["w-full", "w-11/12", "w-full", "w-4/5", "w-full", "w-10/12", "w-full", "w-2/3"].map(
        (width, index) => (
          // The lines never move, so their place is their identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Skeleton key={index} className={`h-5 ${width}`} />
        ),
      )}
    </div>
  );
}

/** The way to the chapter before or after, under the text. */
export function ChapterStep({
  target,
  label,
  isNext,
  onOpen,
}: {
  target: ChapterId | null;
  label: string;
  isNext: boolean;
  onOpen: (reference: string) => void;
}) {
  if (!target) return <span />;
  const title = chapterTitle(target);
  return (
    <a
      href={readerHref(title)}
      className="flex min-h-11 flex-col justify-center rounded-md px-3 py-1.5 transition-colors hover:bg-secondary"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(title);
      }}
    >
      <span className={`text-[0.8125rem] text-muted-foreground ${isNext ? "text-right" : ""}`}>
        {label}
      </span>
      <span className="font-serif font-medium">{isNext ? `${title} →` : `← ${title}`}</span>
    </a>
  );
}
