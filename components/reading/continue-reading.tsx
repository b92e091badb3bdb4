"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";

const ContinueLink = lazy(() =>
  import("./continue-link").then(
    (module) => ({ default: module.ContinueLink }),
    // Without a connection the page does without it.
    () => ({ default: () => null }),
  ),
);

const follow = () => () => {};
const isReserved = () => "place" in document.documentElement.dataset;

/**
 * The way back to the chapter that was open last; nothing for whoever has read nothing yet. Pages
 * with it put POSITION_BOOT_SOURCE into an inline script, which reserves its height until this
 * runs; as pages change, lib/reading-sessions/reading-position sees to that.
 */
export function ContinueReading() {
  return (
    <div className="continue-slot">
      {useSyncExternalStore(follow, isReserved, () => false) && (
        <Suspense fallback={null}>
          <ContinueLink />
        </Suspense>
      )}
    </div>
  );
}
