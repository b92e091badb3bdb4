"use client";

import { useLayoutEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { failureWords } from "@/lib/http/failure-words";

/** What a list that comes page by page gives its button; an infinite query of TanStack is one. */
export interface PagedRead {
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  fetchNextPage: () => Promise<unknown>;
}

/**
 * The button under a list that brings its next page, and why that did not come. It stands after the
 * list, in the same element and for as long as the list does, since it leads the focus of whoever
 * pressed it to the first new entry.
 */
export function ShowMore({
  read,
  entries = "li",
  label = "Show more",
  size = "default",
  className = "",
}: {
  read: PagedRead;
  /** What the list's entries are, as a selector. */
  entries?: string;
  label?: string;
  size?: "default" | "sm";
  className?: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  /** How many entries there were when the button was pressed; null unless it was. */
  const seen = useRef<number | null>(null);

  // After every change: the new entries may come later than the answer.
  useLayoutEffect(() => {
    if (seen.current === null) return;
    const next = entriesBefore(place.current, entries)[seen.current];
    if (!next) return;
    seen.current = null;
    const focused = document.activeElement;
    // Whoever went on elsewhere meanwhile stays there. The button goes with the last page.
    if (focused !== document.body && !place.current?.contains(focused)) return;
    if (next.tabIndex < 0) next.tabIndex = -1;
    next.focus();
  });

  return (
    <div ref={place} hidden={!read.hasNextPage} className={`no-print ${className}`}>
      <Button
        variant="outline"
        size={size}
        // Not `disabled`, which would take the focus away. While the list is read anew its pages
        // move: the next one would begin at the wrong place.
        aria-disabled={read.isFetching}
        onClick={() => {
          if (read.isFetching) return;
          seen.current = entriesBefore(place.current, entries).length;
          void read.fetchNextPage();
        }}
      >
        {read.isFetchingNextPage ? "Loading..." : label}
      </Button>
      {read.isFetchNextPageError && (
        <p ref={bringIntoView} role="alert" className="mt-2 text-sm text-destructive">
          {failureWords(read.error, "The next page didn’t load. Please try again.")}
        </p>
      )}
    </div>
  );
}

/** The words under the button may lie below the edge of a list that scrolls. */
const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: "nearest" });

/** The entries of the list in front of an element. */
function entriesBefore(place: HTMLElement | null, entries: string): HTMLElement[] {
  const all = place?.parentElement?.querySelectorAll<HTMLElement>(entries) ?? [];
  return [...all].filter(
    (entry) => place && entry.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
