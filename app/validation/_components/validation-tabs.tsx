"use client";

import { parseAsStringLiteral, useQueryState } from "nuqs";
import { lazy, type ReactNode, Suspense } from "react";
import { useHash } from "@/components/common/item-address";
import { PanelTabs } from "@/components/common/panel-tabs";
import { whenConnected } from "@/lib/site/when-connected";
import { Loading } from "./loading";
import { OverviewTab } from "./overview-tab";
import { ReadingTab } from "./reading-tab";

const CrossReferencesTab = lazy(() =>
  whenConnected(() => import("./cross-references-tab")).then((module) => ({
    default: module.CrossReferencesTab,
  })),
);
const FindingsTab = lazy(() =>
  whenConnected(() => import("./findings-tab")).then((module) => ({
    default: module.FindingsTab,
  })),
);
const AnalysisTab = lazy(() =>
  whenConnected(() => import("./analysis-tab")).then((module) => ({
    default: module.AnalysisTab,
  })),
);

const TABS = [
  { value: "overview", label: "Overview" },
  { value: "cross-references", label: "Cross References" },
  { value: "findings", label: "Findings" },
  { value: "analysis", label: "Analysis" },
] as const;
const VALUES = TABS.map(({ value }) => value);
/** The fragment that names a cross reference, also where the address leaves out its tab. */
const CROSS_REFERENCE = /^cr-/;

/**
 * The four tabs; the one shown is part of the address. `process` is the server-rendered process of
 * the overview.
 */
export function ValidationTabs({ process }: { process: ReactNode }) {
  const [named, setTab] = useQueryState(
    "tab",
    parseAsStringLiteral(VALUES).withOptions({ history: "push" }),
  );
  const namesReference = CROSS_REFERENCE.test(useHash());
  const fallback = namesReference ? "cross-references" : TABS[0].value;
  const tab = named ?? fallback;
  return (
    <PanelTabs
      label="Validation"
      tabs={TABS}
      value={tab}
      onValueChange={(value) =>
        void setTab(VALUES.find((name) => name === value && name !== TABS[0].value) ?? null)
      }
      panels={[
        <OverviewTab key="overview">{process}</OverviewTab>,
        tab === "cross-references" && (
          <Suspense
            key="cross-references"
            fallback={<Loading>Loading cross references...</Loading>}
          >
            <ReadingTab>
              <CrossReferencesTab />
            </ReadingTab>
          </Suspense>
        ),
        tab === "findings" && (
          <Suspense key="findings" fallback={<Loading>Loading validation findings...</Loading>}>
            <ReadingTab>
              <FindingsTab />
            </ReadingTab>
          </Suspense>
        ),
        tab === "analysis" && (
          <Suspense key="analysis">
            <ReadingTab>
              <AnalysisTab />
            </ReadingTab>
          </Suspense>
        ),
      ]}
    />
  );
}

/** The same before the address is known: the row of tabs and the overview's words. */
export function ValidationTabsFrame({ process }: { process: ReactNode }) {
  return (
    <PanelTabs
      label="Validation"
      tabs={TABS}
      panels={[<OverviewTab key="overview">{process}</OverviewTab>, null, null, null]}
    />
  );
}
