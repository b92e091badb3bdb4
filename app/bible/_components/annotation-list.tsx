"use client";

import type { ReactNode } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { type PagedRead, ShowMore } from "@/components/common/show-more";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";

/** What a list that comes page by page is asked for. */
interface PagedList extends PagedRead {
  isPending: boolean;
  isError: boolean;
  data: unknown;
  refetch: () => Promise<unknown>;
}

/**
 * A list of the overview in each of its states: on its way, failed, empty, there, and with more to
 * come.
 */
export function AnnotationList({
  list,
  label,
  failure,
  empty,
  count,
  children,
}: {
  list: PagedList;
  label: string;
  failure: string;
  /** Shown when there is nothing. */
  empty: ReactNode;
  count: number;
  /** The entries. */
  children: ReactNode;
}) {
  if (list.isPending) {
    return (
      <div role="status" className="space-y-6 pt-2">
        <span className="sr-only">Loading</span>
        {["w-2/3", "w-11/12", "w-3/4"].map((width) => (
          <div key={width} className="space-y-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
      </div>
    );
  }
  if (list.isError && !list.data) {
    return <EmptyState title={failure} onRetry={() => void list.refetch()} />;
  }
  if (count === 0 && !list.hasNextPage) return empty;
  return (
    <>
      <ul aria-label={label} className="divide-y">
        {children}
      </ul>
      <ShowMore read={list} size="sm" className="border-t pt-4 text-center" />
    </>
  );
}

/** What a filtered list says when nothing passes. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title="Nothing of this kind is marked yet">
      <Button variant="outline" size="sm" className="mt-3" onClick={onClear}>
        Clear filters
      </Button>
    </EmptyState>
  );
}
