"use client";

import { lazy, type ReactNode, Suspense, useRef } from "react";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { Tabs } from "@/components/common/tabs";
import { whenConnected } from "@/lib/site/when-connected";
import { useLibraryAddress } from "./use-library-address";

const loadCollections = () => import("./collections-tab");
// Most visits begin here, so it comes beside the page's own script.
if (typeof window !== "undefined") loadCollections().catch(() => {});
const CollectionsTab = lazy(() =>
  whenConnected(loadCollections).then((module) => ({ default: module.CollectionsTab })),
);
const CreationsTab = lazy(() =>
  whenConnected(() => import("./creations-tab")).then((module) => ({
    default: module.CreationsTab,
  })),
);
const DiscoverTab = lazy(() =>
  whenConnected(() => import("./discover-tab")).then((module) => ({ default: module.DiscoverTab })),
);
const SharedCreation = lazy(() =>
  whenConnected(() => import("./shared-creation")).then((module) => ({
    default: module.SharedCreation,
  })),
);
const SharedCollection = lazy(() =>
  whenConnected(() => import("./shared-collection")).then((module) => ({
    default: module.SharedCollection,
  })),
);

const TABS = [
  { value: "collections", label: "Collections" },
  { value: "creations", label: "AI Creations" },
  { value: "discover", label: "Discover" },
] as const;

/** The three tabs; the one shown is part of the address. */
export function LibraryTabs() {
  const { tab, shared, creation, go } = useLibraryAddress();
  // Once seen it stays, with what is open and selected in it.
  const hasSeenCollections = useRef(false);
  hasSeenCollections.current ||= tab === "collections" && shared === "";

  return (
    <Tabs
      label="Scripture Library"
      tabs={TABS}
      value={tab}
      onValueChange={(wanted) => {
        const chosen = TABS.find(({ value }) => value === wanted)?.value ?? "collections";
        go({ tab: chosen === "collections" ? null : chosen, shared: null, creation: null });
      }}
      panels={[
        <Waiting key="collections">
          {shared !== "" && tab === "collections" && <SharedCollection token={shared} />}
          {hasSeenCollections.current && (
            <div hidden={shared !== ""}>
              <CollectionsTab />
            </div>
          )}
        </Waiting>,
        tab === "creations" && (
          <Waiting key="creations">
            {creation === "" ? <CreationsTab /> : <SharedCreation token={creation} />}
          </Waiting>
        ),
        tab === "discover" && (
          <Waiting key="discover">
            <DiscoverTab />
          </Waiting>
        ),
      ]}
    />
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return <Suspense fallback={<LibrarySkeletons />}>{children}</Suspense>;
}

function LibrarySkeletons() {
  return (
    <CardSkeletons
      count={3}
      label="Loading"
      className="min-h-[36rem] grid content-start gap-4 pt-14 sm:grid-cols-2 lg:grid-cols-3"
    />
  );
}

/** The same before the address is known: the row of tabs, and room for what it names. */
export function LibraryTabsFrame() {
  return (
    <Tabs
      label="Scripture Library"
      tabs={TABS}
      panels={[<LibrarySkeletons key="collections" />, null, null]}
    />
  );
}
