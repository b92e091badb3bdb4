import { fromDayNumber, toDayNumber, weekdayOf } from "@/lib/calendar-days";
import { formatDay, formatShortDay } from "@/lib/day-words";

/** "Mon, Nov 23" for a day of the year that `near` is in, else "Nov 23, 2027". Both YYYY-MM-DD. */
export const formatNearDay = (day: string, near: string): string =>
  day.slice(0, 4) === near.slice(0, 4) ? formatShortDay(day) : formatDay(day);

/**
 * The day of the week's `count`th day for reading from `start` on (YYYY-MM-DD), the first included:
 * the end of a plan of so many days. Null without a day of the week, or without days.
 */
export function readingDay(
  start: string,
  count: number,
  weekdays: readonly number[],
): string | null {
  if (weekdays.length === 0 || count < 1) return null;
  const first = toDayNumber(start);
  const wholeWeeks = Math.floor((count - 1) / weekdays.length);
  let left = count - wholeWeeks * weekdays.length;
  for (let at = first + wholeWeeks * 7; ; at += 1) {
    if (weekdays.includes(weekdayOf(at))) left -= 1;
    if (left === 0) return fromDayNumber(at);
  }
}

/** "1 minute", "8 minutes" */
export const formatMinutes = (minutes: number) =>
  `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;

/** "1 day", "90 days" */
export const formatDays = (days: number) => `${days} ${days === 1 ? "day" : "days"}`;
