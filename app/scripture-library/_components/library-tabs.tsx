"use client";

import { NuqsAdapter } from "nuqs/adapters/next/app";
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { PanelTabs } from "@/components/common/panel-tabs";
import { whenConnected } from "@/lib/site/when-connected";
import { LIBRARY_TABS, LibrarySkeletons, loadCollections } from "./library-frame";
import { useLibraryAddress } from "./use-library-address";

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

/** The three tabs; the one shown is part of the address. */
export function LibraryTabs() {
  const { tab, shared, creation, go } = useLibraryAddress();
  // Once seen it stays, with what is open and selected in it.
  const hasSeenCollections = useRef(false);
  hasSeenCollections.current ||= tab === "collections" && shared === "";

  return (
    <PanelTabs
      label="Scripture Library"
      tabs={LIBRARY_TABS}
      value={tab}
      onValueChange={(wanted) => {
        const chosen = LIBRARY_TABS.find(({ value }) => value === wanted)?.value ?? "collections";
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

/** The same for a page, with what holds its address. */
export function AddressedTabs() {
  return (
    <NuqsAdapter>
      <LibraryTabs />
    </NuqsAdapter>
  );
}
