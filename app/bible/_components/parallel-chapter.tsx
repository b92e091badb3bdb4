"use client";

import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { EmptyState } from "@/components/common/empty-state";
import type { Chapter } from "@/lib/bible/client";
import { chapterOptions } from "@/lib/bible/reader-client";
import { refusal } from "@/lib/http/request";
import { ChapterSkeleton } from "./chapter-skeleton";
import type { VerseChoice } from "./chapter-view";
import type { ChapterAnnotations } from "./known-annotations";
import { ParallelView } from "./parallel-view";
import type { ReaderSettings } from "./reader-settings-store";

/** A chapter beside the same chapter of other translations, which are fetched. */
export function ParallelChapter({
  chapter,
  reference,
  translations,
  ...props
}: {
  chapter: Chapter;
  /** What was asked for; the other columns are asked for with the first one's words. */
  reference: string;
  translations: readonly string[];
  annotations: ChapterAnnotations;
  divineName: ReaderSettings["divineName"];
  onChooseVerse: (choice: VerseChoice) => void;
}) {
  const reads = useQueries({
    queries: translations.map((code) => ({
      ...chapterOptions(reference, code),
      placeholderData: keepPreviousData,
    })),
  });
  const isOfThis = (other: Chapter | undefined): other is Chapter =>
    other?.bookId === chapter.bookId && other.chapter === chapter.chapter;
  const found = reads.map(({ data }) => data).filter(isOfThis);
  const failed = reads.filter(({ data, isError }) => isError && !isOfThis(data));
  if (found.length + failed.length < reads.length) return <ChapterSkeleton />;
  return (
    <>
      {failed.length > 0 && <FailedColumns reads={failed} isOnly={reads.length === 1} />}
      {found.length > 0 && <ParallelView chapters={[chapter, ...found]} {...props} />}
    </>
  );
}

/** Says which columns could not be loaded; the others stand. */
function FailedColumns({
  reads,
  isOnly,
}: {
  reads: readonly { error: Error | null; refetch: () => unknown }[];
  isOnly: boolean;
}) {
  const refused = reads.map(({ error }) => refusal(error)?.detail).find(Boolean);
  const title = isOnly
    ? "The second translation couldn’t be loaded."
    : "Not every translation could be loaded.";
  return (
    <EmptyState
      title={refused ?? title}
      onRetry={refused ? undefined : () => reads.forEach((read) => void read.refetch())}
    />
  );
}
