/** Values of the category filter and what they are called (spec §4). */
export const CATEGORIES = [
  { value: "all", label: "All" },
  { value: "archaeological", label: "Archaeological" },
  { value: "prophecy", label: "Prophecy" },
  { value: "discovery", label: "Ron Wyatt" },
  { value: "biblical", label: "Biblical" },
] as const;
export type Category = (typeof CATEGORIES)[number]["value"];
export const CATEGORY_VALUES = CATEGORIES.map(({ value }) => value);

/** A category as visitors read it; one we do not know stays as it was written. */
export function categoryLabel(category: string): string {
  return CATEGORIES.find(({ value }) => value === category.toLowerCase())?.label ?? category;
}
