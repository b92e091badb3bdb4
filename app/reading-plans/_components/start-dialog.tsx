"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useOnce } from "@/components/common/use-once";
import { formatDays, formatMinutes, readingDay } from "@/components/reading/reading-days";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/use-toast";
import { isCalendarDay } from "@/lib/calendar-days";
import { formatDay } from "@/lib/day-words";
import { failureWords } from "@/lib/http/failure-words";
import { fieldErrors } from "@/lib/http/field-errors";
import {
  type PlanSchedule,
  planScheduleOptions,
  type ReadingPlan,
  startPlanMutation,
} from "@/lib/reading-plans/client";
import { EVERY_DAY } from "@/lib/reading-plans/constants";
import { type StartForm, startForm } from "@/lib/reading-plans/forms";
import { ScheduleDays } from "./schedule-days";
import { usePlansAddress } from "./use-plans-address";
import { WeekdayChoice } from "./weekday-choice";

type Days = NonNullable<PlanSchedule["schedule"]>;

const FIELDS = ["start", "weekdays"] as const;

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
  const schedule = useQuery(planScheduleOptions(plan.id));
  const { register, control, watch, handleSubmit, setError, formState } = useForm<StartForm>({
    resolver: zodResolver(startForm),
    defaultValues: { start: today, weekdays: [...EVERY_DAY] },
  });
  const { errors } = formState;
  const { start, weekdays } = watch();
  const { openPlan } = usePlansAddress();
  const { mutateAsync, isPending } = useMutation(startPlanMutation);

  const send = useOnce(async (choice: StartForm) => {
    try {
      const { started, isNew } = await mutateAsync({ planId: plan.id, ...choice, today });
      openPlan(started.id, "replace");
      toast(
        isNew
          ? { title: "Plan started", description: plan.title }
          : { title: "You’re already reading this plan", description: plan.title },
      );
    } catch (error) {
      const named = fieldErrors(error);
      for (const field of FIELDS) if (named[field]) setError(field, { message: named[field] });
      toast({
        variant: "destructive",
        title: "The plan couldn’t be started",
        description: failureWords(error, "Please try again."),
      });
    }
  });

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Start Plan</DialogTitle>
          <DialogDescription>{plan.title}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <form noValidate onSubmit={handleSubmit(send)} className="plans-form">
            <Field label="First day" error={errors.start?.message} hint={startHint(start, today)}>
              {(field) => (
                <Input
                  {...field}
                  {...register("start")}
                  type="date"
                  data-first-focus
                  className="max-w-56"
                />
              )}
            </Field>
            <Controller
              control={control}
              name="weekdays"
              render={({ field: { value, onChange } }) => (
                <WeekdayChoice
                  legend="Days for reading"
                  chosen={value}
                  onChange={onChange}
                  error={errors.weekdays?.message}
                />
              )}
            />
            <div className="plan-outlook" aria-live="polite" aria-busy={schedule.isPending}>
              {schedule.isPending && <Skeleton className="h-11 w-full" />}
              {schedule.data?.schedule && (
                <Outlook days={schedule.data.schedule} start={start} weekdays={weekdays} />
              )}
              {schedule.isError && (
                <p>
                  How long it takes couldn’t be loaded just now; you can start anyway.{" "}
                  <Button variant="link" onClick={() => void schedule.refetch()}>
                    Try Again
                  </Button>
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
              <Button type="submit" disabled={isPending}>
                {isPending ? "Starting..." : "Start Plan"}
              </Button>
            </div>
          </form>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
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
        About {formatMinutes(mean)} a day, {formatMinutes(Math.max(...minutes))} on the longest.
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
      <Button
        variant="link"
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
        className="plans-more"
      >
        {isShown ? "Hide the schedule" : "See the whole schedule"}
      </Button>
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
