import { z } from "zod";
import { shareTokenField } from "@/lib/http/body-fields";
import { dayField } from "@/lib/http/day-field";
import { workspaceQuery } from "@/lib/workspaces/schema";
import { EVERY_DAY } from "../constants";
import { weekdaysField } from "../schema";

const TIME = "time is a time like 07:30.";
/** HH:MM, from 00:00 to 23:59. */
const timeField = z.string(TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME);

const ZONE = "timeZone is a name like Europe/Berlin.";
const timeZoneField = z
  .string(ZONE)
  .max(60, ZONE)
  .refine((name) => {
    try {
      new Intl.DateTimeFormat("en", { timeZone: name });
      return /^[A-Za-z0-9_+\-/]+$/.test(name);
    } catch {
      return false;
    }
  }, ZONE);

export const reminderQuery = workspaceQuery;
export const reminderBody = z.object({
  time: timeField,
  weekdays: weekdaysField.default([...EVERY_DAY]),
  /** IANA name; what the browser says. */
  timeZone: timeZoneField.nullish(),
  ...workspaceQuery.shape,
});
export type ReminderBody = z.output<typeof reminderBody>;

export const feedParams = z.object({
  /** The token, with or without ".ics". */
  token: z
    .string("token is text.")
    .transform((token) => token.replace(/\.ics$/, ""))
    .pipe(shareTokenField),
});

export const calendarQuery = z.object({
  time: timeField.optional(),
  today: dayField("today").optional(),
});
