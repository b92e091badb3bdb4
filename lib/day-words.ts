// Dates in English words, from the names themselves: a browser's formatter takes a slow phone some
// 20 ms before its first word, each of them.

/** Names of the days of the week, 0 for Sunday. */
export const WEEKDAYS = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** English shortens all of them to three letters. */
const short = (name: string) => name.slice(0, 3);

/**
 * A calendar day (YYYY-MM-DD) has no hour and no time zone, so it is read and told in UTC: no
 * visitor's zone can shift it. Throws RangeError for what is no day.
 */
function read(day: string) {
  const date = new Date(day);
  const weekday = WEEKDAYS[date.getUTCDay()];
  const month = MONTHS[date.getUTCMonth()];
  if (!weekday || !month) throw new RangeError(`no calendar day: ${day}`);
  return { weekday, month, date: date.getUTCDate(), year: date.getUTCFullYear() };
}

/** "Nov 20, 2026". Throws RangeError for what is no day. */
export function formatDay(day: string): string {
  const { month, date, year } = read(day);
  return `${short(month)} ${date}, ${year}`;
}

/** "Friday, November 20". Throws RangeError for what is no day. */
export function formatNamedDay(day: string): string {
  const { weekday, month, date } = read(day);
  return `${weekday}, ${month} ${date}`;
}

/** "Fri, Nov 20". Throws RangeError for what is no day. */
export function formatShortDay(day: string): string {
  const { weekday, month, date } = read(day);
  return `${short(weekday)}, ${short(month)} ${date}`;
}

/** "November 20". Throws RangeError for what is no day. */
export function formatMonthDay(day: string): string {
  const { month, date } = read(day);
  return `${month} ${date}`;
}

/** "November 2026". Throws RangeError for what is no day. */
export function formatMonth(day: string): string {
  const { month, year } = read(day);
  return `${month} ${year}`;
}

/** "Nov". Throws RangeError for what is no day. */
export const formatShortMonth = (day: string): string => short(read(day).month);
