"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { Suspense } from "react";
import { lazyWithData } from "@/components/common/lazy-with-data";

const AnnotationsOverview = lazyWithData(() =>
  import("./annotations-overview").then((module) => module.AnnotationsOverview),
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
