"use client";

// Which creations are shown: the visitor's words and type, in the address and in the list.
import { useInfiniteQuery } from "@tanstack/react-query";
import { createParser, debounce, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useEffect, useState } from "react";
import { type Creation, type CreationFilter, creationsOptions } from "@/lib/creations/client";
import { MAX_SEARCH } from "@/lib/creations/constants";
import { TEXT_TYPES } from "@/lib/generation/constants";

/** How long the typing rests before the address changes and the server is asked, in ms. */
const DEBOUNCE_MS = 300;

const filters = {
  q: createParser({
    parse: (words) => words.slice(0, MAX_SEARCH),
    serialize: (words: string) => words,
  }).withDefault(""),
  type: parseAsStringLiteral(["", ...TEXT_TYPES]).withDefault(""),
};

/** A value once it has rested for a while. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/**
 * The filter that the address names, and a way to change it in place, no step for Back. Needs a
 * Suspense and a NuqsAdapter around it.
 */
export function useCreationFilter(): [CreationFilter, (change: Partial<CreationFilter>) => void] {
  const [filter, setFilter] = useQueryStates(filters);

  function change(wanted: Partial<CreationFilter>) {
    // Not with every letter: browsers refuse an address that changes too often.
    const isTyped = wanted.type === undefined;
    void setFilter(wanted, isTyped ? { limitUrlUpdates: debounce(DEBOUNCE_MS) } : {});
  }
  return [filter, change];
}

/**
 * Whether title or text hold the words, whatever their case (spec §2), and the type is the wanted
 * one.
 */
function matchesFilter({ title, content, type }: Creation, filter: CreationFilter): boolean {
  const words = filter.q.trim().toLowerCase();
  const isType = filter.type === "" || type === filter.type;
  return isType && (title.toLowerCase().includes(words) || content.toLowerCase().includes(words));
}

/**
 * The creations that match. When the visitor's list is here as a whole it is filtered on the spot;
 * only where it has further pages is the server asked, which searches all of them.
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
