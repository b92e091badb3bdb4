"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { useCanonical } from "@/components/common/use-canonical";
import { useHydrated } from "@/components/common/use-hydrated";
import { isBookId } from "@/lib/bible/canon";
import { chapterPath } from "@/lib/bible/chapter-path";
import { type ChapterId, chapterTitle, neighborChapter } from "@/lib/bible/chapters";
import type { Chapter } from "@/lib/bible/client";
import { TRANSLATION_CODES, type TranslationCode } from "@/lib/bible/constants";
import { chapterOptions } from "@/lib/bible/reader-client";
import { refusal } from "@/lib/http/request";
import { whenConnected } from "@/lib/site/when-connected";
import { ChapterBody, ChapterSkeleton, ChapterStep } from "./chapter-body";
import type { VerseChoice } from "./chapter-view";
import { useOpener } from "./opener-button";
import { PlanBarSlot, usePlanReading } from "./plan-bar-slot";
import { useReaderSettings, useSettingsOnPage } from "./reader-settings-store";
import { ReaderToolbar } from "./reader-toolbar";
import type { ReaderView } from "./reader-view";
import { useArrowKeys } from "./use-arrow-keys";
import { useLastPosition } from "./use-last-position";
import { useReadingPosition } from "./use-reading-position";

const ReadingRecorder = lazy(() =>
  whenConnected(() => import("./reading-recorder")).then((module) => ({
    default: module.ReadingRecorder,
  })),
);
const VerseMenu = lazy(() =>
  whenConnected(() => import("./verse-menu")).then((module) => ({ default: module.VerseMenu })),
);

/** What a page shows of a reference it cannot resolve; people do not write longer ones. */
const LONGEST_TITLE = 40;

/** What stands first, and beside it; a page's own translation stands first. */
function translationsOf(
  view: ReaderView,
  own: TranslationCode = TRANSLATION_CODES[0],
): [TranslationCode, TranslationCode | null] {
  if (view !== "parallel") return [view, null];
  return [own, TRANSLATION_CODES.find((code) => code !== own) ?? null];
}

/** The reader with a chapter open: toolbar, text, page turns, and what a verse offers. */
export function OpenReader({
  reference,
  page,
  view,
  isOpenedHere,
  onOpen,
  onTurn,
  onView,
}: {
  reference: string;
  /** The chapter, where it came with its own page; nothing is fetched and nothing moved then. */
  page?: { chapter: Chapter; isLeaving: boolean; comingView: ReaderView };
  view: ReaderView;
  /** True when the visitor opened it from this page, false when the address did. */
  isOpenedHere: boolean;
  onOpen: (reference: string) => void;
  /** Turns to another chapter; otherwise that is opened as any reference. */
  onTurn?: (target: ChapterId) => void;
  onView: (view: ReaderView) => void;
}) {
  const settings = useReaderSettings();
  useSettingsOnPage(settings);
  const queryClient = useQueryClient();
  const openChooser = useOpener("choose", "book");
  const [first, second] = translationsOf(view, page?.chapter.translation);
  const given = page?.chapter.translation === first ? page.chapter : undefined;
  const main = useQuery({
    ...chapterOptions(reference, first),
    initialData: given,
    placeholderData: keepPreviousData,
  });
  const parallel = useQuery({
    ...chapterOptions(reference, second ?? first),
    placeholderData: keepPreviousData,
    enabled: second !== null,
  });
  const [choice, setChoice] = useState<VerseChoice | null>(null);
  const [pending, setPending] = useState<ChapterId | null>(null);
  const planReading = usePlanReading();
  const leavePlan = planReading.leave;

  // What the page came with names the verses asked for; an earlier visit may have left others.
  const chapter = given ?? main.data ?? null;
  const isShown = chapter !== null && !main.isPlaceholderData;
  const shown: ChapterId | null =
    chapter && isBookId(chapter.bookId) ? { book: chapter.bookId, chapter: chapter.chapter } : null;
  // While a chapter is on its way, the next step counts from it and not from the one still on the
  // page.
  const isTurning = page ? page.isLeaving : !isShown;
  const place = isTurning ? (pending ?? shown) : shown;
  const previous = place && neighborChapter(place, -1);
  const next = place && neighborChapter(place, 1);
  const refused = refusal(main.error);
  const isHydrated = useHydrated();
  useLastPosition(isHydrated ? chapter : null, view, settings.keepsHistory);
  const Heading = page ? "h1" : "h2";
  const title = chapter?.title ?? (refused ? "Not in the Bible" : shorten(reference));
  const heading = useReadingPosition({
    isShown: isShown || main.isError,
    isOwnPage: page !== undefined,
    reference,
    chapter: isShown ? chapter : null,
    startsFocused: isOpenedHere,
    pageTitle: chapter ? `${chapter.title} (${view === "parallel" ? "WEB, KJV" : view})` : null,
  });

  useCanonical(page || !chapter || !shown ? null : chapterPath(chapter.translation, shown));

  const open = useCallback(
    (target: string) => {
      setChoice(null);
      onOpen(target);
      leavePlan();
    },
    [onOpen, leavePlan],
  );
  /** Turns the page, which stays in the plan. */
  function goTo(target: ChapterId | null) {
    if (!target) return;
    setPending(target);
    setChoice(null);
    if (onTurn) onTurn(target);
    else onOpen(chapterTitle(target));
  }
  useArrowKeys({ onLeft: () => goTo(previous), onRight: () => goTo(next) });

  // The chapters beside this one are likely next; fetch them once this one stands.
  const neighborTitles =
    isShown && !page
      ? [previous, next].map((target) => target && chapterTitle(target)).join("|")
      : "";
  useEffect(() => {
    for (const neighbor of neighborTitles.split("|")) {
      if (neighbor) void queryClient.prefetchQuery(chapterOptions(neighbor, first));
    }
  }, [neighborTitles, first, queryClient]);

  return (
    <section aria-label="Reader" className="reader mb-14">
      <ReaderToolbar
        title={title}
        view={page?.comingView ?? view}
        onView={onView}
        onPick={openChooser}
        previous={previous}
        next={next}
        onGo={goTo}
      />
      <PlanBarSlot at={planReading} place="top" />
      <div aria-busy={main.isFetching || page?.isLeaving} className="reading-surface">
        <Heading ref={heading} tabIndex={-1} className="reader-title">
          {chapter || main.isError ? title : "\u00a0"}
        </Heading>
        {main.isPending && <ChapterSkeleton />}
        {main.isError && (
          <EmptyState
            title={refused?.detail ?? "The chapter could not be loaded."}
            onRetry={refused ? undefined : () => main.refetch()}
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
            onOpen={open}
            onView={onView}
          />
        )}
      </div>
      {chapter && <PlanBarSlot at={planReading} place="end" chapter={chapter.title} />}
      {chapter && (
        <Suspense fallback={<p className="no-print mt-4 min-h-6" />}>
          {isHydrated && <ReadingRecorder chapter={chapter} />}
        </Suspense>
      )}
      {chapter && (
        <nav
          aria-label="Chapters"
          className="no-print mt-6 flex justify-between gap-3 text-[0.9375rem]"
        >
          <ChapterStep target={previous} onGo={goTo} label="Previous chapter" isNext={false} />
          <ChapterStep target={next} onGo={goTo} label="Next chapter" isNext />
        </nav>
      )}
      <Suspense fallback={null}>
        {choice && chapter && (
          <VerseMenu
            chapter={chapter}
            choice={choice}
            onClose={() => setChoice(null)}
            onOpenReference={open}
          />
        )}
      </Suspense>
    </section>
  );
}

function shorten(reference: string): string {
  return reference.length > LONGEST_TITLE ? `${reference.slice(0, LONGEST_TITLE)}…` : reference;
}
