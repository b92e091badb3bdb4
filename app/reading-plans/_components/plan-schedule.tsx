"use client";

import { BookOpen, Check, ChevronDown, Clock } from "lucide-react";
import { memo, useState } from "react";
import { flushSync } from "react-dom";
import { type OnTick, PlanReadings } from "@/components/reading/plan-readings";
import { Button } from "@/components/ui/button";
import { RadioGroupItem } from "@/components/ui/radio-group";
import { formatMonth, formatShortDay } from "@/lib/day-words";
import type { StartedDay, StartedPlanDetail } from "@/lib/reading-plans/client";
import {
  type DayState,
  dayState,
  groupByMonth,
  isDayRead,
  planDayWords,
} from "@/lib/reading-plans/plan-days";

const STATES: Record<DayState, [string, typeof Check | null]> = {
  read: ["Read", Check],
  waiting: ["Waiting", Clock],
  today: ["Today", BookOpen],
  ahead: ["To come", null],
};

const monthOf = (day: string) => day.slice(0, 7);
const dayId = (date: string) => `plan-day-${date}`;

function wayTo(now: string, today: string): string {
  if (now === today) return "Go to today";
  return now > today ? "Go to the next day" : "Go to the last day";
}

/**
 * All days of the plan by months; only the months that are open are in the page, so a year of them
 * stays quick.
 */
export function PlanSchedule({
  plan,
  today,
  onTick,
}: {
  plan: StartedPlanDetail;
  today: string;
  onTick: OnTick;
}) {
  const { days } = plan;
  const now = (days.find(({ date }) => date >= today) ?? days.at(-1))?.date ?? today;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set([monthOf(now)]));
  const [isLeftOnly, setIsLeftOnly] = useState(false);
  const shown = isLeftOnly ? days.filter((day) => !isDayRead(day) || day.date === today) : days;

  function toggle(month: string, isOpen: boolean) {
    setOpen((months) => {
      if (months.has(month) === isOpen) return months;
      const next = new Set(months);
      if (isOpen) next.add(month);
      else next.delete(month);
      return next;
    });
  }

  function goToNow() {
    flushSync(() => {
      setOpen((months) => new Set(months).add(monthOf(now)));
      setIsLeftOnly((isOnly) => isOnly && shown.some(({ date }) => date === now));
    });
    const day = document.getElementById(dayId(now));
    day?.scrollIntoView({ block: "center" });
    day?.focus({ preventScroll: true });
  }

  return (
    <section aria-labelledby="plan-days" className="plan-schedule no-print">
      <div className="plan-schedule-head">
        <h3 id="plan-days">All days</h3>
        <fieldset>
          <legend className="sr-only">Days to show</legend>
          {[false, true].map((value) => (
            <label key={String(value)}>
              <RadioGroupItem
                variant="unstyled"
                name="plan-days-shown"
                checked={isLeftOnly === value}
                onChange={() => setIsLeftOnly(value)}
                className="sr-only"
              />
              {value ? "Left to read" : "All"}
            </label>
          ))}
        </fieldset>
        <Button variant="outline" size="sm" onClick={goToNow}>
          {wayTo(now, today)}
        </Button>
      </div>
      {shown.length === 0 && <p className="plan-none">Nothing is left to read.</p>}
      {groupByMonth(shown).map(({ month, days: inMonth }) => (
        <details
          key={month}
          open={open.has(month)}
          onToggle={({ currentTarget }) => toggle(month, currentTarget.open)}
        >
          <summary>
            <ChevronDown aria-hidden="true" />
            {formatMonth(`${month}-01`)}
            <span>{`${inMonth.filter(isDayRead).length} of ${inMonth.length} days read`}</span>
          </summary>
          {open.has(month) && (
            <ol>
              {inMonth.map((day) => (
                <PlanDay
                  key={day.date}
                  planId={plan.id}
                  day={day}
                  state={dayState(day, today)}
                  isToday={day.date === today}
                  onTick={onTick}
                />
              ))}
            </ol>
          )}
        </details>
      ))}
    </section>
  );
}

const PlanDay = memo(function PlanDay({
  planId,
  day,
  state,
  isToday,
  onTick,
}: {
  planId: string;
  day: StartedDay;
  state: DayState;
  isToday: boolean;
  onTick: OnTick;
}) {
  const [word, Icon] = STATES[state];
  return (
    <li
      id={dayId(day.date)}
      tabIndex={-1}
      data-state={state}
      aria-current={isToday ? "date" : undefined}
    >
      <p className="plan-day-head">
        <b>{formatShortDay(day.date)}</b>
        <span>{planDayWords(day)}</span>
        <span className="plan-day-state">
          {Icon && <Icon aria-hidden="true" />}
          {isToday && state === "read" ? "Today, read" : word}
        </span>
      </p>
      <div>
        {day.title && <p className="plan-day-title">{day.title}</p>}
        <PlanReadings planId={planId} readings={day.readings} onTick={onTick} />
      </div>
    </li>
  );
});
