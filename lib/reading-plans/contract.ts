import * as z from "zod/mini";

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ""),
);
const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
const count = z._default(z.number(), 0);

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

const reading = { reference: z.string(), words: count, minutes: count };
const scheduledDay = {
  day: z.number(),
  title: z.nullish(z.string()),
  readings: z.array(z.object(reading)),
  minutes: count,
};

export const planSchedule = z.object({
  id,
  title: z.string(),
  schedule: z.nullish(z.array(z.object(scheduledDay))),
});
export type PlanSchedule = z.infer<typeof planSchedule>;

export const preview = z.object({
  start: z.string(),
  endsOn: z.string(),
  minutesADay: z.number(),
  schedule: z.array(z.object({ ...scheduledDay, date: z.string() })),
});
export type Preview = z.infer<typeof preview>;

const startedDay = z.object({
  date: z.string(),
  planDays: z.array(z.number()),
  title: z.nullish(z.string()),
  readings: z.array(
    z.object({
      ...reading,
      /** Its place in the plan: what a tick names. */
      reading: z.number(),
      done: z.boolean(),
      doneOn: z.nullish(z.string()),
    }),
  ),
  minutes: count,
});
export type StartedDay = z.infer<typeof startedDay>;

export const startedPlan = z.object({
  id: z.string(),
  planId: z.nullish(z.string()),
  title: z.string(),
  progress: z.number(),
  status: z.enum(["upcoming", "active", "done", "stopped"]),
  start: z.string(),
  endsOn: z.string(),
  weekdays: z.array(z.number()),
  readingCount: count,
  doneCount: count,
  missedCount: count,
  missedDays: count,
  today: z.nullish(startedDay),
  next: z.nullish(startedDay),
  /** To be sent with a change. */
  version: z.number(),
});
export type StartedPlan = z.infer<typeof startedPlan>;
export const startedPlanList = z.array(startedPlan);

const outlook = z.object({ endsOn: z.string(), minutesADay: z.number() });
export const startedPlanDetail = z.extend(startedPlan, {
  days: z.array(startedDay),
  recovery: z.nullish(z.object({ catchUp: outlook, repace: z.nullish(outlook), extend: outlook })),
});
export type StartedPlanDetail = z.infer<typeof startedPlanDetail>;

export const reminder = z.object({
  reminder: z.nullish(
    z.object({
      time: z.string(),
      weekdays: z.array(z.number()),
      timeZone: z.nullish(z.string()),
      feed: z.nullish(z.string()),
    }),
  ),
});
export type Reminder = z.infer<typeof reminder>;

export const deleted = z.object({ deleted: z.boolean() });
