"use client";

import { lazy, Suspense } from "react";
import { whenConnected } from "@/lib/site/when-connected";

const YearOfReading = lazy(() =>
  whenConnected(() => import("./year-of-reading")).then((module) => ({
    default: module.YearOfReading,
  })),
);

/**
 * The map of a year, with room for it while it is on its way: it stands below the figures, so it is
 * fetched apart.
 */
export function YearSlot() {
  return (
    <Suspense fallback={<div className="year" aria-hidden="true" />}>
      <YearOfReading />
    </Suspense>
  );
}
