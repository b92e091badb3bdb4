"use client";

import { useEffect, useSyncExternalStore } from "react";
import { onHashChange } from "@/components/common/item-address";
import { withPart } from "./address";

const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stopFollowing = onHashChange(listener);
  return () => {
    listeners.delete(listener);
    stopFollowing();
  };
}

const read = () => window.location.search + window.location.hash;

/**
 * The query and the fragment of the address, empty in the page as built. Not `useSearchParams`,
 * which would leave the panels' words out of that page.
 */
export function useAddress(): { search: string; hash: string } {
  const text = useSyncExternalStore(subscribe, read, () => "");
  const at = text.indexOf("#");
  return at < 0 ? { search: text, hash: "" } : { search: text.slice(0, at), hash: text.slice(at) };
}

/**
 * Changes one part of the address as a new step of the history; an item's fragment is left behind.
 */
export function changeAddress(name: "tab" | "chronology" | "view", value: string): void {
  const search = withPart(window.location.search, name, value);
  window.history.pushState(null, "", window.location.pathname + search);
  announce();
}

/**
 * Tells the readers of the address that it changed without the browser saying so: by a link of the
 * site itself.
 */
export function useAnnouncedAddress(search: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is the signal
  useEffect(announce, [search]);
}
