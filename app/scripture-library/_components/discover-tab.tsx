"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { EmptyState } from "@/components/common/empty-state";
import { approvedCreationsOptions } from "@/lib/creations/client";
import { CreationCard } from "./creation-card";
import { approvedName, CreationDialogHost, loadCreationDialog } from "./creation-dialog-host";
import { CreationList } from "./creation-list";
import "../creations.css";

/** Poems, prayers and meditations of visitors that the operator has looked at and listed. */
export function DiscoverTab() {
  const list = useInfiniteQuery(approvedCreationsOptions());
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section aria-label="Public creations">
      {items.length > 0 && (
        <>
          <h2 className="mb-2 font-serif text-2xl font-semibold">From Other Visitors</h2>
          <p className="mb-6 max-w-2xl text-muted-foreground">
            Published by visitors and reviewed by us before being listed. Those marked AI-made or
            arranged were made here and have not been changed since.
          </p>
        </>
      )}
      <CreationList
        list={list}
        items={items}
        empty={
          <EmptyState title="Public creations are coming soon">
            What visitors publish is listed here once we have reviewed it.
          </EmptyState>
        }
      >
        {(creation) => (
          <CreationCard
            creation={creation}
            name={approvedName(creation.id)}
            owner="visitor"
            onIntent={() => void loadCreationDialog()}
          />
        )}
      </CreationList>
      <CreationDialogHost owner="visitor" />
    </section>
  );
}
