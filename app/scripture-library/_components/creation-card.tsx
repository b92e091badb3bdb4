"use client";

import type { MouseEvent, ReactNode } from "react";
import { openHash } from "@/components/common/item-address";
import { LevelBadge } from "@/components/common/level-badge";
import type { PublicCreation } from "@/lib/creations/client";
import { CreationBadges, CreationFacts, NOT_CHECKED } from "./creation-badges";

/** A creation in a list: it opens at its own address, `#name`. */
export function CreationCard({
  creation,
  name,
  owner,
  onIntent,
  children,
}: {
  creation: PublicCreation;
  name: string;
  owner: "yours" | "visitor";
  /** The pointer or the focus has come to it. */
  onIntent: () => void;
  /** Further marks. */
  children?: ReactNode;
}) {
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openHash(name);
  }
  return (
    <article className="creation-card" onPointerEnter={onIntent}>
      <CreationBadges creation={creation} owner={owner}>
        {owner === "visitor" && !creation.isGenerated && (
          <LevelBadge color="yellow">{NOT_CHECKED}</LevelBadge>
        )}
        {children}
      </CreationBadges>
      <h3 className="mt-3 line-clamp-2 font-serif text-lg leading-snug font-semibold wrap-anywhere">
        <a
          href={`#${encodeURIComponent(name)}`}
          aria-haspopup="dialog"
          onClick={open}
          onFocus={onIntent}
          className="after:absolute after:inset-0 after:rounded-lg"
        >
          {creation.title}
        </a>
      </h3>
      <p className="mt-2 mb-4 line-clamp-4 text-[0.9375rem] whitespace-pre-line text-muted-foreground wrap-anywhere">
        {creation.content.replace(/\n{2,}/g, "\n")}
      </p>
      <div className="mt-auto">
        <CreationFacts creation={creation} />
      </div>
    </article>
  );
}
