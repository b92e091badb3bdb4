"use client";

import { createPortal } from "react-dom";
import { countOf } from "@/lib/count-words";
import { formatDay, formatMonth, formatShortDay } from "@/lib/day-words";
import type { StartedPlanDetail } from "@/lib/reading-plans/client";
import { groupByMonth, planDayCount, planDayWords } from "@/lib/reading-plans/plan-days";
import { usePrinting } from "./plan-printing";

/**
 * The whole plan on paper, with boxes to tick: made only while it is printed, and the only thing of
 * the page that is (open-plan.css).
 */
export function PlanPrint({ plan }: { plan: StartedPlanDetail }) {
  if (!usePrinting()) return null;
  return createPortal(
    <article className="plan-print">
      <h1>{plan.title}</h1>
      <p>{`${countOf(planDayCount(plan.days), "day")}, from ${formatDay(plan.start)} to ${formatDay(plan.endsOn)}`}</p>
      {groupByMonth(plan.days).map(({ month, days }) => (
        <section key={month}>
          <h2>{formatMonth(`${month}-01`)}</h2>
          <ul>
            {days.map((day) => (
              <li key={day.date}>
                <b>{formatShortDay(day.date)}</b> <small>{planDayWords(day)}</small>
                {day.title && <em>{day.title}</em>}
                {day.readings.map((one) => (
                  <span key={one.reading} data-done={one.done}>
                    {one.reference}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>,
    document.body,
  );
}
