"use client";

import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { DEFAULT_TRANSLATION, TRANSLATION_CODES } from "@/lib/bible/constants";

const names = {
  translation: parseAsStringLiteral(TRANSLATION_CODES).withDefault(DEFAULT_TRANSLATION),
  book: parseAsString.withDefault(""),
  rendering: parseAsString.withDefault(""),
  form: parseAsString.withDefault(""),
  page: parseAsInteger.withDefault(1),
};
type Names = keyof typeof names;

/**
 * Which places of a word the address names, and a way to change it; each change is a step for Back.
 * Needs a Suspense and a NuqsAdapter around it.
 */
export function usePlacesAddress() {
  const [{ page, ...filter }, setNamed] = useQueryStates(names, { history: "push" });

  /** Another filter begins at its first page. */
  function change(wanted: Partial<Record<Exclude<Names, "page">, string>>) {
    const { translation, ...others } = wanted;
    // Renderings are a translation's own.
    const own = translation === undefined ? {} : { rendering: null };
    void setNamed({
      ...own,
      ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, value || null])),
      ...(translation === undefined ? {} : { translation: names.translation.parse(translation) }),
      page: null,
    });
  }
  return {
    filter,
    page: Math.max(1, page),
    change,
    turn: (to: number) => void setNamed({ page: to === 1 ? null : to }),
    clear: () => void setNamed({ book: null, rendering: null, form: null, page: null }),
  };
}
