// Browsers make them of the example too, so nothing here loads the canon.
import { toDayNumber } from "@/lib/calendar-days";
import { GRACE_WINDOW_DAYS } from "./constants";

/** "12 minutes": visible seconds, rounded, at least one. */
export function toReadingTime(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}

/** The leading number of a reading time ("12 minutes"); 0 without one. */
export function minutesIn(readingTime: string): number {
  return Number(/^\s*(\d+)/.exec(readingTime)?.[1] ?? 0);
}

/** Minutes of all sessions: the sum of the leading numbers of their reading times (spec §7). */
export function sumMinutes(sessions: readonly { readingTime: string }[]): number {
  return sessions.reduce((sum, { readingTime }) => sum + minutesIn(readingTime), 0);
}

/** Sessions of each category, most first; equals by name (spec §7). */
export function countCategories(
  sessions: readonly { category: string }[],
): { category: string; sessions: number }[] {
  const counts = new Map<string, number>();
  for (const { category } of sessions) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .map(([category, count]) => ({ category, sessions: count }))
    .sort((a, b) => b.sessions - a.sessions || (a.category < b.category ? -1 : 1));
}

/**
 * Consecutive days back from `today`, today included, each exactly one day before the next (spec
 * §7). `days` are YYYY-MM-DD, in any order.
 */
export function dayStreak(days: Iterable<string>, today: string): number {
  const read = new Set([...days].map(toDayNumber));
  const start = toDayNumber(today);
  let streak = 0;
  while (read.has(start - streak)) streak += 1;
  return streak;
}

/**
 * The kinder count beside the streak: days read in a row when one missed day in any seven is
 * forgiven and today, which is not over, is not held against anybody. Null when there is nothing to
 * count.
 */
export function graceStreak(
  days: Iterable<string>,
  today: string,
): { days: number; graceDays: number } | null {
  const read = new Set([...days].map(toDayNumber));
  const start = toDayNumber(today);
  let [count, graceDays] = [0, 0];
  let lastGrace: number | null = null;
  for (let day = read.has(start) ? start : start - 1; ; day--) {
    if (read.has(day)) {
      count += 1;
      continue;
    }
    const isFree = lastGrace === null || lastGrace - day >= GRACE_WINDOW_DAYS;
    if (!isFree || !read.has(day - 1)) break;
    lastGrace = day;
    graceDays += 1;
  }
  return count > 0 ? { days: count, graceDays } : null;
}

/** How many of these days lie in the year of `today`. */
export function daysThisYear(days: Iterable<string>, today: string): number {
  const year = today.slice(0, 4);
  return new Set([...days].filter((day) => day.startsWith(year) && day <= today)).size;
}
