// Days that visitors' browsers send: theirs, which may differ from the server's by one, and in
// tests by more. They concern their own things only.
import { z } from "zod";
import { isCalendarDay } from "@/lib/calendar-days";

/** A calendar day, YYYY-MM-DD, between 2000 and 2199. */
export function dayField(name: string) {
  const message = `${name} is a day like 2026-01-31.`;
  return z
    .string(message)
    .refine((day) => isCalendarDay(day) && day >= "2000" && day < "2200", message);
}
