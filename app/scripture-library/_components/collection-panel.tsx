"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { EmptyState } from "@/components/common/empty-state";
import { ErrorState } from "@/components/common/error-state";
import { openHash } from "@/components/common/item-address";
import { LevelBadge } from "@/components/common/level-badge";
import { ShowMore } from "@/components/common/show-more";
import { Button } from "@/components/ui/button";
import { type Collection, collectionOptions, collectionsOptions } from "@/lib/collections/client";
import { formatVerseCount } from "@/lib/collections/rules";
import { collectionVersesOptions } from "@/lib/collections/verse-client";
import { refusal } from "@/lib/http/request";
import { CollectionActions } from "./collection-actions";
import { CollectionDialogs } from "./collection-dialogs";
import { DIALOGS, warmUpAddVerse } from "./dialog-names";
import { SelectionBar } from "./selection-bar";
import { useSelection } from "./use-selection";
import { VerseList } from "./verse-list";

/** A collection as the list has it, or read by itself where the list has not come to it. */
function useCollection(id: string) {
  const listed = useInfiniteQuery(collectionsOptions());
  const found = listed.data?.pages
    .flatMap(({ items }) => items)
    .find((collection) => collection.id === id);
  const single = useQuery({
    ...collectionOptions(id),
    enabled: found === undefined && !listed.isPending,
  });
  return { collection: found ?? single.data, error: found ? null : single.error, single };
}

/** The open collection: its verses with what can be done to them and to it. */
export function CollectionPanel({
  collectionId,
  takesFocus,
  onClose,
}: {
  collectionId: string;
  /**
   * The visitor has just chosen it here, so keyboards and screen readers go on from its heading.
   */
  takesFocus: boolean;
  onClose: (how?: "push" | "replace") => void;
}) {
  const { collection, error, single } = useCollection(collectionId);
  const heading = useRef<HTMLHeadingElement>(null);
  const isThere = collection !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the heading is there
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [isThere]);

  if (!collection && error) {
    const isMissing = refusal(error)?.status === 404;
    return (
      <div className="mt-8">
        {isMissing ? (
          <EmptyState title="This collection isn’t here">
            It was deleted, or it’s in another browser.
          </EmptyState>
        ) : (
          <ErrorState
            title="The collection couldn’t be loaded."
            error={error}
            onRetry={() => void single.refetch()}
          />
        )}
      </div>
    );
  }
  return (
    <section aria-labelledby="collection-title" className="collection-panel">
      <div className="collection-head">
        <div className="min-w-0">
          {collection ? (
            <h2 id="collection-title" ref={heading} tabIndex={-1}>
              {`${collection.title} - Verses`}
            </h2>
          ) : (
            <h2 id="collection-title">
              <span className="sr-only">Loading the collection</span>
            </h2>
          )}
          {collection?.description && (
            <p className="mt-1 whitespace-pre-line text-muted-foreground">
              {collection.description}
            </p>
          )}
          {collection && (
            <p className="collection-facts mt-1.5">
              {formatVerseCount(collection.verseCount)}
              {collection.isPublic && <LevelBadge color="green">Public</LevelBadge>}
            </p>
          )}
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Close collection"
          className="no-print -mt-1 -mr-2"
          onClick={() => onClose()}
        >
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <CollectionBody
        collectionId={collectionId}
        collection={collection}
        onDeleted={() => onClose("replace")}
      />
    </section>
  );
}

function CollectionBody({
  collectionId,
  collection,
  onDeleted,
}: {
  collectionId: string;
  collection: Collection | undefined;
  onDeleted: () => void;
}) {
  const read = useInfiniteQuery(collectionVersesOptions(collectionId));
  const verses = read.data?.pages.flatMap(({ items }) => items) ?? [];
  const selection = useSelection(verses);
  const count = collection?.verseCount ?? verses.length;

  return (
    <>
      <div className="collection-toolbar no-print">
        <Button
          aria-haspopup="dialog"
          onPointerEnter={warmUpAddVerse}
          onFocus={warmUpAddVerse}
          onClick={() => openHash(DIALOGS.addVerse)}
        >
          <Plus aria-hidden="true" />
          Add Bible Verse
        </Button>
        <CollectionActions />
      </div>
      {read.isPending && <CardSkeletons count={3} label="Loading verses" />}
      {read.isError && verses.length === 0 && (
        <ErrorState
          title="Failed to fetch verses"
          error={read.error}
          onRetry={() => void read.refetch()}
        >
          What you saved is kept.
        </ErrorState>
      )}
      {read.isSuccess && verses.length === 0 && (
        <EmptyState title="No verses in this collection yet">
          Add your first Bible verse to get started
        </EmptyState>
      )}
      {verses.length > 0 && (
        <>
          <SelectionBar selection={selection} shown={verses.length} count={count} />
          <VerseList
            collectionId={collectionId}
            verses={verses}
            hasMore={read.hasNextPage}
            selected={selection.ids}
            onToggle={selection.toggle}
          />
          <ShowMore read={read} label="Show more verses" className="mt-5" />
        </>
      )}
      <CollectionDialogs
        collection={collection}
        chosen={selection.verses}
        onGenerated={selection.clear}
        onDeleted={onDeleted}
      />
    </>
  );
}
