"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { EmptyState } from "@/components/common/empty-state";
import type { Chapter } from "@/lib/bible/client";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { refusal } from "@/lib/http/request";
import { passageWordsOptions } from "@/lib/words/passage-client";
import { ChapterSkeleton } from "./chapter-skeleton";
import type { VerseChoice } from "./chapter-view";
import { InterlinearChoices } from "./interlinear-choices";
import { InterlinearView } from "./interlinear-view";
import type { ChapterAnnotations } from "./known-annotations";
import "../interlinear.css";

/** A chapter with the words of its original, which are fetched. */
export function InterlinearChapter({
  chapter,
  ...props
}: {
  chapter: Chapter;
  annotations: ChapterAnnotations;
  onChooseVerse: (choice: VerseChoice) => void;
}) {
  const code = chapter.edition ? DEFAULT_TRANSLATION : chapter.translation;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...passageWordsOptions(chapter.title, code),
    placeholderData: keepPreviousData,
  });
  if (error) {
    const refused = refusal(error)?.detail;
    return (
      <EmptyState
        title={refused ?? "The original words couldn’t be loaded."}
        onRetry={refused ? undefined : () => void refetch()}
      />
    );
  }
  if (!data || isPlaceholderData) return <ChapterSkeleton />;
  return (
    <>
      <InterlinearChoices hasTranslation={!chapter.edition} />
      <InterlinearView chapter={chapter} words={data} {...props} />
      {data.editions.map(({ name, note }) => (
        <p key={name} className="mt-6 font-sans text-[0.8125rem] text-muted-foreground">
          <strong className="font-medium">{name}.</strong> {note}
        </p>
      ))}
    </>
  );
}
