const shortDate = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  year: "numeric",
});

/** "Nov 20, 2026" in the visitor's time zone; null when the value is missing or no date. */
export function formatShortDate(value: Date | string | number | null | undefined): string | null {
  if (value === null || value === undefined || value === "") return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : shortDate.format(date);
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
