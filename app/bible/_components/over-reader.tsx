"use client";

import { lazy } from "react";
import { whenConnected } from "@/lib/site/when-connected";

const OverReaderParts = lazy(() =>
  whenConnected(() => import("./over-reader-parts")).then((module) => ({
    default: module.OverReaderParts,
  })),
);

/** What opens over the page as its address says; fetched beside the page's life. */
export function OverReader() {
  return <OverReaderParts />;
}
