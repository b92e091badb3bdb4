"use client";

// Which creations are shown: the visitor's words and type, in the address and in the list.
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { isOpenedEntry, markOpenedEntry } from "@/components/common/item-address";
import { type Creation, type CreationFilter, creationsOptions } from "@/lib/creations/client";
import { TEXT_TYPES } from "@/lib/generation/constants";

/** How long the typing rests before the server is asked, in ms. */
const DEBOUNCE_MS = 300;

/** Longest words the server takes. */
export const MAX_SEARCH_LENGTH = 200;

/** A value once it has rested for a while. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** Puts a value into the address in place, no step for Back; an empty one is taken out. */
function keepInAddress(name: string, value: string): void {
  const address = new URL(window.location.href);
  if ((address.searchParams.get(name) ?? "") === value) return;
  if (value === "") address.searchParams.delete(name);
  else address.searchParams.set(name, value);
  const isOpened = isOpenedEntry();
  // With a state of its own Next would take it for its own step and not tell the page.
  window.history.replaceState(null, "", address);
  if (isOpened) markOpenedEntry();
}

/** The filter that the address names, and a way to change it. Needs a Suspense around it. */
export function useCreationFilter(): [CreationFilter, (change: Partial<CreationFilter>) => void] {
  const query = useSearchParams();
  const wantedType = query.get("type");
  const type = TEXT_TYPES.find((candidate) => candidate === wantedType) ?? "";
  const [q, setQ] = useState(() => (query.get("q") ?? "").slice(0, MAX_SEARCH_LENGTH));
  const rested = useRested(q.trim());
  // Not with every letter: browsers refuse an address that changes too often.
  useEffect(() => keepInAddress("q", rested), [rested]);

  function change(wanted: Partial<CreationFilter>) {
    if (wanted.q !== undefined) setQ(wanted.q);
    if (wanted.type !== undefined) keepInAddress("type", wanted.type);
  }
  return [{ q, type }, change];
}

/** Whether title or text hold the words, whatever their case (spec §2), and the type is the wanted one. */
export function matchesFilter({ title, content, type }: Creation, filter: CreationFilter): boolean {
  const words = filter.q.trim().toLowerCase();
  const isType = filter.type === "" || type === filter.type;
  return isType && (title.toLowerCase().includes(words) || content.toLowerCase().includes(words));
}

/**
 * The creations that match. When the visitor's list is here as a whole it is filtered on the spot; only where it has further pages is the server
 * asked, which searches all of them.
 */
export function useFilteredCreations(filter: CreationFilter) {
  const all = useInfiniteQuery(creationsOptions());
  const isFiltered = filter.q.trim() !== "" || filter.type !== "";
  const asksServer = isFiltered && all.hasNextPage;
  const q = useRested(filter.q.trim());
  const found = useInfiniteQuery({
    ...creationsOptions({ q, type: filter.type }),
    enabled: asksServer && (q !== "" || filter.type !== ""),
  });
  const list = asksServer ? found : all;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return { list, isFiltered, items: items.filter((item) => matchesFilter(item, filter)) };
}
