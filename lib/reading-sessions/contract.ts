import * as z from "zod/mini";

export const readingSession = z.object({
  id: z.string(),
  reference: z.string(),
  title: z.string(),
  date: z.string(),
  readingTime: z.string(),
  category: z.string(),
  type: z.string(),
  notes: z.nullish(z.string()),
  chaptersRead: z._default(z.number(), 0),
  /** To be sent with a change. */
  version: z._default(z.number(), 0),
});
export type ReadingSession = z.infer<typeof readingSession>;
export const readingSessionList = z.array(readingSession);

export const touched = z.extend(readingSession, {
  /** The last of the chapter's verses that were missing have been passed just now. */
  chapterDone: z._default(z.boolean(), false),
});

export const summary = z.object({
  sessions: z.number(),
  minutes: z.number(),
  dayStreak: z.number(),
  categories: z.array(z.object({ category: z.string(), sessions: z.number() })),
  grace: z.nullish(z.object({ days: z.number(), graceDays: z.number() })),
  daysThisYear: z.number(),
  year: z.object({
    year: z.string(),
    days: z.array(z.object({ date: z.string(), sessions: z.number(), minutes: z.number() })),
  }),
  last: z.nullish(readingSession),
});
export type Summary = z.infer<typeof summary>;

export const deleted = z.object({ deleted: z.boolean() });
