"use client";

import { Highlighter } from "lucide-react";
import { Suspense, useCallback, useState } from "react";
import { lazyWithData } from "@/components/common/lazy-with-data";
import { useHydrated } from "@/components/common/use-hydrated";
import { Button } from "@/components/ui/button";
import type { Chapter } from "@/lib/bible/client";
import { TRANSLATION_CODES, TRANSLATION_NAMES, translationName } from "@/lib/bible/constants";
import { ChapterSkeleton } from "./chapter-skeleton";
import { ChapterView, isMarkedVerse, type VerseChoice } from "./chapter-view";
import { type ChapterAnnotations, NO_ANNOTATIONS } from "./known-annotations";
import { OpenerButton } from "./opener-button";
import { ReaderLink } from "./reader-link";
import type { ReaderSettings } from "./reader-settings-store";
import type { ReaderView } from "./reader-view";
import { VerseNoteHost } from "./verse-note-host";

const AnnotationsReader = lazyWithData(() =>
  import("./annotations-reader").then((module) => module.AnnotationsReader),
);
const InterlinearChapter = lazyWithData(() =>
  import("./interlinear-chapter").then((module) => module.InterlinearChapter),
);
const ParallelChapter = lazyWithData(() =>
  import("./parallel-chapter").then((module) => module.ParallelChapter),
);

/**
 * The words of the chapter, in one translation, in several or with the original, with what the
 * translation leaves out and where the text is from.
 */
export function ChapterBody({
  chapter,
  reference,
  others,
  isInterlinear,
  divineName,
  onChooseVerse,
  onOpen,
  onView,
}: {
  chapter: Chapter;
  /** What was asked for. */
  reference: string;
  /** The translations beside the chapter's own, if any. */
  others: readonly string[];
  /** Whether the original stands with it, word by word. */
  isInterlinear: boolean;
  divineName: ReaderSettings["divineName"];
  onChooseVerse: (choice: VerseChoice) => void;
  onOpen: (reference: string) => void;
  onView: (view: ReaderView) => void;
}) {
  const { annotations, onRead } = useAnnotationsRead(chapter.title);
  const isHydrated = useHydrated();
  const { edition, omitted } = chapter;
  const isAbsent = chapter.verses.length === 0;
  // A chapter that is not there is said once, not by each of its verses.
  const notes = isAbsent ? omitted.slice(0, 1) : omitted;
  const missing = isAbsent ? notes : omitted.filter(({ verse }) => isMarkedVerse(chapter, verse));
  const ours = TRANSLATION_CODES.filter((code) => code !== chapter.translation);
  const ownBeside = ours.filter((code) => others.includes(code));
  const name = edition?.name ?? translationName(chapter.translation);

  return (
    <>
      {missing.map(({ verse, reason }) => (
        <div
          key={verse}
          role="note"
          className="mb-6 rounded-lg border bg-muted px-5 py-4 text-[0.9375rem]"
        >
          <p>
            <strong>{isAbsent ? chapter.title : `${chapter.title}:${verse}`}</strong> {reason}
          </p>
          {ours.map((code) => (
            <Button
              key={code}
              variant="outline"
              size="sm"
              className="mt-3 mr-2"
              onClick={() => onView(code)}
            >
              Read it in the {TRANSLATION_NAMES[code]}
            </Button>
          ))}
        </div>
      ))}
      {isInterlinear ? (
        <Suspense fallback={<ChapterSkeleton />}>
          <InterlinearChapter
            chapter={chapter}
            annotations={annotations}
            onChooseVerse={onChooseVerse}
          />
        </Suspense>
      ) : others.length === 0 ? (
        <ChapterView
          chapter={chapter}
          divineName={divineName}
          highlights={annotations.highlights}
          notes={annotations.notes}
          onChooseVerse={onChooseVerse}
        />
      ) : (
        <Suspense fallback={<ChapterSkeleton />}>
          <ParallelChapter
            chapter={chapter}
            reference={reference}
            translations={others}
            annotations={annotations}
            divineName={divineName}
            onChooseVerse={onChooseVerse}
          />
        </Suspense>
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
        {!isAbsent &&
          notes.map(({ verse, reason }) => (
            <p key={verse}>
              Verse {verse}: {reason}
            </p>
          ))}
        <p>
          {edition ? (
            <>
              {name}. {edition.license}
              {/[.!?)]$/.test(edition.license) ? " " : ". "}
            </>
          ) : (
            <>
              {name}
              {ownBeside.map((code) => ` and ${TRANSLATION_NAMES[code]}`)}, public domain.{" "}
            </>
          )}
          <span className="no-print">
            Tap verses to copy, highlight or share them together. A verse’s number opens its note,
            its cross references and its original words.
          </span>
        </p>
        <div className="no-print flex flex-wrap items-center gap-x-3 gap-y-1 pt-2">
          <OpenerButton name="marks" value="highlights" size="sm">
            <Highlighter aria-hidden="true" />
            Highlights & Notes
          </OpenerButton>
          {annotations.isError && (
            <p role="status">
              Your highlights and notes couldn’t be loaded.{" "}
              <Button variant="link" className="min-h-6" onClick={annotations.onRetry}>
                Try Again
              </Button>
            </p>
          )}
        </div>
      </div>
      <VerseNoteHost chapter={chapter} annotations={annotations} />
      {isHydrated && (
        <Suspense fallback={null}>
          <AnnotationsReader chapter={chapter} onRead={onRead} />
        </Suspense>
      )}
    </>
  );
}

/** What was read so far of the highlights and notes on the chapter of this title. */
function useAnnotationsRead(title: string) {
  const [read, setRead] = useState({ title, annotations: NO_ANNOTATIONS });
  const onRead = useCallback(
    (of: string, annotations: ChapterAnnotations) => setRead({ title: of, annotations }),
    [],
  );
  return { annotations: read.title === title ? read.annotations : NO_ANNOTATIONS, onRead };
}
