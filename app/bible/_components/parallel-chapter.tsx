"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { EmptyState } from "@/components/common/empty-state";
import type { Chapter } from "@/lib/bible/client";
import type { TranslationCode } from "@/lib/bible/constants";
import { chapterOptions } from "@/lib/bible/reader-client";
import { ChapterSkeleton } from "./chapter-skeleton";
import type { VerseChoice } from "./chapter-view";
import type { ChapterAnnotations } from "./known-annotations";
import { ParallelView } from "./parallel-view";
import type { ReaderSettings } from "./reader-settings-store";

/** A chapter beside the same chapter of another translation, which is fetched. */
export function ParallelChapter({
  chapter,
  reference,
  translation,
  ...props
}: {
  chapter: Chapter;
  /** What was asked for; the second column is asked for with the first one's words. */
  reference: string;
  translation: TranslationCode;
  annotations: ChapterAnnotations;
  divineName: ReaderSettings["divineName"];
  onChooseVerse: (choice: VerseChoice) => void;
}) {
  const { data, isError, refetch } = useQuery({
    ...chapterOptions(reference, translation),
    placeholderData: keepPreviousData,
  });
  if (data?.bookId === chapter.bookId && data.chapter === chapter.chapter) {
    return <ParallelView chapters={[chapter, data]} {...props} />;
  }
  if (!isError) return <ChapterSkeleton />;
  return (
    <EmptyState
      title="The second translation could not be loaded."
      onRetry={() => void refetch()}
    />
  );
}
