"use client";

import { lazy, Suspense } from "react";
import { whenConnected } from "@/lib/site/when-connected";
import { LibraryTabsFrame, loadCollections } from "./library-frame";

const loadTabs = () =>
  import("./library-tabs").then((module) => ({ default: module.AddressedTabs }));
// Most visits begin with the collections, so both come beside the page's own script.
if (typeof window !== "undefined") {
  loadTabs().catch(() => {});
  loadCollections().catch(() => {});
}
const LibraryTabs = lazy(() => whenConnected(loadTabs));

/** The tabs of the library. What reads the address comes beside the page's own script. */
export function Library() {
  return (
    <Suspense fallback={<LibraryTabsFrame />}>
      <LibraryTabs />
    </Suspense>
  );
}
