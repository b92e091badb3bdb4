"use client";

import { useQuery } from "@tanstack/react-query";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { EmptyState } from "@/components/common/empty-state";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { SaveVerseButton } from "@/components/scripture/save-verse-button";
import { verseListOptions } from "@/lib/bible/client";

/** Skeleton cards of this list (spec §9). */
const SKELETONS = 5;

/** Verses many readers know by heart, in canonical order. */
export function ScriptureList() {
  const verses = useQuery(verseListOptions());
  return (
    <section aria-labelledby="scripture-list" aria-busy={verses.isPending}>
      <h2 id="scripture-list" className="section-title">
        Scripture Library
      </h2>
      {verses.isPending && <CardSkeletons count={SKELETONS} label="Loading verses" />}
      {verses.isError && (
        <EmptyState title="The verses couldn’t be loaded." onRetry={() => verses.refetch()} />
      )}
      {verses.data?.length === 0 && <EmptyState title="There are no verses here yet." />}
      {verses.data && verses.data.length > 0 && (
        <ul className="gap-x-10 lg:columns-2">
          {verses.data.map((verse) => (
            <li
              key={verse.id}
              className="mb-6 break-inside-avoid border-l-2 border-scripture-rule pl-4"
            >
              <p className="scripture text-[1.0625rem] leading-relaxed">{verse.text}</p>
              <div className="flex flex-wrap items-center gap-x-2 text-sm">
                <ReferenceLink reference={verse.reference} translation={verse.translation} />
                <span className="text-muted-foreground">{verse.translation}</span>
                <SaveVerseButton
                  reference={verse.reference}
                  translation={verse.translation}
                  className="text-muted-foreground hover:text-foreground"
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
