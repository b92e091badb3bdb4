"use client";

import { IntentLink } from "@/components/layout/intent-link";
import { Checkbox } from "@/components/ui/checkbox";
import { planReadingHref } from "@/lib/reading-plans/links";
import type { StartedReading } from "@/lib/reading-plans/plan-days";
import "./plan-readings.css";

/** Ticks or unticks readings by their places. */
export type OnTick = (readings: readonly number[], done: boolean) => void;

/** Readings of a day: each opens in the reader, and can be ticked. */
export function PlanReadings({
  planId,
  readings,
  onTick,
  isLarge = false,
}: {
  planId: string;
  readings: readonly StartedReading[];
  onTick: OnTick;
  isLarge?: boolean;
}) {
  return (
    <ul className="plan-readings">
      {readings.map((one) => (
        <li key={one.reading} data-done={one.done}>
          <label>
            <Checkbox
              aria-label={`${one.reference}, read`}
              checked={one.done}
              onCheckedChange={(isDone) => onTick([one.reading], isDone)}
              className={isLarge ? "size-6" : "size-5"}
            />
          </label>
          <IntentLink href={planReadingHref(planId, one)}>{one.reference}</IntentLink>
          <span>{`${one.minutes} min`}</span>
        </li>
      ))}
    </ul>
  );
}
