"use client";

import { createSerializer, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { dropHash } from "@/components/common/item-address";

/** What the library's address may name. */
const names = {
  tab: parseAsStringLiteral(["collections", "creations", "discover"]),
  collection: parseAsString.withDefault(""),
  /** Token of a shared collection's link. */
  shared: parseAsString.withDefault(""),
  /** Token of a shared creation's link. */
  creation: parseAsString.withDefault(""),
};
type LibraryTab = NonNullable<ReturnType<typeof names.tab.parse>>;

interface Names {
  tab?: LibraryTab | null;
  collection?: string | null;
  shared?: string | null;
  creation?: string | null;
}

const toAddress = createSerializer(names);

/** The address of the library that names these. */
export const libraryHref = (wanted: Names): string => toAddress("/scripture-library", wanted);

/**
 * What the library's address names, and a way to change it: null takes a name out, and each change
 * is a step that Back undoes. In place of the step before ("replace") it also takes out what is
 * open (the fragment). Needs a Suspense and a NuqsAdapter around it.
 */
export function useLibraryAddress() {
  const [named, setNamed] = useQueryStates(names, { history: "push" });
  const { collection, shared, creation } = named;
  // A link that was shared opens in the tab where such things are.
  const tab = named.tab ?? (creation ? "creations" : "collections");

  function go(wanted: Names, how: "push" | "replace" = "push") {
    const now: Names = named;
    const isThere = (name: keyof Names) => (now[name] ?? "") === (wanted[name] ?? "");
    if (how === "replace") dropHash();
    if ((Object.keys(wanted) as (keyof Names)[]).every(isThere)) return;
    void setNamed(wanted, { history: how });
  }
  return { tab, collection, shared, creation, go } as const;
}
