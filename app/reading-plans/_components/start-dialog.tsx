"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useOnce } from "@/components/common/use-once";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Modal } from "@/components/ui/modal";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/use-toast";
import { isCalendarDay } from "@/lib/calendar-days";
import { formatDay } from "@/lib/day-words";
import { fieldErrors } from "@/lib/http/field-errors";
import { failureWords } from "@/lib/http/write";
import {
  type PlanSchedule,
  planScheduleOptions,
  type ReadingPlan,
} from "@/lib/reading-plans/client";
import { EVERY_DAY } from "@/lib/reading-plans/constants";
import { formatDays, formatMinutes, readingDay } from "./reading-days";
import { ScheduleDays } from "./schedule-days";
import { startListedPlan } from "./start-listed-plan";
import { openPlan } from "./use-plans-address";
import { WeekdayChoice } from "./weekday-choice";

type Days = NonNullable<PlanSchedule["schedule"]>;

/** Asks when a plan of the list begins and on which days of the week it is read, and starts it. */
export function StartDialog({
  plan,
  today,
  onClose,
}: {
  plan: ReadingPlan;
  /** The visitor's day, YYYY-MM-DD. */
  today: string;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const schedule = useQuery(planScheduleOptions(plan.id));
  const [start, setStart] = useState(today);
  const [weekdays, setWeekdays] = useState<number[]>([...EVERY_DAY]);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [isStarting, setIsStarting] = useState(false);

  const send = useOnce(async () => {
    setIsStarting(true);
    try {
      const { started, isNew } = await startListedPlan(client, {
        planId: plan.id,
        start,
        weekdays,
        today,
      });
      openPlan(started.id, "replace");
      toast(
        isNew
          ? { title: "Plan started", description: plan.title }
          : { title: "You are already reading this plan", description: plan.title },
      );
    } catch (error) {
      setWrong(fieldErrors(error));
      toast({
        variant: "destructive",
        title: "The plan could not be started",
        description: failureWords(error, "Please try again."),
      });
    } finally {
      setIsStarting(false);
    }
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = whatIsWrong(start, weekdays);
    setWrong(found);
    if (Object.keys(found).length === 0) void send();
  }

  return (
    <Modal isOpen onClose={onClose} title="Start Plan" description={plan.title}>
      <form noValidate onSubmit={submit} className="plans-form">
        <Field label="First day" error={wrong.start} hint={startHint(start, today)}>
          {(field) => (
            <input
              {...field}
              type="date"
              data-first-focus
              value={start}
              onChange={(event) => setStart(event.target.value)}
              className="field-input"
            />
          )}
        </Field>
        <WeekdayChoice
          legend="Days for reading"
          chosen={weekdays}
          onChange={setWeekdays}
          error={wrong.weekdays}
        />
        <div className="plan-outlook" aria-live="polite" aria-busy={schedule.isPending}>
          {schedule.isPending && <Skeleton className="h-11 w-full" />}
          {schedule.data?.schedule && (
            <Outlook days={schedule.data.schedule} start={start} weekdays={weekdays} />
          )}
          {schedule.isError && (
            <p>
              How long it takes could not be loaded just now; you can start anyway.{" "}
              <button type="button" className="link" onClick={() => void schedule.refetch()}>
                Try Again
              </button>
            </p>
          )}
        </div>
        {schedule.data?.schedule && (
          <WholeSchedule days={schedule.data.schedule} start={start} weekdays={weekdays} />
        )}
        <div className="plans-form-foot">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isStarting}>
            {isStarting ? "Starting..." : "Start Plan"}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function whatIsWrong(start: string, weekdays: readonly number[]): Record<string, string> {
  return {
    ...(isCalendarDay(start) ? {} : { start: "Choose a day." }),
    ...(weekdays.length === 0 ? { weekdays: "Choose at least one day of the week." } : {}),
  };
}

/** What to know about the first day. */
function startHint(start: string, today: string): string {
  if (start === today) return "Today";
  if (start !== "" && start < today) {
    return "This day has passed: what was due since then will wait for you.";
  }
  return "";
}

/** How long it takes, when it ends and what a day asks for. */
function Outlook({
  days,
  start,
  weekdays,
}: {
  days: Days;
  start: string;
  weekdays: readonly number[];
}) {
  const end = isCalendarDay(start) ? readingDay(start, days.length, weekdays) : null;
  const minutes = days.map((day) => day.minutes);
  const mean = Math.round(minutes.reduce((sum, each) => sum + each, 0) / days.length);
  return (
    <>
      <p>
        <b>{formatDays(days.length)} of reading</b>
        {end && (
          <>
            , until <b>{formatDay(end)}</b>
          </>
        )}
        .
      </p>
      <p>
        About {formatMinutes(mean)} a day of reading alone, {formatMinutes(Math.max(...minutes))} on
        the fullest.
      </p>
    </>
  );
}

/** The schedule, shown when asked for, with the dates it would have. */
function WholeSchedule({
  days,
  start,
  weekdays,
}: {
  days: Days;
  start: string;
  weekdays: readonly number[];
}) {
  const [isShown, setIsShown] = useState(false);
  const isDated = isCalendarDay(start) && weekdays.length > 0;
  return (
    <div>
      <button
        type="button"
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
        className="link plans-more"
      >
        {isShown ? "Hide the schedule" : "See the whole schedule"}
      </button>
      {isShown && (
        <ScheduleDays
          label="The whole schedule"
          days={days.map((day) => ({
            ...day,
            date: isDated ? readingDay(start, day.day, weekdays) : null,
          }))}
        />
      )}
    </div>
  );
}
