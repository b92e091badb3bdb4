// Calendar days as visitors live them: a day has no hour and no time zone here, so nothing can
// shift it.
const MS_PER_DAY = 86_400_000;
const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a day that exists, written YYYY-MM-DD, from 1970 on. */
export function isCalendarDay(text: string): boolean {
  if (!FORM.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return time >= 0 && new Date(time).toISOString().startsWith(text);
}

/**
 * Days since 1970-01-01 of a day written YYYY-MM-DD. Throws RangeError when there is no such day.
 */
export function toDayNumber(day: string): number {
  if (!isCalendarDay(day)) throw new RangeError(`no calendar day: ${day}`);
  return Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY;
}

/** The day, YYYY-MM-DD, of a number of days since 1970-01-01. */
export function fromDayNumber(dayNumber: number): string {
  return new Date(dayNumber * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Day of the week, 0 for Sunday; 1970-01-01 was a Thursday. */
export function weekdayOf(dayNumber: number): number {
  return (dayNumber + 4) % 7;
}

/** The day `days` later (earlier when negative). */
export function addDays(day: string, days: number): string {
  return fromDayNumber(toDayNumber(day) + days);
}
