"use client";

import { Suspense, useCallback, useRef, useState } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { lazyAtRest } from "@/components/common/lazy-at-rest";
import { lazyWithData } from "@/components/common/lazy-with-data";
import { useHydrated } from "@/components/common/use-hydrated";
import { isBookId } from "@/lib/bible/books";
import { type ChapterId, chapterTitle, neighborChapter } from "@/lib/bible/chapters";
import type { Chapter } from "@/lib/bible/client";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { ChapterBody } from "./chapter-body";
import { ChapterSkeleton } from "./chapter-skeleton";
import { ChapterStep } from "./chapter-step";
import type { VerseChoice } from "./chapter-view";
import { useOpener } from "./opener-button";
import { PlanBarSlot, usePlanReading } from "./plan-bar-slot";
import { useReaderSettings, useSettingsOnPage } from "./reader-settings-store";
import { ReaderToolbar } from "./reader-toolbar";
import { columnsOf, type ReaderView } from "./reader-view";
import { useArrowKeys } from "./use-arrow-keys";
import { useLastPosition } from "./use-last-position";
import { useReadingPosition } from "./use-reading-position";
import { useVerseSelection } from "./use-verse-selection";
import { useVerseTaps } from "./use-verse-taps";

const Listen = lazyAtRest(() => import("./listen").then((module) => module.Listen));
const ReadingRecorder = lazyAtRest(() =>
  import("./reading-recorder").then((module) => module.ReadingRecorder),
);
const VerseMenu = lazyWithData(() => import("./verse-menu").then((module) => module.VerseMenu));
const VerseTaps = lazyWithData(() => import("./verse-taps").then((module) => module.VerseTaps));

/** What a page shows of a reference it cannot resolve; people do not write longer ones. */
const LONGEST_TITLE = 40;

/** Why there is no chapter. */
export interface ReaderFailure {
  /** What the site says where it has no such chapter; null where it could not be asked. */
  refusal: string | null;
  onRetry: () => void;
}

/**
 * The reader around a chapter: toolbar, text, page turns, and what a verse offers. Where the
 * chapter is from is its callers' affair: it came with its page (ChapterReader), or is fetched
 * (OpenReader).
 */
export function ReaderFrame({
  reference,
  chapter,
  isOwnPage = false,
  isTurning,
  failure = null,
  view,
  beside = null,
  shownView = view,
  isOpenedHere = false,
  onOpen,
  onTurn,
  onView,
  onColumns,
}: {
  reference: string;
  /** Null until one has come. */
  chapter: Chapter | null;
  /** True on the chapter's own page, where nothing is moved. */
  isOwnPage?: boolean;
  /** True while another chapter than this one is on its way. */
  isTurning: boolean;
  failure?: ReaderFailure | null;
  view: ReaderView;
  /** The further translations in parallel, as the address names them. */
  beside?: string | null;
  /** What the toolbar shows as chosen, while it is on its way. */
  shownView?: ReaderView;
  /** True when the visitor opened it from this page, false when the address did. */
  isOpenedHere?: boolean;
  onOpen: (reference: string) => void;
  /** Turns to another chapter; otherwise that is opened as any reference. */
  onTurn?: (target: ChapterId) => void;
  onView: (view: ReaderView) => void;
  /** Shows these translations, the first of them as the one that is read. */
  onColumns: (columns: readonly string[]) => void;
}) {
  const settings = useReaderSettings();
  useSettingsOnPage(settings);
  const openChooser = useOpener("choose", "book");
  const [choice, setChoice] = useState<VerseChoice | null>(null);
  const [pending, setPending] = useState<ChapterId | null>(null);
  const planReading = usePlanReading();
  const leavePlan = planReading.leave;

  const columns = columnsOf(view, chapter?.translation ?? DEFAULT_TRANSLATION, beside);
  const shown: ChapterId | null =
    chapter && isBookId(chapter.bookId) ? { book: chapter.bookId, chapter: chapter.chapter } : null;
  // While a chapter is on its way, the next step counts from it and not from the one still on the
  // page.
  const place = isTurning ? (pending ?? shown) : shown;
  const previous = place && neighborChapter(place, -1);
  const next = place && neighborChapter(place, 1);
  const isShown = chapter !== null && !isTurning;
  const isHydrated = useHydrated();
  const surface = useRef<HTMLDivElement>(null);
  const taps = useVerseTaps(surface);
  const selection = useVerseSelection(chapter?.title);
  useLastPosition(isHydrated ? chapter : null, view, settings.keepsHistory);
  const Heading = isOwnPage ? "h1" : "h2";
  const title = chapter?.title ?? (failure?.refusal ? "Not in the Bible" : shorten(reference));
  const heading = useReadingPosition({
    isShown: isShown || failure !== null,
    isOwnPage,
    reference,
    chapter: isShown ? chapter : null,
    startsFocused: isOpenedHere,
    pageTitle: chapter ? `${chapter.title} (${columns.join(", ")})` : null,
  });

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

  return (
    <section aria-label="Reader" className="reader mb-14">
      <ReaderToolbar
        title={title}
        view={shownView}
        own={chapter?.translation ?? DEFAULT_TRANSLATION}
        onView={onView}
        columns={columns}
        onColumns={onColumns}
        onPick={openChooser}
        previous={previous}
        next={next}
        onGo={goTo}
      />
      <PlanBarSlot at={planReading} place="top" />
      <div
        ref={surface}
        data-original-words={(settings.originalWords && !chapter?.edition) || undefined}
        aria-busy={isTurning || (!chapter && !failure)}
        className="reading-surface"
      >
        <Heading ref={heading} tabIndex={-1} className="reader-title">
          {chapter || failure ? title : "\u00a0"}
        </Heading>
        {!chapter && !failure && <ChapterSkeleton />}
        {failure && (
          <EmptyState
            title={failure.refusal ?? "The chapter couldn’t be loaded."}
            onRetry={failure.refusal === null ? failure.onRetry : undefined}
          />
        )}
        {chapter && (
          <ChapterBody
            chapter={chapter}
            reference={reference}
            others={columns.slice(1)}
            isInterlinear={view === "interlinear"}
            divineName={settings.divineName}
            onChooseVerse={setChoice}
            onOpen={open}
            onView={onView}
          />
        )}
      </div>
      {chapter && <PlanBarSlot at={planReading} place="end" chapter={chapter.title} />}
      {chapter && isHydrated && (
        <Suspense fallback={<p className="no-print mt-4 min-h-6" />}>
          <ReadingRecorder chapter={chapter} />
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
      {chapter &&
        isHydrated &&
        (taps.length > 0 || settings.originalWords || selection.verses.length > 0) && (
          <Suspense fallback={null}>
            <VerseTaps
              key={`${chapter.title} ${chapter.translation}`}
              chapter={chapter}
              surface={surface}
              taps={taps}
              selection={selection}
              isParallel={view === "parallel"}
              onChooseVerse={setChoice}
              onOpen={open}
            />
          </Suspense>
        )}
      {chapter && isHydrated && (
        <Suspense fallback={null}>
          <Listen
            key={`${chapter.translation} ${chapter.title}`}
            chapter={chapter}
            surface={surface}
            divineName={settings.divineName}
            next={next}
            onGo={goTo}
          />
        </Suspense>
      )}
      <Suspense fallback={null}>
        {choice && chapter && (
          <VerseMenu
            chapter={chapter}
            choice={choice}
            isSelected={selection.verses.includes(choice.verse.verse)}
            onSelect={() => selection.toggle(choice.verse.verse, choice.verse.translation)}
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
