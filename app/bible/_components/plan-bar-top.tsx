"use client";

import { Check, Circle } from "lucide-react";
import { IntentLink } from "@/components/layout/intent-link";
import { formatShortDay } from "@/lib/day-words";
import { planHref } from "@/lib/reading-plans/links";
import { nextInDay, planDayCount, planDayWords } from "@/lib/reading-plans/plan-days";
import { MarkButton, type PlanBarProps, PlanReadingLink } from "./plan-bar-parts";

/** Above the chapter: the plan, its day and the day's readings, with how each of them stands. */
export function PlanBarTop({
  plan,
  isConfirmed,
  day,
  current,
  onOpen,
  onTick,
  planLink,
}: PlanBarProps) {
  const next = nextInDay(day, current.reading);
  return (
    <section aria-label="Reading plan" className="plan-bar no-print" data-place="top">
      <div className="plan-bar-head">
        <p className="plan-bar-title">{planLink}</p>
        <p>
          {`${planDayWords(day)} of ${planDayCount(plan.days)}, ${formatShortDay(day.date)}`}
          {day.title && `: ${day.title}`}
        </p>
      </div>
      <ol>
        {day.readings.map((reading) => {
          const isCurrent = reading.reading === current.reading;
          return (
            <li key={reading.reading} data-done={reading.done}>
              <PlanReadingLink
                plan={plan}
                reading={reading}
                onOpen={onOpen}
                aria-current={isCurrent ? "true" : undefined}
              >
                {reading.done ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
                <b>{reading.reference}</b>
                <span>{reading.done ? "read" : `${reading.minutes} min`}</span>
              </PlanReadingLink>
            </li>
          );
        })}
      </ol>
      <div className="plan-bar-foot">
        <MarkButton current={current} onTick={onTick} />
        <p>
          {next
            ? current.done && (
                <PlanReadingLink plan={plan} reading={next} onOpen={onOpen} className="link">
                  {`Next: ${next.reference}`}
                </PlanReadingLink>
              )
            : current.done && <DayDone plan={plan} isConfirmed={isConfirmed} />}
        </p>
      </div>
    </section>
  );
}

/** Said when a day's last reading is read, with the way to the plan. */
export function DayDone({ plan, isConfirmed }: Pick<PlanBarProps, "plan" | "isConfirmed">) {
  const isDone = plan.status === "done";
  return (
    <>
      {isDone
        ? "You’ve finished the plan. "
        : `This day’s reading is done${isConfirmed ? `, and ${plan.progress}% of the plan` : ""}. `}
      <IntentLink href={planHref(plan.id)} className="link">
        {isDone ? "See what you have read" : "Go to the plan"}
      </IntentLink>
    </>
  );
}
