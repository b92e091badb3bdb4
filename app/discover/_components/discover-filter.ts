"use client";

import { debounce, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { CATEGORY_VALUES, type Category } from "@/components/media/categories";

/**
 * Typing settles before the address changes; browsers refuse an address that changes with every
 * letter.
 */
const SETTLED_MS = 250;

/**
 * The filter of the address and how to change it, in place: neither adds to the history. Needs a
 * Suspense around it.
 */
export function useDiscoverFilter() {
  const [filter, setFilter] = useQueryStates({
    search: parseAsString.withDefault(""),
    category: parseAsStringLiteral(CATEGORY_VALUES).withDefault("all"),
  });
  return {
    filter,
    setSearch: (search: string) =>
      void setFilter(
        { search: search === "" ? null : search },
        { limitUrlUpdates: debounce(SETTLED_MS) },
      ),
    setCategory: (category: Category) => void setFilter({ category }),
  };
}
