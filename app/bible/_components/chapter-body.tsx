"use client";

import { Highlighter } from "lucide-react";
import { lazy, Suspense } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { type ChapterId, chapterTitle } from "@/lib/bible/chapters";
import type { Chapter } from "@/lib/bible/client";
import { TRANSLATION_CODES, TRANSLATION_NAMES } from "@/lib/bible/constants";
import { whenConnected } from "@/lib/site/when-connected";
import { useAnnotations } from "./chapter-annotations";
import { ChapterView, isMarkedVerse, type VerseChoice } from "./chapter-view";
import { OpenerButton } from "./opener-button";
import { ReaderLink } from "./reader-link";
import type { ReaderSettings } from "./reader-settings-store";
import type { ReaderView } from "./reader-view";
import { VerseNoteHost } from "./verse-note-host";
import "../annotations.css";

const ParallelView = lazy(() =>
  whenConnected(() => import("./parallel-view")).then((module) => ({
    default: module.ParallelView,
  })),
);

/**
 * The words of the chapter, in one translation or in two, with what the translation leaves out and
 * where the text is from.
 */
export function ChapterBody({
  chapter,
  parallel,
  divineName,
  onChooseVerse,
  onOpen,
  onView,
}: {
  chapter: Chapter;
  parallel: { chapter: Chapter | null; isError: boolean; onRetry: () => void } | null;
  divineName: ReaderSettings["divineName"];
  onChooseVerse: (choice: VerseChoice) => void;
  onOpen: (reference: string) => void;
  onView: (view: ReaderView) => void;
}) {
  const annotations = useAnnotations(chapter);
  const isParallelReady =
    parallel?.chapter &&
    parallel.chapter.bookId === chapter.bookId &&
    parallel.chapter.chapter === chapter.chapter;
  const missing = chapter.omitted.filter(({ verse }) => isMarkedVerse(chapter, verse));
  const others = TRANSLATION_CODES.filter((code) => code !== chapter.translation);

  return (
    <>
      {missing.map(({ verse, reason }) => (
        <div
          key={verse}
          role="note"
          className="mb-6 rounded-lg border bg-muted px-5 py-4 text-[0.9375rem]"
        >
          <p>
            <strong>
              {chapter.title}:{verse}
            </strong>{" "}
            {reason}
          </p>
          {others.map((code) => (
            <Button
              key={code}
              variant="outline"
              size="sm"
              className="mt-3"
              onClick={() => onView(code)}
            >
              Read it in the {TRANSLATION_NAMES[code]}
            </Button>
          ))}
        </div>
      ))}
      {parallel === null && (
        <ChapterView
          chapter={chapter}
          divineName={divineName}
          annotations={annotations}
          onChooseVerse={onChooseVerse}
        />
      )}
      {parallel !== null && isParallelReady && parallel.chapter && (
        <Suspense fallback={<ChapterSkeleton />}>
          <ParallelView
            chapters={[chapter, parallel.chapter]}
            annotations={annotations}
            divineName={divineName}
            onChooseVerse={onChooseVerse}
          />
        </Suspense>
      )}
      {parallel !== null && !isParallelReady && !parallel.isError && <ChapterSkeleton />}
      {parallel?.isError && (
        <EmptyState
          title="The second translation could not be loaded."
          onRetry={parallel.onRetry}
        />
      )}
      {chapter.more && chapter.more.length > 0 && (
        <p className="no-print mt-6 text-[0.9375rem]">
          Also asked for:{" "}
          {chapter.more.map((reference, index) => (
            <span key={reference}>
              {index > 0 && ", "}
              <ReaderLink reference={reference} onOpen={onOpen} className="link">
                {reference}
              </ReaderLink>
            </span>
          ))}
        </p>
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
          domain.{" "}
          <span className="no-print">
            Choose a verse’s number to highlight or copy it, to write a note, or to see its cross
            references.
          </span>
        </p>
        <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-1 pt-2">
          <OpenerButton name="marks" value="highlights" size="sm">
            <Highlighter aria-hidden="true" />
            Highlights & Notes
          </OpenerButton>
          {annotations.isError && (
            <p role="status">
              Your highlights and notes could not be loaded.{" "}
              <Button variant="link" className="min-h-6" onClick={annotations.onRetry}>
                Try Again
              </Button>
            </p>
          )}
        </div>
      </div>
      <VerseNoteHost chapter={chapter} annotations={annotations} />
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
  onGo,
}: {
  target: ChapterId | null;
  label: string;
  isNext: boolean;
  onGo: (target: ChapterId) => void;
}) {
  if (!target) return <span />;
  const title = chapterTitle(target);
  return (
    <ReaderLink
      reference={title}
      onOpen={() => onGo(target)}
      className="flex min-h-11 flex-col justify-center rounded-md px-3 py-1.5 transition-colors hover:bg-secondary"
    >
      <span className={`text-[0.8125rem] text-muted-foreground ${isNext ? "text-right" : ""}`}>
        {label}
      </span>
      <span className="font-serif font-medium">{isNext ? `${title} →` : `← ${title}`}</span>
    </ReaderLink>
  );
}
