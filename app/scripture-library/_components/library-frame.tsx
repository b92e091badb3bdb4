"use client";

import { CardSkeletons } from "@/components/common/card-skeletons";
import { PanelTabs } from "@/components/common/panel-tabs";

/** The tabs of the library, in their order. */
export const LIBRARY_TABS = [
  { value: "collections", label: "Collections" },
  { value: "creations", label: "AI Creations" },
  { value: "discover", label: "Discover" },
] as const;

export function LibrarySkeletons() {
  return (
    <CardSkeletons
      count={3}
      label="Loading"
      className="min-h-[36rem] grid content-start gap-4 pt-14 sm:grid-cols-2 lg:grid-cols-3"
    />
  );
}

/** The row of tabs before the address is known, and room for what it names. */
export function LibraryTabsFrame() {
  return (
    <PanelTabs
      label="Scripture Library"
      tabs={LIBRARY_TABS}
      panels={[<LibrarySkeletons key="collections" />, null, null]}
    />
  );
}

/** Fetches the first tab. */
export const loadCollections = () => import("./collections-tab");
