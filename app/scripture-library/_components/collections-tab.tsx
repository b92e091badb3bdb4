"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy, Suspense, useEffect, useRef } from "react";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { EmptyState } from "@/components/common/empty-state";
import { ErrorState } from "@/components/common/error-state";
import { closeHash, openHash, useHash } from "@/components/common/item-address";
import { ShowMore } from "@/components/common/show-more";
import { Button } from "@/components/ui/button";
import { collectionsOptions } from "@/lib/collections/client";
import { whenConnected } from "@/lib/site/when-connected";
import { CollectionCard } from "./collection-card";
import { useLibraryAddress } from "./use-library-address";

const loadPanel = () => import("./collection-panel");
const CollectionPanel = lazy(() =>
  whenConnected(loadPanel).then((module) => ({ default: module.CollectionPanel })),
);
const loadDialog = () => import("./create-collection-dialog");
const CreateCollectionDialog = lazy(() =>
  whenConnected(loadDialog).then((module) => ({ default: module.CreateCollectionDialog })),
);

const CREATE = "create-collection";

/** The visitor's collections and, below them, the one that is open. */
export function CollectionsTab() {
  const { collection: selected, go } = useLibraryAddress();
  const isCreating = useHash() === CREATE;
  const chosenHere = useRef("");

  return (
    <>
      <section aria-labelledby="my-collections">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h2 id="my-collections" className="font-serif text-2xl font-semibold">
            My Collections
          </h2>
          <Button
            aria-haspopup="dialog"
            onPointerEnter={() => void loadDialog()}
            onFocus={() => void loadDialog()}
            onClick={() => openHash(CREATE)}
          >
            <Plus aria-hidden="true" />
            Create Collection
          </Button>
        </div>
        <CollectionList
          selected={selected}
          onSelect={(collection) => {
            chosenHere.current = collection;
            go({ collection });
          }}
        />
      </section>
      {selected !== "" && (
        <Suspense fallback={<CardSkeletons count={3} label="Loading verses" className="mt-8" />}>
          {/* Selection and what is being typed belong to one collection. */}
          <CollectionPanel
            key={selected}
            collectionId={selected}
            takesFocus={chosenHere.current === selected}
            onClose={(how) => go({ collection: null }, how)}
          />
        </Suspense>
      )}
      {isCreating && (
        <Suspense>
          <CreateCollectionDialog onClose={closeHash} />
        </Suspense>
      )}
    </>
  );
}

function CollectionList({
  selected,
  onSelect,
}: {
  selected: string;
  onSelect: (id: string) => void;
}) {
  const collections = useInfiniteQuery(collectionsOptions());
  const list = useRef<HTMLUListElement>(null);
  const isOpen = selected !== "";

  // biome-ignore lint/correctness/useExhaustiveDependencies: also once the cards are there
  useEffect(() => {
    if (isOpen) showSelected(list.current);
  }, [selected, isOpen, collections.isSuccess]);

  if (collections.isPending) {
    return (
      <CardSkeletons
        count={3}
        label="Loading collections"
        className={isOpen ? "collection-cards min-h-28" : "collection-cards min-h-[32rem]"}
      />
    );
  }
  const items = collections.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0 && collections.isError) {
    return (
      <ErrorState
        title="Failed to fetch collections"
        error={collections.error}
        onRetry={() => void collections.refetch()}
      >
        What you saved is kept.
      </ErrorState>
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState title="No collections yet">
        Create your first scripture collection to get started
      </EmptyState>
    );
  }
  return (
    <>
      <ul ref={list} data-compact={isOpen} className="collection-cards">
        {items.map((collection) => (
          <CollectionCard
            key={collection.id}
            collection={collection}
            isSelected={collection.id === selected}
            onSelect={onSelect}
            onIntent={() => void loadPanel()}
          />
        ))}
      </ul>
      <ShowMore read={collections} label="Show more collections" size="sm" className="mt-4" />
    </>
  );
}

/** Brings the open collection's card into the strip's view; the page itself stays where it is. */
function showSelected(list: HTMLElement | null): void {
  const card = list?.querySelector<HTMLElement>('[data-selected="true"]');
  if (list && card) list.scrollLeft = card.offsetLeft - list.offsetLeft - 16;
}
