"use client";

import { useSearchParams } from "next/navigation";

const TABS = ["collections", "creations", "discover"] as const;
export type LibraryTab = (typeof TABS)[number];

/** What the library's address may name; null takes a name out. */
interface Names {
  tab?: LibraryTab | null;
  collection?: string | null;
  /** Token of a shared collection's link. */
  shared?: string | null;
  /** Token of a shared creation's link. */
  creation?: string | null;
}

/** The library's address with these names changed; what opens in place (the fragment) does not go along. */
export function libraryHref(names: Names, search = ""): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(names)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const text = query.toString();
  return `/scripture-library${text === "" ? "" : `?${text}`}`;
}

/** What the library's address names, and a way to change it, each change a step that Back undoes. Needs a Suspense around it. */
export function useLibraryAddress() {
  const query = useSearchParams();
  const shared = query.get("shared") ?? "";
  const creation = query.get("creation") ?? "";
  const named = TABS.find((tab) => tab === query.get("tab"));
  // A link that was shared opens in the tab where such things are kept.
  const tab = named ?? (creation ? "creations" : "collections");

  function go(names: Names, how: "push" | "replace" = "push") {
    const { pathname, search, hash } = window.location;
    const href = libraryHref(names, search);
    if (href === pathname + search + hash) return;
    if (how === "push") window.history.pushState(null, "", href);
    else window.history.replaceState(null, "", href);
  }
  return { tab, collection: query.get("collection") ?? "", shared, creation, go } as const;
}
