"use client";

import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "@/components/common/empty-state";
import { ErrorState } from "@/components/common/error-state";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { SaveVerseButton } from "@/components/scripture/save-verse-button";
import { Skeleton } from "@/components/ui/skeleton";
import { passageOptions } from "@/lib/bible/client";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";

const REFERENCE = "Psalm 119:105";

/** A verse about the word that is read, at the end of the page. */
export function VersePanel() {
  const { data, isPending, error, refetch } = useQuery(
    passageOptions(REFERENCE, DEFAULT_TRANSLATION),
  );
  return (
    <section aria-label="A verse for the journey" aria-busy={isPending} className="verse-panel">
      {isPending && (
        <div role="status">
          <span className="sr-only">Loading a verse</span>
          <Skeleton className="mx-auto h-7 w-3/4" />
        </div>
      )}
      {data && (
        <figure>
          <blockquote className="scripture">“{data.text}”</blockquote>
          <figcaption>
            <ReferenceLink reference={data.reference} className="link font-medium" />{" "}
            <span>{data.translation}</span>
            <SaveVerseButton
              reference={data.reference}
              translation={DEFAULT_TRANSLATION}
              className="text-muted-foreground"
            />
          </figcaption>
        </figure>
      )}
      {error && (
        <ErrorState
          title="The verse couldn’t be loaded."
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {!isPending && !error && !data && <EmptyState title="No verse available" />}
    </section>
  );
}
