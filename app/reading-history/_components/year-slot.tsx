"use client";

import { lazy, Suspense } from "react";
import { useSearchParam } from "@/components/common/use-search-param";
import { whenConnected } from "@/lib/site/when-connected";

const YearOfReading = lazy(() =>
  whenConnected(() => import("./year-of-reading")).then((module) => ({
    default: module.YearOfReading,
  })),
);

/** Room for the map while it is on its way. */
export function YearRoom() {
  return <div className="year" aria-hidden="true" />;
}

/** The map of the year that the address names (`?year=2025`); fetched apart, because it stands below the figures. Needs a Suspense around it. */
export function YearSlot() {
  const [year, setYear] = useSearchParam("year");
  return (
    <Suspense fallback={<YearRoom />}>
      <YearOfReading asked={year} onYear={setYear} />
    </Suspense>
  );
}
