"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { parseAsString, useQueryState } from "nuqs";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { useState } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { Button } from "@/components/ui/button";
import { countOf } from "@/lib/count-words";
import { failureWords } from "@/lib/http/failure-words";
import { dayInWords } from "@/lib/reading-sessions/words";
import { type DayOfReading, STEP_MINUTES, sumDays } from "@/lib/reading-sessions/year";
import { MonthTable } from "./month-table";
import { useHistory } from "./use-history";
import { YearMap } from "./year-map";

/** The first year that the history's address takes. */
const FIRST_YEAR = 2000;

const address = parseAsString.withDefault("").withOptions({ history: "push" });

/**
 * One year of reading as a map of days, with the way to the years before and after. Needs a
 * Suspense around it.
 */
export function YearOfReading() {
  return (
    <NuqsAdapter>
      <YearInAddress />
    </NuqsAdapter>
  );
}

/** The year that the address names (`?year=2025`), else this one. */
export function YearInAddress() {
  const [asked, setAsked] = useQueryState("year", address);
  const { today } = useHistory();
  if (today === null) return <div className="year" aria-hidden="true" />;
  const thisYear = Number(today.slice(0, 4));
  const isYear = /^\d{4}$/.test(asked) && Number(asked) >= FIRST_YEAR && Number(asked) < thisYear;
  const year = isYear ? Number(asked) : thisYear;
  const go = (wanted: number) => void setAsked(wanted === thisYear ? null : String(wanted));
  return (
    <div className="year">
      <div className="year-head">
        <YearStep year={year - 1} isOpen={year > FIRST_YEAR} onGo={go} />
        <h3 aria-live="polite">{year}</h3>
        <YearStep year={year + 1} isNext isOpen={year < thisYear} onGo={go} />
      </div>
      <Year
        key={year}
        year={String(year)}
        last={year === thisYear ? today : `${year}-12-31`}
        isThisYear={year === thisYear}
      />
    </div>
  );
}

function YearStep({
  year,
  isNext = false,
  isOpen,
  onGo,
}: {
  year: number;
  isNext?: boolean;
  isOpen: boolean;
  onGo: (year: number) => void;
}) {
  const Icon = isNext ? ChevronRight : ChevronLeft;
  return (
    <Button
      variant="ghost"
      size="icon"
      // Stays where the focus is when the last year is reached.
      aria-disabled={!isOpen}
      aria-label={`${isNext ? "Next" : "Previous"} year, ${year}`}
      className="no-print"
      onClick={() => isOpen && onGo(year)}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
}

function Year({ year, last, isThisYear }: { year: string; last: string; isThisYear: boolean }) {
  const { summary, error, retry } = useHistory(isThisYear ? {} : { year });
  const [chosen, setChosen] = useState<string | null>(null);
  if (!summary && error) {
    return (
      <EmptyState title="The year couldn’t be loaded." onRetry={retry}>
        <p role="alert">{failureWords(error, "The server didn’t answer.")}</p>
      </EmptyState>
    );
  }
  const isThere = summary?.year.year === year;
  const days = isThere ? summary.year.days : [];
  const byDay = new Map(days.map((day) => [day.date, day]));
  return (
    <>
      <YearMap year={year} last={last} days={byDay} isBusy={!isThere} onChoose={setChosen} />
      <div className="year-foot">
        <p>{isThere ? summarize(year, chosen, byDay, days) : " "}</p>
        <Legend />
      </div>
      <MonthTable days={days} />
    </>
  );
}

/** The chosen day in words, else the whole year. */
function summarize(
  year: string,
  chosen: string | null,
  byDay: ReadonlyMap<string, DayOfReading>,
  days: readonly DayOfReading[],
): string {
  if (chosen !== null) return dayInWords(chosen, byDay.get(chosen));
  if (days.length === 0) return `No reading in ${year}`;
  const { sessions, minutes } = sumDays(days);
  return `${countOf(days.length, "day")}, ${countOf(sessions, "session")}, ${countOf(minutes, "minute")}`;
}

/** The steps of the map, each with the minutes from which it holds. */
function Legend() {
  const last = STEP_MINUTES.length;
  return (
    <ul aria-label="Minutes a day" className="year-legend">
      {[0, ...STEP_MINUTES].map((least, step) => (
        <li key={least}>
          <i data-step={step} />
          {step === 0 ? "0" : `${least}+`}
          {step === last && " minutes"}
        </li>
      ))}
    </ul>
  );
}
