"use client";

import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { type OnTick, PlanReadings } from "@/components/reading/plan-readings";
import { Button } from "@/components/ui/button";
import { countOf } from "@/lib/count-words";
import { formatNamedDay } from "@/lib/day-words";
import type { StartedDay, StartedPlanDetail } from "@/lib/reading-plans/client";
import { dayAhead, isDayRead, planDayWords, unreadOf } from "@/lib/reading-plans/plan-days";
import { focusNow, NOW_HEADING } from "./plan-names";
import { usePlanChange } from "./plan-use-change";

/** What the first section is called and says, by how the plan stands today. */
function wordsFor(plan: StartedPlanDetail, day: StartedDay | undefined, today: string) {
  if (plan.status === "upcoming") {
    return {
      title: "Not yet",
      text: `This plan starts on ${formatNamedDay(plan.start)}. You may read ahead whenever you like.`,
    };
  }
  if (day?.date === today) return { title: "Today’s reading", text: null };
  if (day) {
    return {
      title: "Next to read",
      text: "Nothing is planned for today. This is the first reading left.",
    };
  }
  return {
    title: "No reading today",
    text: "Today is free in this plan. You may rest or read ahead.",
  };
}

/** The first day to show: today, or where the plan's last day has passed the first that is left. */
function dayNow({ days, status }: StartedPlanDetail, today: string): StartedDay | undefined {
  if (status === "upcoming") return undefined;
  const now = days.find(({ date }) => date === today);
  if (now || dayAhead(days, today)) return now;
  return days.find((day) => !isDayRead(day));
}

/** What is to be read now: today's readings first and large, then what can be read ahead. */
export function PlanNow({
  plan,
  today,
  onTick: tick,
}: {
  plan: StartedPlanDetail;
  today: string;
  onTick: OnTick;
}) {
  const { pending, change } = usePlanChange(plan, today);
  const hasTicked = useRef(false);
  const onTick: OnTick = (readings, done) => {
    hasTicked.current = true;
    tick(readings, done);
  };
  const day = dayNow(plan, today);
  const ahead = dayAhead(plan.days, today);
  const isRead = day !== undefined && isDayRead(day);
  const { title, text } = wordsFor(plan, day, today);

  // The last tick of a day may bring the next one in its place: whoever made it by keyboard goes on
  // from the heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other days are shown
  useEffect(() => {
    if (hasTicked.current && document.activeElement === document.body) focusNow();
    hasTicked.current = false;
  }, [day?.date, ahead?.date]);

  if (plan.status === "stopped") {
    return (
      <section aria-labelledby={NOW_HEADING} className="plan-now no-print">
        <h3 id={NOW_HEADING} tabIndex={-1}>
          This plan is stopped
        </h3>
        <p>Nothing is due while the plan is stopped, and what you’ve read is kept.</p>
        <Button
          className="mt-4"
          disabled={pending !== null}
          onClick={() => change("resume", focusNow)}
        >
          {pending ? "Resuming..." : "Resume plan"}
        </Button>
      </section>
    );
  }
  return (
    <section aria-labelledby={NOW_HEADING} className="plan-now no-print" data-read={isRead}>
      <p className="eyebrow">
        {formatNamedDay(day?.date ?? today)}
        {day && `, ${planDayWords(day)}`}
      </p>
      <h3 id={NOW_HEADING} tabIndex={-1}>
        {title}
        {day && <small>{`${day.minutes} min`}</small>}
      </h3>
      {day?.title && <p className="plan-day-title">{day.title}</p>}
      {text && <p>{text}</p>}
      {day && (
        <>
          <PlanReadings planId={plan.id} readings={day.readings} onTick={onTick} isLarge />
          <div className="plan-now-foot">
            {isRead ? (
              <p className="plan-read">
                <Check aria-hidden="true" />
                {day.date === today ? "Today’s reading is done." : "This day’s reading is done."}
              </p>
            ) : (
              <Button
                onClick={() => {
                  onTick(unreadOf(day.readings), true);
                  focusNow();
                }}
              >
                Mark all as read
              </Button>
            )}
          </div>
        </>
      )}
      {ahead && (!day || isRead) && (
        <details className="plan-ahead" open={!day}>
          <summary>
            Read ahead
            <span>{`${formatNamedDay(ahead.date)}, ${countOf(ahead.minutes, "minute")}`}</span>
          </summary>
          {ahead.title && <p className="plan-day-title">{ahead.title}</p>}
          <PlanReadings planId={plan.id} readings={ahead.readings} onTick={onTick} />
        </details>
      )}
    </section>
  );
}
