"use client";

import { parseAsString, useQueryState } from "nuqs";
import { lazy, Suspense } from "react";
import { whenConnected } from "@/lib/site/when-connected";

const YearOfReading = lazy(() =>
  whenConnected(() => import("./year-of-reading")).then((module) => ({
    default: module.YearOfReading,
  })),
);

const address = parseAsString.withDefault("").withOptions({ history: "push" });

/** Room for the map while it is on its way. */
export function YearRoom() {
  return <div className="year" aria-hidden="true" />;
}

/** The map of the year that the address names (`?year=2025`); fetched apart, because it stands below the figures. Needs a Suspense around it. */
export function YearSlot() {
  const [year, setYear] = useQueryState("year", address);
  return (
    <Suspense fallback={<YearRoom />}>
      <YearOfReading asked={year} onYear={(wanted) => void setYear(wanted)} />
    </Suspense>
  );
}
