"use client";

import { useSyncExternalStore } from "react";
import type { DiscoveryWords } from "./discovery-words";
import type { DiscoverFilter } from "./matches-filter";

// Which of the page's discoveries the filter leaves, held here so that the count, the map and the
// filter share it.

let visible: readonly string[] | null = null;
const listeners = new Set<() => void>();

/**
 * Chips that choose among the discoveries; the others concern articles and videos and leave all of
 * them.
 */
const KIND_OF_CATEGORY: Partial<Record<DiscoverFilter["category"], string>> = {
  discovery: "ron-wyatt",
  archaeological: "mainstream",
};

/**
 * Hides the cards and sites that the filter leaves out: by kind, and by the text in all words of a
 * discovery, those that stand in the page and the `words` that do not. Says which are left.
 */
export function filterDiscoveries(
  { search, category }: DiscoverFilter,
  words: DiscoveryWords,
): void {
  const wanted = search.trim().toLowerCase();
  const kind = KIND_OF_CATEGORY[category];
  const left: string[] = [];
  for (const entry of document.querySelectorAll<HTMLElement>("[data-discovery]")) {
    const slug = entry.dataset.discovery ?? "";
    const isKind = kind === undefined || entry.dataset.kind === kind;
    const holds = (text: string | null | undefined) => text?.toLowerCase().includes(wanted);
    const isLeft = isKind && (holds(entry.textContent) || holds(words[slug])) === true;
    if (isLeft) left.push(slug);
    for (const shown of [entry.querySelector("article"), findSite(slug)]) {
      shown?.toggleAttribute("hidden", !isLeft);
    }
  }
  visible = left;
  for (const listener of listeners) listener();
}

function findSite(slug: string): Element | null {
  return document.querySelector(`[data-site="${CSS.escape(slug)}"]`);
}

/** Shows all again: for the moment the filter leaves the page. */
export function forgetFilter(): void {
  visible = null;
}

/** The slugs the filter leaves, in order; null until the address is read. */
export function useVisibleDiscoveries(): readonly string[] | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => visible,
    () => null,
  );
}
