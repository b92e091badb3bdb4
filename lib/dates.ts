import { formatDay } from "@/lib/day-words";

/** "Nov 20, 2026" in the visitor's time zone; null when the value is missing or no date. */
export function formatShortDate(value: Date | string | number | null | undefined): string | null {
  if (value === null || value === undefined || value === "") return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : formatDay(toLocalDay(date));
}

/** The calendar day where the visitor is, as YYYY-MM-DD. */
export function toLocalDay(date: Date): string {
  const pad = (value: number, digits: number) => String(value).padStart(digits, "0");
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}

/** The calendar day in UTC, as YYYY-MM-DD. */
export function toUtcDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
