"use client";

import { IntentLink } from "@/components/layout/intent-link";
import { planReadingHref } from "@/lib/reading-plans/links";
import type { StartedReading } from "@/lib/reading-plans/plan-days";

/** Ticks or unticks readings by their places. */
export type OnTick = (readings: readonly number[], done: boolean) => void;

/** Readings of a day: each opens in the reader, and can be ticked. */
export function PlanReadings({
  planId,
  readings,
  onTick,
}: {
  planId: string;
  readings: readonly StartedReading[];
  onTick: OnTick;
}) {
  return (
    <ul className="plan-readings">
      {readings.map((one) => (
        <li key={one.reading} data-done={one.done}>
          <label>
            <input
              type="checkbox"
              aria-label={`${one.reference}, read`}
              checked={one.done}
              onChange={({ target }) => onTick([one.reading], target.checked)}
            />
          </label>
          <IntentLink href={planReadingHref(planId, one)}>{one.reference}</IntentLink>
          <span>{`${one.minutes} min`}</span>
        </li>
      ))}
    </ul>
  );
}
