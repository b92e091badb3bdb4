"use client";

import { lazy, type ReactNode, Suspense } from "react";
import { whenConnected } from "@/lib/site/when-connected";
import { CountCards } from "./count-cards";
import { ReadingTab } from "./reading-tab";

const load = () => import("./overview-counts");
const OverviewCounts = lazy(() =>
  whenConnected(load).then((module) => ({ default: module.OverviewCounts })),
);
// The first tab's figures are wanted at once; their script is asked for before React gets to it.
if (typeof window !== "undefined") void load();

/**
 * How many findings stand under cross references of each type, and the process they went through.
 */
export function OverviewTab({ children }: { children: ReactNode }) {
  return (
    <>
      <Suspense fallback={<CountCards counts={null} />}>
        <ReadingTab>
          <OverviewCounts />
        </ReadingTab>
      </Suspense>
      <h2 className="section-title mt-8">How the evidence is weighed</h2>
      {children}
    </>
  );
}
