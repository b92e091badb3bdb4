// A year of reading as a map of days: weeks in columns, weekdays in rows.
import { addDays, fromDayNumber, toDayNumber, weekdayOf } from "@/lib/calendar-days";

/** What was read on one day. */
export interface DayOfReading {
  /** YYYY-MM-DD */
  date: string;
  sessions: number;
  minutes: number;
}

/** Minutes from which on a day takes the next darker step; below the first nothing was read. */
export const STEP_MINUTES = [1, 10, 20, 40] as const;

/** Step of a day on the map: 0 without reading, 4 for the longest. */
export function heatStep(minutes: number): number {
  return STEP_MINUTES.filter((least) => minutes >= least).length;
}

const WEEKDAYS = 7;
const firstDay = (year: string) => `${year}-01-01`;
const lastDay = (year: string) => `${year}-12-31`;

/** Column of a day on its year's map, from 0. */
function columnOf(day: string): number {
  const first = toDayNumber(firstDay(day.slice(0, 4)));
  return Math.floor((toDayNumber(day) - first + weekdayOf(first)) / WEEKDAYS);
}

/**
 * The map of a year (YYYY): a row for each weekday from Sunday, a column for each week; null where
 * the week reaches out of the year.
 */
export function yearRows(year: string): (string | null)[][] {
  const [first, last] = [toDayNumber(firstDay(year)), toDayNumber(lastDay(year))];
  const begin = first - weekdayOf(first);
  const weeks = columnOf(lastDay(year)) + 1;
  return Array.from({ length: WEEKDAYS }, (_row, weekday) =>
    Array.from({ length: weeks }, (_day, week) => {
      const day = begin + week * WEEKDAYS + weekday;
      return day < first || day > last ? null : fromDayNumber(day);
    }),
  );
}

/** The first days of a year's months, each with its column on the map. */
export function monthColumns(year: string): { day: string; column: number }[] {
  return Array.from({ length: 12 }, (_month, index) => {
    const day = `${year}-${String(index + 1).padStart(2, "0")}-01`;
    return { day, column: columnOf(day) };
  });
}

/** The same day of another month; the month's last where it has fewer days. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

/**
 * Where a key leads from a day on the map: arrows by a day and by a week, Page Up and Page Down by
 * a month, Home and End to the first day and to `last`, the last one that can be chosen. Null for
 * another key, and where the way leads out of the map.
 */
export function dayByKey(day: string, key: string, last: string): string | null {
  const first = firstDay(day.slice(0, 4));
  const ways: Record<string, () => string> = {
    ArrowUp: () => addDays(day, -1),
    ArrowDown: () => addDays(day, 1),
    ArrowLeft: () => addDays(day, -WEEKDAYS),
    ArrowRight: () => addDays(day, WEEKDAYS),
    PageUp: () => monthsLater(day, -1),
    PageDown: () => monthsLater(day, 1),
    Home: () => first,
    End: () => last,
  };
  const wanted = ways[key]?.();
  return wanted !== undefined && wanted >= first && wanted <= last ? wanted : null;
}

/** Sessions and minutes of all these days together. */
export function sumDays(days: readonly Omit<DayOfReading, "date">[]): {
  sessions: number;
  minutes: number;
} {
  return {
    sessions: days.reduce((sum, { sessions }) => sum + sessions, 0),
    minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
  };
}

/** What was read in each month in which anything was, oldest first. `month` is its first day. */
export function monthSums(
  days: readonly DayOfReading[],
): { month: string; days: number; sessions: number; minutes: number }[] {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))].sort();
  return months.map((month) => {
    const ofMonth = days.filter(({ date }) => date.startsWith(month));
    return { month: `${month}-01`, days: ofMonth.length, ...sumDays(ofMonth) };
  });
}
