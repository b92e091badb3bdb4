"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDays, formatMinutes } from "@/components/reading/reading-days";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { formatDay } from "@/lib/day-words";
import { failureWords } from "@/lib/http/failure-words";
import { fieldErrors } from "@/lib/http/field-errors";
import { type Preview, previewOptions } from "@/lib/reading-plans/client";
import { type OwnPlanForm, ownPlanForm } from "@/lib/reading-plans/forms";
import { ScheduleDays } from "./schedule-days";
import { useSettled } from "./use-settled";

/** How long a choice stands still before it is asked about, in ms. */
const SETTLED_MS = 350;
/** Days shown before the whole schedule is asked for. */
const FIRST_DAYS = 7;

/** What the plan in the form would be, as soon as there is enough to ask about. */
export function useOwnPreview({ books, days, weekdays, start }: OwnPlanForm) {
  const choice = useSettled({ books, days: days.trim(), weekdays, start }, SETTLED_MS);
  const isComplete = ownPlanForm.safeParse({ ...choice, title: "" }).success;
  const preview = useQuery({
    ...previewOptions({ ...choice, days: Number(choice.days) }),
    enabled: isComplete,
    placeholderData: isComplete ? keepPreviousData : undefined,
  });
  return { ...preview, isComplete };
}

/** The plan in the making: when it ends, what a day asks for, and its first days. */
export function OwnPlanPreview({
  preview: { data, error, isComplete, isFetching, refetch },
}: {
  preview: ReturnType<typeof useOwnPreview>;
}) {
  // The field it is about says why.
  const isRefused = Object.keys(fieldErrors(error)).length > 0;
  const shown = isComplete && !error ? data : undefined;
  return (
    <section aria-labelledby="own-preview" aria-busy={isFetching} className="own-preview">
      <h3 id="own-preview">Your plan</h3>
      <div aria-live="polite">
        {!isComplete && <p>Choose books, and the plan appears here before you start it.</p>}
        {isComplete && !data && !error && <Skeleton className="h-11 w-full" />}
        {isComplete && isRefused && <p>It can’t be scheduled this way yet.</p>}
        {isComplete && error && !isRefused && (
          <p>
            {failureWords(error, "The schedule couldn’t be made.")}{" "}
            <Button variant="link" onClick={() => void refetch()}>
              Try Again
            </Button>
          </p>
        )}
        {shown && (
          <p>
            <b>{formatDays(shown.schedule.length)} of reading</b>, until{" "}
            <b>{formatDay(shown.endsOn)}</b>. {formatMinutes(shown.minutesADay)} on the longest day.
          </p>
        )}
      </div>
      {shown && <FirstDays schedule={shown.schedule} />}
    </section>
  );
}

function FirstDays({ schedule }: { schedule: Preview["schedule"] }) {
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <ScheduleDays
        label={isWhole ? "The whole schedule" : "The first days"}
        days={isWhole ? schedule : schedule.slice(0, FIRST_DAYS)}
      />
      {schedule.length > FIRST_DAYS && (
        <Button
          variant="link"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="plans-more"
        >
          {isWhole ? "Show the first days only" : `Show all ${schedule.length} days`}
        </Button>
      )}
    </>
  );
}
