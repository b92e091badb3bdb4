// Calendar days (YYYY-MM-DD) in words. A day has no hour and no time zone, so it is read and told in UTC: no visitor's zone can shift it.
import { dateWords } from "@/lib/dates";

const inUtc = (options: Intl.DateTimeFormatOptions) => dateWords({ ...options, timeZone: "UTC" });
const full = inUtc({ month: "short", day: "numeric", year: "numeric" });
const named = inUtc({ weekday: "long", month: "long", day: "numeric" });
const short = inUtc({ weekday: "short", month: "short", day: "numeric" });
const month = inUtc({ month: "long", year: "numeric" });

/** "Nov 20, 2026". Throws RangeError for what is no day. */
export const formatDay = (day: string): string => full(new Date(day));
/** "Friday, November 20". Throws RangeError for what is no day. */
export const formatNamedDay = (day: string): string => named(new Date(day));
/** "Fri, Nov 20". Throws RangeError for what is no day. */
export const formatShortDay = (day: string): string => short(new Date(day));
/** "November 2026". Throws RangeError for what is no day. */
export const formatMonth = (day: string): string => month(new Date(day));
