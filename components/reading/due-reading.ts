import type { StartedDay, StartedPlan } from "@/lib/reading-plans/client";
import { formatNearDay } from "./reading-days";

type Reading = StartedDay["readings"][number];

/** What a started plan asks for next. `minutes` are of reading alone, at 200 words a minute. */
export interface DueReading {
  /** "Today", "Waiting since Wed, Nov 18", "Next, Mon, Nov 23", "Starts Mon, Nov 23" */
  label: string;
  readings: Reading[];
  minutes: number;
}

const isLeft = ({ done }: Reading) => !done;

/** The day to go on with: today while something of it is left, else the next that is not done. */
function dayToRead({ today, next }: StartedPlan): StartedDay | null {
  return today?.readings.some(isLeft) ? today : (next ?? null);
}

/**
 * What is left of the day to go on with; null for a plan that is done or stopped. `day` is the
 * visitor's, YYYY-MM-DD.
 */
export function dueReading(started: StartedPlan, day: string): DueReading | null {
  if (started.status === "done" || started.status === "stopped") return null;
  const due = dayToRead(started);
  if (!due) return null;
  const readings = due.readings.filter(isLeft);
  const isWhole = readings.length === due.readings.length;
  const sum = readings.reduce((total, { minutes }) => total + minutes, 0);
  return {
    label: labelOf(due.date, day, started.doneCount > 0),
    readings,
    minutes: isWhole ? due.minutes : sum,
  };
}

function labelOf(date: string, day: string, isStarted: boolean): string {
  if (date === day) return "Today";
  if (date < day) return `Waiting since ${formatNearDay(date, day)}`;
  return `${isStarted ? "Next," : "Starts"} ${formatNearDay(date, day)}`;
}

/** The first reading to go on with; null for a plan that is done or stopped. */
export function nextReading(started: StartedPlan): Reading | null {
  if (started.status === "done" || started.status === "stopped") return null;
  return dayToRead(started)?.readings.find(isLeft) ?? null;
}

/** True when there was something to read today and all of it is read. */
export function isReadToday({ today }: StartedPlan): boolean {
  return (
    today !== null &&
    today !== undefined &&
    today.readings.length > 0 &&
    !today.readings.some(isLeft)
  );
}
