// The history in words: days as people name them, and the streak without a word of blame.
import { addDays, isCalendarDay } from "@/lib/calendar-days";
import { countOf } from "@/lib/count-words";
import { formatDay, formatMonthDay } from "@/lib/day-words";
import type { Summary } from "./contract";
import type { DayOfReading } from "./year";

/**
 * The day of a session seen from today: "Today", "Yesterday", then "Nov 20, 2026"; what is no
 * calendar day stays as it is.
 */
export function sessionDay(day: string, today: string): string {
  if (!isCalendarDay(day)) return day;
  if (day === today) return "Today";
  return day === addDays(today, -1) ? "Yesterday" : formatDay(day);
}

/** A day on the map of the year: "March 3: 2 sessions, 24 minutes", "March 4: no reading". */
export function dayInWords(day: string, read: Omit<DayOfReading, "date"> | undefined): string {
  const name = formatMonthDay(day);
  if (!read) return `${name}: no reading`;
  return `${name}: ${countOf(read.sessions, "session")}, ${countOf(read.minutes, "minute")}`;
}

/**
 * The second line of the streak: the same days counted kindly. Nothing in it is ever lost or
 * broken.
 */
export function graceWords({ dayStreak, grace }: Pick<Summary, "dayStreak" | "grace">): string {
  if (!grace) return "one chapter starts it";
  const { days, graceDays } = grace;
  if (graceDays > 0) return `${countOf(days, "day")} with ${countOf(graceDays, "day")} of grace`;
  if (dayStreak === 0) return `${countOf(days, "day")}, and today is still open`;
  return dayStreak === 1 ? "begun today" : "in a row, up to today";
}
