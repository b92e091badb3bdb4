import * as z from "zod/mini";

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ""),
);
const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** A plan of the list; only id and title are demanded. */
export const readingPlan = z.object({
  id,
  title: z.string(),
  description: text,
  duration: text,
  category: text,
  progress: z.pipe(
    z.nullish(z.number()),
    z.transform((value) => value ?? 0),
  ),
  difficulty: text,
  dailyReading: text,
  /** False: it can be shown, not started. */
  hasSchedule: z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value === true),
  ),
});
export type ReadingPlan = z.infer<typeof readingPlan>;
export const readingPlanList = z.array(readingPlan);

const scheduledReading = z.object({
  reference: z.string(),
  words: z.number(),
  /** Of reading alone, at 200 words a minute. */
  minutes: z.number(),
});

export const scheduledDay = z.object({
  /** 1, 2 … */
  day: z.number(),
  title: z.nullable(z.string()),
  readings: z.array(scheduledReading),
  words: z.number(),
  minutes: z.number(),
});

/** A plan's days; null when it has none. */
export const planSchedule = z.object({
  id,
  title: z.string(),
  schedule: z.nullish(z.array(scheduledDay)),
});
export type PlanSchedule = z.infer<typeof planSchedule>;

/** What an own plan would be. */
export const preview = z.object({
  start: z.string(),
  endsOn: z.string(),
  /** The most minutes any day takes. */
  minutesADay: z.number(),
  schedule: z.array(z.extend(scheduledDay, { date: z.string() })),
});
export type Preview = z.infer<typeof preview>;

const startedDay = z.object({
  date: z.string(),
  /** Which of the plan's days (1, 2 …) are read on it. */
  planDays: z.array(z.number()),
  title: z.nullable(z.string()),
  readings: z.array(
    z.extend(scheduledReading, {
      /** Its number in the plan, from 0: what a tick names. */
      reading: z.number(),
      done: z.boolean(),
      /** The visitor's day on which it was done. */
      doneOn: z.nullable(z.string()),
    }),
  ),
  words: z.number(),
  minutes: z.number(),
});
export type StartedDay = z.infer<typeof startedDay>;

/** A started plan as the list has it. */
export const startedPlan = z.object({
  id: z.string(),
  /** The plan of the list; null for the visitor's own. */
  planId: z.nullable(z.string()),
  title: z.string(),
  /** Percent of its words that were read. */
  progress: z.number(),
  status: z.enum(["upcoming", "active", "done", "stopped"]),
  start: z.string(),
  /**
   * The last day on which something is due as the schedule stands; for a plan that is done, the day
   * it was done.
   */
  endsOn: z.string(),
  weekdays: z.array(z.number()),
  readingCount: z.number(),
  doneCount: z.number(),
  /** Readings that were due before today. */
  missedCount: z.number(),
  /** The days they were due. */
  missedDays: z.number(),
  /** What is due today: null on a day without reading. */
  today: z.nullable(startedDay),
  /**
   * The first day that is not done: today, one that was missed, or one to come. Null when nothing
   * is left.
   */
  next: z.nullable(startedDay),
  /** Readings due on each of the next days, read or not, today first. */
  dueCounts: z._default(z.array(z.number()), []),
  stoppedOn: z.nullable(z.string()),
  /** To be sent with a change. */
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type StartedPlan = z.infer<typeof startedPlan>;
export const startedPlanList = z.array(startedPlan);

const outlook = z.object({ endsOn: z.string(), minutesADay: z.number() });

/** A started plan with its days, and where each way of recovering would lead. */
export const startedPlanDetail = z.extend(startedPlan, {
  /** All of them; in the answer to a tick those that it changed. */
  days: z.array(startedDay),
  recovery: z.nullable(
    z.object({
      catchUp: outlook,
      /** Null when its end has passed: then there is no day left to spread over. */
      repace: z.nullable(outlook),
      extend: outlook,
    }),
  ),
});
export type StartedPlanDetail = z.infer<typeof startedPlanDetail>;

/** The visitor's reminder; null when there is none. */
export const reminder = z.object({
  reminder: z.nullable(
    z.object({
      time: z.string(),
      weekdays: z.array(z.number()),
      timeZone: z.nullable(z.string()),
      /**
       * Path of the feed, for calendars to subscribe to. Whoever has it sees what is to be read;
       * null in the demo space.
       */
      feed: z.nullable(z.string()),
    }),
  ),
});
export type Reminder = z.infer<typeof reminder>;

export const deleted = z.object({ deleted: z.boolean() });
