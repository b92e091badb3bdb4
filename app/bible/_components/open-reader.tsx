"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { isBookId } from "@/lib/bible/canon";
import { type ChapterId, chapterTitle, neighbourChapter } from "@/lib/bible/chapters";
import { chapterOptions } from "@/lib/bible/client";
import { TRANSLATION_CODES, type TranslationCode } from "@/lib/bible/constants";
import { problemDetail } from "@/lib/http/request";
import { ChapterBody, ChapterSkeleton, ChapterStep } from "./chapter-body";
import type { VerseChoice } from "./chapter-view";
import { useReaderSettings } from "./reader-settings-store";
import { ReaderToolbar } from "./reader-toolbar";
import type { ReaderView } from "./reader-view";
import { useArrowKeys } from "./use-arrow-keys";

const BookPicker = lazy(() =>
  import("./book-picker").then((module) => ({ default: module.BookPicker })),
);
const VerseMenu = lazy(() =>
  import("./verse-menu").then((module) => ({ default: module.VerseMenu })),
);

function translationsOf(view: ReaderView): [TranslationCode, TranslationCode | null] {
  return view === "parallel" ? [TRANSLATION_CODES[0], TRANSLATION_CODES[1]] : [view, null];
}

/** The reader with a chapter open: toolbar, text, page turns, and what a verse offers. */
export function OpenReader({
  reference,
  view,
  onOpen,
  onView,
}: {
  reference: string;
  view: ReaderView;
  onOpen: (reference: string) => void;
  onView: (view: ReaderView) => void;
}) {
  const settings = useReaderSettings();
  const queryClient = useQueryClient();
  const [first, second] = translationsOf(view);
  const main = useQuery({ ...chapterOptions(reference, first), placeholderData: keepPreviousData });
  const parallel = useQuery({
    ...chapterOptions(reference, second ?? first),
    placeholderData: keepPreviousData,
    enabled: second !== null,
  });
  const [isPicking, setIsPicking] = useState(false);
  const [choice, setChoice] = useState<VerseChoice | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasNavigated = useRef(false);

  const chapter = main.data ?? null;
  const place: ChapterId | null =
    chapter && isBookId(chapter.bookId) ? { book: chapter.bookId, chapter: chapter.chapter } : null;
  const previous = place && neighbourChapter(place, -1);
  const next = place && neighbourChapter(place, 1);

  const open = useCallback(
    (target: string) => {
      hasNavigated.current = true;
      setChoice(null);
      onOpen(target);
    },
    [onOpen],
  );
  const goTo = (target: ChapterId | null) => target && open(chapterTitle(target));
  useArrowKeys({ onLeft: () => goTo(previous), onRight: () => goTo(next) });

  // The chapters beside this one are likely next; fetch them once this one stands.
  const neighbourTitles = [previous, next]
    .map((target) => target && chapterTitle(target))
    .join("|");
  useEffect(() => {
    for (const title of neighbourTitles.split("|")) {
      if (title) void queryClient.prefetchQuery(chapterOptions(title, first));
    }
  }, [neighbourTitles, first, queryClient]);

  // Bring the verse asked for, or after a change of chapter its beginning, before the visitor's eyes.
  const isShown = chapter !== null && !main.isPlaceholderData;
  const markedStart = chapter?.marked?.start ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new reference scrolls anew, even to the same verse number
  useEffect(() => {
    if (!isShown) return;
    const verse = markedStart === null ? null : document.getElementById(`v${markedStart}`);
    if (verse) verse.scrollIntoView({ block: "center", behavior: "instant" });
    else if (hasNavigated.current)
      heading.current?.scrollIntoView({ block: "start", behavior: "instant" });
    if (hasNavigated.current) heading.current?.focus({ preventScroll: true });
  }, [isShown, reference, markedStart]);

  const problem = main.isError ? problemDetail(main.error) : null;

  return (
    <section aria-label="Reader" className="mb-14">
      <ReaderToolbar
        title={chapter?.title ?? reference}
        view={view}
        onView={onView}
        onPick={() => setIsPicking(true)}
        previous={previous}
        next={next}
        onGo={goTo}
      />
      <div
        data-reading-theme={settings.theme}
        data-text-size={settings.textSize}
        aria-busy={main.isFetching}
        className="reading-surface"
      >
        <h2 ref={heading} tabIndex={-1} className="reader-title">
          {chapter?.title ?? (main.isError ? reference : "\u00a0")}
        </h2>
        {main.isPending && <ChapterSkeleton />}
        {main.isError && (
          <EmptyState
            title={problem?.detail ?? "The chapter could not be loaded."}
            onRetry={
              problem?.status === 404 || problem?.status === 400 ? undefined : () => main.refetch()
            }
          />
        )}
        {chapter && (
          <ChapterBody
            chapter={chapter}
            parallel={
              second === null
                ? null
                : {
                    chapter: parallel.data ?? null,
                    isError: parallel.isError,
                    onRetry: () => void parallel.refetch(),
                  }
            }
            divineName={settings.divineName}
            onChooseVerse={setChoice}
          />
        )}
      </div>
      {chapter && (
        <nav
          aria-label="Chapters"
          className="no-print mt-6 flex justify-between gap-3 text-[0.9375rem]"
        >
          <ChapterStep target={previous} onOpen={open} label="Previous chapter" isNext={false} />
          <ChapterStep target={next} onOpen={open} label="Next chapter" isNext />
        </nav>
      )}
      <Suspense fallback={null}>
        {isPicking && <BookPicker isOpen onClose={() => setIsPicking(false)} onChoose={open} />}
        {choice && (
          <VerseMenu choice={choice} onClose={() => setChoice(null)} onOpenReference={open} />
        )}
      </Suspense>
    </section>
  );
}
