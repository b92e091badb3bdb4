import { z } from "zod";
import { BOOK_IDS } from "@/lib/bible/canon";
import {
  flagField,
  lineField,
  numberField,
  rowIdField,
  versionField,
} from "@/lib/http/body-fields";
import { dayField } from "@/lib/http/day-field";
import { listQuery } from "@/lib/http/list-query";
import { positionQuery } from "@/lib/http/position-query";
import { workspaceQuery } from "@/lib/workspaces/schema";
import {
  CHOOSE_BOOK,
  CHOOSE_WEEKDAY,
  EVERY_DAY,
  MAX_PLAN_DAYS,
  MAX_READINGS,
  PLAN_ACTIONS,
} from "./constants";
import { scheduledDay } from "./contract";

/** Query of the list of plans: in their order, in pages. */
export const readingPlanListQuery = positionQuery;

/**
 * A plan as the list has it. `progress` is 0 here: what a visitor has done of it is a read of its
 * own, which an empty list does not touch.
 */
const readingPlanSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  duration: z.string(),
  category: z.string(),
  progress: z.number().int().min(0).max(100),
  difficulty: z.string(),
  dailyReading: z.string(),
  hasSchedule: z.boolean().describe("Whether it can be started: it has a schedule."),
});
export type ReadingPlanResponse = z.output<typeof readingPlanSchema>;
export const readingPlanListResponse = z.array(readingPlanSchema);

export const planParams = z.object({
  planId: z
    .string("planId is text.")
    .max(200, "planId has at most 200 characters.")
    .describe("Id of a plan, as the list of plans has it."),
});

/** A plan with its days; `schedule` is null when it has none. */
export const readingPlanScheduleResponse = readingPlanSchema.extend({
  schedule: z.array(scheduledDay).nullable(),
});
export type ReadingPlanSchedule = z.output<typeof readingPlanScheduleResponse>;

const CHOOSE_BOOKS = "Choose books by their ids, for example Gen or 1Cor, each once.";
const book = z.enum(BOOK_IDS, CHOOSE_BOOKS);
const books = z
  .array(book, CHOOSE_BOOKS)
  .min(1, CHOOSE_BOOK)
  .max(66, CHOOSE_BOOKS)
  .refine((ids) => new Set(ids).size === ids.length, CHOOSE_BOOKS);

const WEEK = "weekdays are numbers from 0 (Sunday) to 6, each once.";
/** Days of the week for reading. */
export const weekdaysField = z
  .array(z.number(WEEK).int(WEEK).min(0, WEEK).max(6, WEEK), WEEK)
  .min(1, CHOOSE_WEEKDAY)
  .max(7, WEEK)
  .refine((days) => new Set(days).size === days.length, WEEK)
  .transform((days) => [...days].sort((a, b) => a - b));

const weekdays = weekdaysField.default([...EVERY_DAY]);
const length = numberField("days", 1, MAX_PLAN_DAYS);
const inDigits = /^\d(,\d)*$/;

/**
 * What an own plan would be, before it is started. Lists are separated by commas:
 * `books=Gen,Exod&weekdays=1,2,3`.
 */
export const previewQuery = z.object({
  books: z
    .string(CHOOSE_BOOKS)
    .max(600, CHOOSE_BOOKS)
    .transform((text) => text.split(","))
    .pipe(books)
    .describe("OSIS ids with commas between them: “Gen,Exod”."),
  days: z
    .string("days is a whole number.")
    .regex(/^\d{1,4}$/, "days is a whole number.")
    .transform(Number)
    .pipe(length)
    .meta({
      ...{ type: "integer", minimum: 1, maximum: MAX_PLAN_DAYS, pattern: undefined },
      description: "Calendar days from the first to the last.",
    }),
  start: dayField("start").optional().describe("The first day (YYYY-MM-DD); today when left out."),
  weekdays: z
    .string(WEEK)
    .regex(inDigits, WEEK)
    .transform((text) => text.split(",").map(Number))
    .pipe(weekdaysField)
    .default([...EVERY_DAY])
    .describe("Days for reading, from 0 (Sunday), with commas between them; all when left out."),
});
export type PreviewQuery = z.output<typeof previewQuery>;
/** The visitor's day; the server's own (UTC) when a client names none. */
const today = dayField("today").optional();

export const startedPlanListQuery = z.object({
  ...workspaceQuery.shape,
  ...listQuery.shape,
  today,
});
export type StartedPlanListQuery = z.output<typeof startedPlanListQuery>;
export const startedPlanQuery = z.object({ today });

/** Starts a plan of the list, or one of the visitor's own, today or on the day chosen. */
export const startBody = z
  .object({
    planId: z
      .string("planId is text.")
      .min(1, "planId is text.")
      .max(200, "planId has at most 200 characters.")
      .optional(),
    own: z
      .object(
        {
          title: lineField("Title", { max: 200 }).optional(),
          books,
          days: length.describe("Calendar days from the first to the last."),
        },
        "own has books and days.",
      )
      .optional(),
    start: dayField("start").optional(),
    weekdays,
    today,
    ...workspaceQuery.shape,
  })
  .refine(
    ({ planId, own }) => (planId === undefined) !== (own === undefined),
    "Name a plan (planId), or choose the books of one of your own (own).",
  );
export type StartBody = z.output<typeof startBody>;

export const startedPlanParams = z.object({ startedPlanId: rowIdField() });

const ACTION = `action is one of ${PLAN_ACTIONS.join(", ")}.`;
export const planChange = z.object({
  version: versionField,
  action: z.enum(PLAN_ACTIONS, ACTION),
  today,
});
export type PlanChange = z.output<typeof planChange>;

const READINGS = "readings are places in the plan, from 0.";
/**
 * Ticks or unticks readings. `version` is that of the schedule, so that a tick made before a
 * restart does not fall into the new round.
 */
export const tickBody = z.object({
  version: versionField,
  readings: z
    .array(numberField("reading", 0, MAX_READINGS - 1), READINGS)
    .min(1, READINGS)
    .max(MAX_READINGS, READINGS),
  done: flagField("done"),
  today,
});
export type TickBody = z.output<typeof tickBody>;
