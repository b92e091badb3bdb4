"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect } from "react";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { EmptyState } from "@/components/common/empty-state";
import { ShowMore } from "@/components/common/show-more";
import { SearchNotes } from "@/components/scripture/search-notes";
import { VerseResult } from "@/components/scripture/verse-result";
import { Button } from "@/components/ui/button";
import { searchVersesOptions, type VerseSearch } from "@/lib/bible/reader-client";
import { countOf } from "@/lib/count-words";
import { refusal } from "@/lib/http/request";

const EMPTY_TEXT =
  "No verses found matching your search. Try searching for keywords, topics, or verse references.";

/** The verses a committed search finds, ten at first, more on demand. */
export function SearchResults({ onClear, ...search }: VerseSearch & { onClear: () => void }) {
  const found = useInfiniteQuery(searchVersesOptions(search));
  const first = found.data?.pages[0];
  // The boot script of the page keeps the place free until the results take it.
  const isPending = found.isPending;
  useEffect(() => {
    if (!isPending) delete document.documentElement.dataset.verseSearch;
  }, [isPending]);

  const refused = refusal(found.error);
  const verses = found.data?.pages.flatMap((page) => page.verses) ?? [];

  return (
    <div
      className={`mt-5 border-t pt-4 ${found.isPending ? "min-h-[38.5rem]" : ""}`}
      aria-busy={found.isFetching}
    >
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <p role="status" className="text-[0.9375rem] text-muted-foreground wrap-anywhere">
          {first && first.total > 0 && (
            <>
              {countOf(first.total, "verse")} for “{first.correctedQuery ?? search.query}”
            </>
          )}
        </p>
        <Button variant="outline" size="sm" onClick={onClear}>
          <X aria-hidden="true" />
          Clear
        </Button>
      </div>
      {found.isPending && <CardSkeletons count={3} label="Searching" />}
      <SearchNotes query={search.query} notes={first} />
      {(first ? first.total === 0 : found.isError) && (
        <EmptyState
          title={EMPTY_TEXT}
          onRetry={found.isError && !refused ? () => found.refetch() : undefined}
        >
          {found.isError && (
            <p role="alert">
              {found.error.message}
              {refused && `: ${refused.detail}`}
            </p>
          )}
        </EmptyState>
      )}
      {verses.length > 0 && (
        <section
          aria-label="Search results"
          // A scrolling area must be reachable by keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          className="-mx-2 max-h-[34rem] overflow-y-auto overscroll-contain px-2 py-1"
        >
          <ul className="space-y-3">
            {verses.map((verse) => (
              <li key={verse.id} className="scroll-my-2">
                <VerseResult verse={verse} />
              </li>
            ))}
          </ul>
          <ShowMore read={found} className="py-4 text-center" />
        </section>
      )}
    </div>
  );
}
