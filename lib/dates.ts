/** A way to tell dates in English. The format behind it is made at its first use: a page that tells none need not wait for it, some 15 ms on a slow phone. */
export function dateWords(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => {
    format ??= new Intl.DateTimeFormat("en-US", options);
    return format.format(date);
  };
}

const shortDate = dateWords({ month: "short", day: "numeric", year: "numeric" });

/** "Nov 20, 2026" in the visitor's time zone; null when the value is missing or no date. */
export function formatShortDate(value: Date | string | number | null | undefined): string | null {
  if (value === null || value === undefined || value === "") return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : shortDate(date);
}

/** The calendar day where the visitor is, as YYYY-MM-DD. */
export function toLocalDay(date: Date): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The calendar day in UTC, as YYYY-MM-DD. */
export function toUtcDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
