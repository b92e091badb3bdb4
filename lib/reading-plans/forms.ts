// What visitors fill in, checked in the browser. Only the forms load it.
import * as z from "zod/mini";
import { isCalendarDay } from "@/lib/calendar-days";
import { CHOOSE_BOOK, CHOOSE_WEEKDAY } from "./constants";

const day = z.string().check(z.refine(isCalendarDay, "Choose a day."));
const weekdays = z.array(z.number()).check(z.minLength(1, CHOOSE_WEEKDAY));

/** When a plan of the list begins, and the days of the week on which it is read. */
export const startForm = z.object({ start: day, weekdays });
export type StartForm = z.infer<typeof startForm>;

/** Calendar days as they are typed. */
const typedDays = z.string().check(z.trim(), z.regex(/^[1-9]\d{0,3}$/, "Choose how many days."));

/** A plan of the visitor's own: OSIS ids of books in canonical order, and days as typed. */
export const ownPlanForm = z.object({
  title: z.string().check(z.trim()),
  books: z.array(z.string()).check(z.minLength(1, CHOOSE_BOOK)),
  days: typedDays,
  weekdays,
  start: day,
});
export type OwnPlanForm = z.infer<typeof ownPlanForm>;

/** When a calendar reminds. */
export const reminderForm = z.object({
  time: z.string().check(z.minLength(1, "Choose a time.")),
  weekdays,
});
export type ReminderForm = z.infer<typeof reminderForm>;
