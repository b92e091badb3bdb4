"use client";

import { useQuery } from "@tanstack/react-query";
import { wordsLanguage } from "@/components/scripture/words-language";
import { Skeleton } from "@/components/ui/skeleton";
import { lookUpOptions } from "@/lib/collections/verse-client";
import { refusal } from "@/lib/http/request";

/** The verse a reference names, while it is being typed. Its room is there from the start. */
export function VersePreview({
  reference,
  translation,
}: {
  reference: string;
  translation: string;
}) {
  const { data, isFetching, error } = useQuery({
    ...lookUpOptions(reference, translation),
    enabled: reference !== "",
  });
  return (
    <div className="verse-preview" aria-live="polite" aria-busy={isFetching}>
      {reference === "" && (
        <p className="text-sm text-muted-foreground">The verse appears here as you type.</p>
      )}
      {reference !== "" && isFetching && !data && (
        <>
          <span className="sr-only">Looking up {reference}</span>
          <Skeleton className="h-4 w-28" />
          <Skeleton className="mt-3 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-3/4" />
        </>
      )}
      {data && (
        <>
          <p className="verse-reference">
            <b>{data.reference ?? reference}</b> <span>{data.translation}</span>
          </p>
          <p {...wordsLanguage(data.verses[0] ?? {})} className="scripture">
            {data.text}
          </p>
        </>
      )}
      {reference !== "" && !isFetching && !data && (
        <p className="text-sm">
          {error
            ? (refusal(error)?.detail ?? "The verse couldn’t be looked up.")
            : "Verse not found"}
        </p>
      )}
    </div>
  );
}
