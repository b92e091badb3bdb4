import type { Category } from "@/components/media/categories";

/** What the visitor looks for. Both are part of the address. */
export interface DiscoverFilter {
  search: string;
  category: Category;
}

/**
 * Whether an article or video belongs to what is looked for: its category, and the text
 * case-insensitively in any of the words it is matched against.
 */
export function matchesFilter(
  item: { category: string },
  words: readonly string[],
  { search, category }: DiscoverFilter,
): boolean {
  if (category !== "all" && item.category.toLowerCase() !== category) return false;
  const wanted = search.trim().toLowerCase();
  return wanted === "" || words.some((text) => text.toLowerCase().includes(wanted));
}
