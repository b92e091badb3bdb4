"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { lazy, Suspense } from "react";
import { whenConnected } from "@/lib/site/when-connected";

const AnnotationsOverview = lazy(() =>
  whenConnected(() => import("./annotations-overview")).then((module) => ({
    default: module.AnnotationsOverview,
  })),
);

/**
 * The overview of highlights, notes and saved verses, while the address names one of its lists
 * (`?marks=notes`).
 */
export function AnnotationsHost() {
  const [{ marks }] = useQueryStates({ marks: parseAsString });
  return (
    marks !== null && (
      <Suspense fallback={null}>
        <AnnotationsOverview />
      </Suspense>
    )
  );
}
