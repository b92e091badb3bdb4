"use client";

import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useCanonical } from "@/components/common/use-canonical";
import { isBookId } from "@/lib/bible/books";
import { chapterPath } from "@/lib/bible/chapter-path";
import { chapterTitle, neighborChapter } from "@/lib/bible/chapters";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { chapterOptions } from "@/lib/bible/reader-client";
import { refusal } from "@/lib/http/request";
import { ReaderFrame } from "./reader-frame";
import { columnsOf, type ReaderView } from "./reader-view";

/** The reader at any reference, whose chapter is fetched. */
export function OpenReader({
  reference,
  view,
  beside,
  isOpenedHere,
  onOpen,
  onView,
  onColumns,
}: {
  reference: string;
  view: ReaderView;
  /** The further translations in parallel, as the address names them. */
  beside: string | null;
  /** True when the visitor opened it from this page, false when the address did. */
  isOpenedHere: boolean;
  onOpen: (reference: string) => void;
  onView: (view: ReaderView) => void;
  onColumns: (columns: readonly string[]) => void;
}) {
  const queryClient = useQueryClient();
  // Further translations, and the words of the original, stand beside whichever one is named, or
  // beside the default one.
  const own = view === "parallel" || view === "interlinear" ? DEFAULT_TRANSLATION : view;
  const shown: ReaderView = beside ? "parallel" : view;
  const [first = DEFAULT_TRANSLATION, ...others] = columnsOf(shown, own, beside);
  const besides = others.join();
  const main = useQuery({
    ...chapterOptions(reference, first),
    placeholderData: keepPreviousData,
  });
  const chapter = main.data ?? null;
  const place =
    chapter && isBookId(chapter.bookId) ? { book: chapter.bookId, chapter: chapter.chapter } : null;
  useCanonical(chapter && place && chapterPath(chapter.translation, place));

  // The other columns are shown by a part that comes later; their words need not wait for that.
  useEffect(() => {
    for (const code of besides.split(",")) {
      if (code) void queryClient.prefetchQuery(chapterOptions(reference, code));
    }
  }, [reference, besides, queryClient]);

  // The chapters beside this one are likely next; fetch them once this one stands.
  const neighborTitles =
    place && !main.isPlaceholderData
      ? ([-1, 1] as const)
          .map((step) => neighborChapter(place, step))
          .map((neighbor) => neighbor && chapterTitle(neighbor))
          .join("|")
      : "";
  useEffect(() => {
    for (const neighbor of neighborTitles.split("|")) {
      if (neighbor) void queryClient.prefetchQuery(chapterOptions(neighbor, first));
    }
  }, [neighborTitles, first, queryClient]);

  return (
    <ReaderFrame
      reference={reference}
      chapter={chapter}
      isTurning={chapter !== null && main.isPlaceholderData}
      failure={
        main.isError
          ? {
              refusal: refusal(main.error)?.detail ?? null,
              onRetry: () => void main.refetch(),
            }
          : null
      }
      view={shown}
      beside={beside}
      isOpenedHere={isOpenedHere}
      onOpen={onOpen}
      onView={onView}
      onColumns={onColumns}
    />
  );
}
