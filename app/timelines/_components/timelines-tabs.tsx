"use client";

import { type ReactNode, Suspense, useEffect } from "react";
import { PanelTabs } from "@/components/common/panel-tabs";
import { parseAddress, TABS, type TabAnchors } from "./address";
import { AddressFollower } from "./address-follower";
import { changeAddress, useAddress } from "./use-address";

/** The four tabs, each with its address; an item's address opens the tab that holds it. */
export function TimelinesTabs({
  panels,
  anchors,
}: {
  panels: readonly ReactNode[];
  anchors: TabAnchors;
}) {
  const address = useAddress();
  const { tab } = parseAddress(address, anchors);

  useEffect(() => {
    // What the inline script decided before the first paint; from here on the state above decides.
    if (document.documentElement.dataset.timelinesTab === tab)
      delete document.documentElement.dataset.timelinesTab;
  }, [tab]);

  function choose(value: string) {
    // An item's address has chosen its tab already, and must stay.
    if (parseAddress(window.location, anchors).tab !== value) changeAddress("tab", value);
  }

  return (
    <div className="tl-tabs">
      <Suspense fallback={null}>
        <AddressFollower />
      </Suspense>
      <PanelTabs label="Timelines" tabs={TABS} panels={panels} value={tab} onValueChange={choose} />
    </div>
  );
}
