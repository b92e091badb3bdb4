"use client";

import { lazy, Suspense, useLayoutEffect, useSyncExternalStore } from "react";
import { toLocalDay } from "@/lib/dates";
import { mayHaveWorkspace } from "@/lib/http/has-workspace";
import { mayHaveReadings, reserveReadings } from "@/lib/reading-plans/noted-readings";
import { whenConnected } from "@/lib/site/when-connected";

const ReadingsList = lazy(() =>
  whenConnected(() => import("./readings-list")).then((module) => ({
    default: module.ReadingsList,
  })),
);

const follow = () => () => {};
const isWanted = () => mayHaveReadings(mayHaveWorkspace());

/**
 * The room of today's readings, and the list for whoever has a running plan, or may have one that
 * this browser does not know of yet.
 */
export function TodayReadings() {
  useLayoutEffect(() => reserveReadings(toLocalDay(new Date())), []);
  return (
    <div className="today-readings">
      {useSyncExternalStore(follow, isWanted, () => false) && (
        <Suspense fallback={null}>
          <ReadingsList />
        </Suspense>
      )}
    </div>
  );
}
