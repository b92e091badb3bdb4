import { fromDayNumber, toDayNumber } from "@/lib/calendar-days";
import type { PlanDay } from "@/lib/content/reading-plans/schema";
import { DUE_COUNT_DAYS } from "./constants";
import type { StartedDay, StartedPlan, StartedPlanDetail } from "./contract";
import {
  type Course,
  endOf,
  layOut,
  missedOf,
  outlookOf,
  progressOf,
  recover,
  remainingOf,
  toMinutes,
} from "./rules";
import type { ReadingPlanResponse, ReadingPlanSchedule } from "./schema";

/** A plan of the list with its days; null when it has none. */
export interface PlanWithDays
  extends Omit<ReadingPlanResponse, "progress" | "hasSchedule" | "difficulty"> {
  difficulty: string;
  days: readonly PlanDay[] | null;
}

/** A plan as the list has it. */
export function planWithoutDays({ days, ...plan }: PlanWithDays): ReadingPlanResponse {
  const { id, title, description, duration, category, difficulty, dailyReading } = plan;
  const words = { id, title, description, duration, category, difficulty, dailyReading };
  return { ...words, progress: 0, hasSchedule: days !== null };
}

function sumWords(readings: readonly { words: number }[]): number {
  return readings.reduce((sum, { words }) => sum + words, 0);
}

/** A plan with its days and their minutes. */
export function planSchedule(plan: PlanWithDays): ReadingPlanSchedule {
  const schedule = plan.days?.map(({ title, passages }, at) => {
    const readings = passages.map(([reference, words]) => ({
      reference,
      words,
      minutes: toMinutes(words),
    }));
    const words = sumWords(readings);
    return { day: at + 1, title: title ?? null, readings, words, minutes: toMinutes(words) };
  });
  return { ...planWithoutDays(plan), schedule: schedule ?? null };
}

/** A plan's readings as the parallel lists a started plan has. */
export function toReadings(days: readonly PlanDay[]) {
  const readings = days.flatMap(({ passages }, at) =>
    passages.map(([reference, words]) => ({ reference, words, planDay: at + 1 })),
  );
  return {
    references: readings.map(({ reference }) => reference),
    words: readings.map(({ words }) => words),
    planDays: readings.map(({ planDay }) => planDay),
    dayTitles: days.some(({ title }) => title) ? days.map(({ title }) => title ?? "") : [],
  };
}

/** A started plan as it is stored, with what was done of it. */
export interface StoredPlan {
  id: string;
  planId: string | null;
  title: string;
  references: string[];
  words: number[];
  planDays: number[];
  dueDays: number[];
  dayTitles: string[];
  weekdays: number[];
  start: string;
  stoppedOn: string | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  ticks: { reading: number; day: string }[];
}

/** What the rules need of a stored plan. */
export function toCourse({ words, planDays, dueDays, weekdays, ticks }: StoredPlan): Course {
  return { words, planDays, dueDays, weekdays, done: new Set(ticks.map(({ reading }) => reading)) };
}

/** The readings of a stored plan by the days they are due, in order. */
export function toDays(plan: StoredPlan): StartedDay[] {
  const doneOn = new Map(plan.ticks.map(({ reading, day }) => [reading, day]));
  const numbers = [...plan.references.keys()].sort(
    (a, b) => (plan.dueDays[a] ?? 0) - (plan.dueDays[b] ?? 0) || a - b,
  );
  const byDay = new Map<number, number[]>();
  for (const at of numbers) {
    const due = plan.dueDays[at] ?? 0;
    const day = byDay.get(due) ?? [];
    if (day.length === 0) byDay.set(due, day);
    day.push(at);
  }
  return [...byDay].map(([due, day]) => {
    const readings = day.map((reading) => {
      const words = plan.words[reading] ?? 0;
      return {
        reading,
        reference: plan.references[reading] ?? "",
        words,
        minutes: toMinutes(words),
        done: doneOn.has(reading),
        doneOn: doneOn.get(reading) ?? null,
      };
    });
    const planDays = [...new Set(day.map((at) => plan.planDays[at] ?? 0))];
    const titles = planDays.flatMap((planDay) => plan.dayTitles[planDay - 1] || []);
    const words = sumWords(readings);
    return {
      date: fromDayNumber(due),
      planDays,
      title: titles.length > 0 ? titles.join("; ") : null,
      readings,
      words,
      minutes: toMinutes(words),
    };
  });
}

/** How many readings are due on a day and on each one after it, DUE_COUNT_DAYS in all. */
function countDue(dueDays: readonly number[], today: number): number[] {
  const counts = Array<number>(DUE_COUNT_DAYS).fill(0);
  for (const day of dueDays) {
    const at = day - today;
    if (at >= 0 && at < DUE_COUNT_DAYS) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** When the last reading of a plan that is done was read: the latest day of its ticks. */
function doneDay({ ticks, start }: StoredPlan): string {
  return ticks.map(({ day }) => day).reduce((last, day) => (day > last ? day : last), "") || start;
}

function toStartedPlan(plan: StoredPlan, days: readonly StartedDay[], today: string): StartedPlan {
  const course = toCourse(plan);
  const missed = missedOf(course, toDayNumber(today));
  const isDone = remainingOf(course).length === 0;
  const isStopped = plan.stoppedOn !== null && !isDone;
  const isUpcoming = course.done.size === 0 && plan.start > today;
  const status = isDone ? "done" : isStopped ? "stopped" : isUpcoming ? "upcoming" : "active";
  return {
    id: plan.id,
    planId: plan.planId,
    title: plan.title,
    progress: progressOf(course),
    status,
    start: plan.start,
    endsOn: isDone ? doneDay(plan) : fromDayNumber(endOf(course)),
    weekdays: plan.weekdays,
    readingCount: plan.words.length,
    doneCount: course.done.size,
    missedCount: missed.length,
    missedDays: new Set(missed.map((at) => course.dueDays[at])).size,
    today: days.find(({ date }) => date === today) ?? null,
    next: days.find(({ readings }) => readings.some(({ done }) => !done)) ?? null,
    dueCounts: countDue(course.dueDays, toDayNumber(today)),
    stoppedOn: plan.stoppedOn,
    version: plan.version,
    createdAt: plan.createdAt.toISOString(),
    updatedAt: plan.updatedAt.toISOString(),
  };
}

/** A started plan as the list has it, on a visitor's day. */
export function startedSummary(plan: StoredPlan, today: string): StartedPlan {
  return toStartedPlan(plan, toDays(plan), today);
}

/**
 * A started plan with its calendar and where each way of recovering would lead, on a visitor's day.
 */
export function startedDetail(plan: StoredPlan, today: string): StartedPlanDetail {
  const days = toDays(plan);
  const summary = toStartedPlan(plan, days, today);
  return { ...summary, days, recovery: summary.missedCount > 0 ? recoveries(plan, today) : null };
}

/** The same with only the days that these readings are due on: what a tick of them has changed. */
export function detailOfReadings(
  plan: StoredPlan,
  readings: readonly number[],
  today: string,
): StartedPlanDetail {
  const { days, ...detail } = startedDetail(plan, today);
  const touched = new Set(readings);
  return {
    ...detail,
    days: days.filter((day) => day.readings.some(({ reading }) => touched.has(reading))),
  };
}

function recoveries(plan: StoredPlan, today: string): StartedPlanDetail["recovery"] {
  const course = toCourse(plan);
  const now = toDayNumber(today);
  const outlook = (mode: Parameters<typeof recover>[1]) => {
    const dueDays = recover(course, mode, now);
    if (dueDays === null) return null;
    const { end, minutesADay } = outlookOf({ ...course, dueDays }, now);
    return { endsOn: fromDayNumber(end), minutesADay };
  };
  const [catchUp, repace, extend] = [outlook("catchUp"), outlook("repace"), outlook("extend")];
  return catchUp && extend ? { catchUp, repace, extend } : null;
}

/** The schedule of a plan begun (anew) on a day: what is stored of it. */
export function beginOn(planDays: readonly number[], start: string, weekdays: readonly number[]) {
  return { start, dueDays: layOut(planDays, toDayNumber(start), weekdays) };
}
