"use client";

import { Suspense } from "react";
import { lazyWithData } from "@/components/common/lazy-with-data";
import { useHydrated } from "@/components/common/use-hydrated";
import type { MarksPlace } from "./verse-own-marks";

const VerseOwnMarks = lazyWithData(() =>
  import("./verse-own-marks").then((module) => module.VerseOwnMarks),
);

/** The line of the visitor's own highlight and note; its place is kept, so nothing moves. */
export function VerseOwn(place: MarksPlace) {
  const isHydrated = useHydrated();
  return (
    <p className="verse-own no-print">
      {isHydrated && (
        <Suspense fallback={null}>
          <VerseOwnMarks {...place} />
        </Suspense>
      )}
    </p>
  );
}
