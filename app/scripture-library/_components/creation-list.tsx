"use client";

import type { ReactNode } from "react";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { ErrorState } from "@/components/common/error-state";
import { type PagedRead, ShowMore } from "@/components/common/show-more";

/** What a list read in pages reports of itself, as far as its view needs it. */
export interface ListState extends PagedRead {
  isPending: boolean;
  refetch: () => unknown;
}

/** Cards of creations: in the making, failed, empty, or with a way to the next page. */
export function CreationList<Item extends { id: string }>({
  list,
  items,
  empty,
  children,
}: {
  list: ListState;
  items: readonly Item[];
  /** Shown when there is nothing. */
  empty: ReactNode;
  children: (item: Item) => ReactNode;
}) {
  if (list.isPending) {
    return (
      <CardSkeletons count={3} label="Loading creations" className="creation-cards min-h-[32rem]" />
    );
  }
  if (list.error && items.length === 0) {
    return (
      <ErrorState
        title="Failed to fetch creations"
        error={list.error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  return (
    <>
      {items.length === 0 ? (
        empty
      ) : (
        <ul className="creation-cards">
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
      <ShowMore read={list} className="mt-5" />
    </>
  );
}
