"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { EmptyState } from "@/components/common/empty-state";
import { ErrorState } from "@/components/common/error-state";
import { ShowMore } from "@/components/common/show-more";
import { SearchEntries } from "@/components/scripture/search-entries";
import { BY_MEANING, MEANING_NOTE, SearchNotes } from "@/components/scripture/search-notes";
import { VerseResult } from "@/components/scripture/verse-result";
import { Button } from "@/components/ui/button";
import type { FoundVerse, SearchPage } from "@/lib/bible/client";
import { searchVersesOptions, type VerseSearch } from "@/lib/bible/reader-client";
import { countOf } from "@/lib/count-words";
import { refusal } from "@/lib/http/request";

const EMPTY_TEXT =
  "No verses found matching your search. Try searching for keywords, topics, or verse references.";

/** How much was found; nothing where the place below says that nothing was. */
function summaryOf({ total, correctedQuery, byMeaning, entries }: SearchPage, query: string) {
  if (total > 0) return `${countOf(total, "verse")} for “${correctedQuery ?? query}”`;
  return byMeaning.length + entries.length > 0 ? `No verse has the words “${query}”` : null;
}

/** A list of verses in a scrolling area. */
function VerseArea({
  label,
  verses,
  children,
}: {
  label: string;
  verses: readonly FoundVerse[];
  children?: ReactNode;
}) {
  return (
    <section
      aria-label={label}
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
      {children}
    </section>
  );
}

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
  const byMeaning = first?.byMeaning ?? [];
  const entries = first?.entries ?? [];
  const isEmpty = verses.length + byMeaning.length + entries.length === 0;
  // Verses with a part of the words come after those about the matter.
  const isGuess = verses[0]?.match === "some";
  const meaning = byMeaning.length > 0 && (
    <div className="my-5">
      <h3 className="font-serif text-lg font-semibold">{BY_MEANING}</h3>
      <p className="mb-2 text-[0.9375rem] text-muted-foreground">{MEANING_NOTE}</p>
      <VerseArea label={BY_MEANING} verses={byMeaning} />
    </div>
  );

  return (
    <div
      className={`mt-5 border-t pt-4 ${found.isPending ? "min-h-[38.5rem]" : ""}`}
      aria-busy={found.isFetching}
    >
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <p role="status" className="text-[0.9375rem] text-muted-foreground wrap-anywhere">
          {first && summaryOf(first, search.query)}
        </p>
        <Button variant="outline" size="sm" onClick={onClear}>
          <X aria-hidden="true" />
          Clear
        </Button>
      </div>
      {found.isPending && <CardSkeletons count={3} label="Searching" />}
      <SearchNotes query={search.query} notes={first} />
      <SearchEntries entries={entries} heading="h3" />
      {first && isEmpty && <EmptyState title={EMPTY_TEXT} />}
      {!first && found.isError && (
        <ErrorState
          title={found.error.message}
          error={found.error}
          onRetry={refused ? undefined : () => void found.refetch()}
        />
      )}
      {isGuess && meaning}
      {verses.length > 0 && (
        <VerseArea label="Search results" verses={verses}>
          <ShowMore read={found} className="py-4 text-center" />
        </VerseArea>
      )}
      {!isGuess && meaning}
    </div>
  );
}
