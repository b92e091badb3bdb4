"use client";

import { lazy, Suspense } from "react";
import { whenConnected } from "@/lib/site/when-connected";

const ScriptureList = lazy(() =>
  whenConnected(() => import("./scripture-list")).then((module) => ({
    default: module.ScriptureList,
  })),
);

/**
 * The well-loved verses at the foot of the page: prerendered, their script after the page's own.
 */
export function ScriptureListSlot() {
  return (
    <Suspense fallback={null}>
      <ScriptureList />
    </Suspense>
  );
}
