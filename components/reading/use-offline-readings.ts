import { useEffect } from "react";
import type { StartedPlan } from "@/lib/reading-plans/client";
import { dueReading } from "./due-reading";

/** Has what the plans ask for next stored for reading without a connection, once it is known. */
export function useOfflineReadings(plans: readonly StartedPlan[], today: string | null): void {
  const due = plans.flatMap((plan) => (today && dueReading(plan, today)?.readings) || []);
  const references = due.map(({ reference }) => reference).join("|");
  useEffect(() => {
    if (references === "") return;
    void import("@/lib/offline/today-readings").then(
      ({ storeTodaysReadings }) => storeTodaysReadings(references.split("|")),
      // Without a connection there is nothing to fetch either.
      () => undefined,
    );
  }, [references]);
}
