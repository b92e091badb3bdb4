"use client";

import type { MouseEvent } from "react";
import { LevelBadge } from "@/components/common/level-badge";
import type { Collection } from "@/lib/collections/client";
import { formatVerseCount } from "@/lib/collections/rules";
import { libraryHref } from "./use-library-address";

/**
 * A collection to choose. A real link, so that it can be opened in another tab; chosen here it
 * opens below.
 */
export function CollectionCard({
  collection: { id, title, description, isPublic, verseCount },
  isSelected,
  onSelect,
  onIntent,
}: {
  collection: Collection;
  isSelected: boolean;
  onSelect: (id: string) => void;
  /** The pointer or the focus has come to it. */
  onIntent: () => void;
}) {
  function select(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(id);
  }
  return (
    <li data-selected={isSelected} className="collection-card">
      <h3>
        <a
          href={libraryHref({ collection: id })}
          aria-current={isSelected ? "true" : undefined}
          onClick={select}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          {title}
        </a>
      </h3>
      {description && <p className="collection-description">{description}</p>}
      <p className="collection-facts">
        {formatVerseCount(verseCount)}
        {isPublic && <LevelBadge color="green">Public</LevelBadge>}
      </p>
    </li>
  );
}
