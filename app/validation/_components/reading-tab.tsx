"use client";

import { lazy } from "react";
import { whenConnected } from "@/lib/site/when-connected";

const load = () => import("@/components/common/server-data");

/**
 * Lets a tab inside read our API. It comes after the page's own words, which need none of it. Wants
 * a Suspense around it.
 */
export const ReadingTab = lazy(() =>
  whenConnected(load).then((module) => ({ default: module.ServerData })),
);
if (typeof window !== "undefined") void load();
