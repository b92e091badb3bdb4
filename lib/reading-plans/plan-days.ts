// The days of a started plan as screens show them: pure, from the browser's contract alone
// (rules.ts works on stored rows).
import { toDayNumber } from "@/lib/calendar-days";
import { countOf } from "@/lib/count-words";
import type { StartedDay, StartedPlan } from "./contract";

export type StartedReading = StartedDay["readings"][number];

/** How many days the plan itself has, whatever days of the calendar they fall on. */
export function planDayCount(days: readonly StartedDay[]): number {
  return days.reduce((most, { planDays }) => Math.max(most, ...planDays), 0);
}

/** "Day 12", "Days 12 and 13" or "Days 12 to 15"; empty for a day without any. */
export function planDayWords({ planDays }: Pick<StartedDay, "planDays">): string {
  const [first, last] = [planDays[0], planDays.at(-1)];
  if (first === undefined || last === undefined) return "";
  if (planDays.length === 1) return `Day ${first}`;
  return planDays.length === 2 ? `Days ${first} and ${last}` : `Days ${first} to ${last}`;
}

/** The day a reading belongs to; null when the plan does not have it. */
export function dayOfReading(days: readonly StartedDay[], reading: number): StartedDay | null {
  return days.find((day) => day.readings.some((one) => one.reading === reading)) ?? null;
}

/** Numbers of what is not read among these readings. */
export function unreadOf(readings: readonly StartedReading[]): number[] {
  return readings.flatMap(({ reading, done }) => (done ? [] : [reading]));
}

/** True when everything of a day is read. */
export const isDayRead = ({ readings }: Pick<StartedDay, "readings">): boolean =>
  readings.every(({ done }) => done);

/**
 * What to read after one of a day's readings: the next unread one, starting over at the day's
 * first; null when nothing is left of it.
 */
export function nextInDay(day: StartedDay, reading: number): StartedReading | null {
  const left = day.readings.filter((one) => !one.done && one.reading !== reading);
  return left.find((one) => one.reading > reading) ?? left[0] ?? null;
}

/**
 * The chapter a reference ends in, "Genesis 14-17" in 17 and "Matthew 5:1-7:29" in 7; null where it
 * names none, as with "Jude".
 */
export function lastChapterOf(reference: string): number | null {
  const numbers = reference.match(/ (\d+)(:\d+)?(?:-(\d+)(:\d+)?)?$/);
  if (!numbers) return null;
  const [, first, verse, second, secondVerse] = numbers;
  // After a verse a lone number is another verse of that chapter.
  const endsElsewhere = second !== undefined && (verse === undefined || secondVerse !== undefined);
  return Number(endsElsewhere ? second : first);
}

/**
 * True when a passage goes on after the chapter of this title ("Genesis 14"); a chapter of another
 * book is no part of it.
 */
export function goesOnAfter(reference: string, title: string): boolean {
  const [, book, chapter] = title.match(/^(.+) (\d+)$/) ?? [];
  // One chapter of the Psalms is a Psalm.
  const isOfBook = reference.replace(/^Psalms /, "Psalm ").startsWith(`${book} `);
  return isOfBook && Number(chapter) < (lastChapterOf(reference) ?? 0);
}

/** The first day after `today` with something unread: what can be read ahead. */
export function dayAhead(days: readonly StartedDay[], today: string): StartedDay | null {
  return days.find((day) => day.date > today && !isDayRead(day)) ?? null;
}

/**
 * How a day stands, seen from `today`: one that was due before and is unread waits, it is not lost.
 */
export type DayState = "read" | "waiting" | "today" | "ahead";

/** How a day stands, seen from `today`. */
export function dayState(day: StartedDay, today: string): DayState {
  if (isDayRead(day)) return "read";
  if (day.date === today) return "today";
  return day.date < today ? "waiting" : "ahead";
}

/** The days by their months, in order; `month` is YYYY-MM. */
export function groupByMonth(days: readonly StartedDay[]): { month: string; days: StartedDay[] }[] {
  const groups: { month: string; days: StartedDay[] }[] = [];
  for (const day of days) {
    const month = day.date.slice(0, 7);
    if (groups.at(-1)?.month !== month) groups.push({ month, days: [] });
    groups.at(-1)?.days.push(day);
  }
  return groups;
}

/** The days as they are once the server has confirmed these ticks, the latest last. */
export function withTicks(
  days: StartedDay[],
  ticks: readonly { readings: readonly number[]; done: boolean }[],
): StartedDay[] {
  if (ticks.length === 0) return days;
  const wanted = new Map(
    ticks.flatMap(({ readings, done }) => readings.map((reading) => [reading, done] as const)),
  );
  return days.map((day) => {
    if (!day.readings.some(({ reading }) => wanted.has(reading))) return day;
    const readings = day.readings.map((one) => ({
      ...one,
      done: wanted.get(one.reading) ?? one.done,
    }));
    return { ...day, readings };
  });
}

/**
 * What a plan that was read to the end took: its first and last day with a reading, the calendar
 * days between them and how many of them had one.
 */
export function timeTaken(days: readonly StartedDay[]) {
  const read = new Set(
    days.flatMap(({ readings }) => readings.flatMap(({ doneOn }) => doneOn || [])),
  );
  const [first] = [...read].sort();
  const last = [...read].sort().at(-1);
  if (first === undefined || last === undefined) return null;
  return { first, last, days: toDayNumber(last) - toDayNumber(first) + 1, daysRead: read.size };
}

/**
 * Where the visitor is in a plan, in a few words: "Day 12 of 90", when it begins, or that it is
 * done.
 */
export function planPosition(
  plan: Pick<StartedPlan, "status" | "today" | "next">,
  days: readonly StartedDay[],
): string {
  const count = planDayCount(days);
  const day = plan.today ?? plan.next;
  if (plan.status === "done" || !day) return countOf(count, "day");
  return `${planDayWords(day)} of ${count}`;
}
