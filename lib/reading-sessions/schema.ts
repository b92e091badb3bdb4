import { z } from "zod";
import { BOOK_IDS } from "@/lib/bible/canon";
import { countVerses } from "@/lib/bible/rules";
import {
  lineField,
  numberField,
  optionalText,
  rowIdField,
  versionField,
} from "@/lib/http/body-fields";
import { dayField } from "@/lib/http/day-field";
import { listQuery } from "@/lib/http/list-query";
import { workspaceQuery } from "@/lib/workspaces/schema";
import { MAX_NOTES, MAX_TITLE, TITLE_NEEDED } from "./constants";

export const sessionListQuery = z.object({ ...workspaceQuery.shape, ...listQuery.shape });
export type SessionListQuery = z.output<typeof sessionListQuery>;

const PASSED = "passed is a list of [first verse, last verse].";
const verseNumber = z.number(PASSED).int(PASSED).min(1, PASSED).max(176, PASSED);

/**
 * What the reader reports, about every half minute and when the page is left: what is new since the
 * last report.
 */
export const touchBody = z
  .object({
    /** OSIS id. */
    book: z.enum(BOOK_IDS, "book is an id like Gen or 1Cor."),
    chapter: numberField("chapter", 1, 150),
    /** Verses that went past the reader's eyes. */
    passed: z
      .array(z.tuple([verseNumber, verseNumber], PASSED), PASSED)
      .max(50, PASSED)
      .default([]),
    /** Seconds in which the page was visible. */
    seconds: numberField("seconds", 0, 3_600),
    /** The visitor's day. */
    today: dayField("today"),
    /** That it was read a while ago and could not be reported until now. */
    late: z.boolean("late is true or false.").optional(),
    ...workspaceQuery.shape,
  })
  .superRefine(({ book, chapter, passed }, context) => {
    const verses = countVerses(book, chapter);
    if (verses === 0) {
      context.addIssue({ code: "custom", path: ["chapter"], message: "There is no such chapter." });
    } else if (passed.some(([first, last]) => first > last || last > verses)) {
      const message = `This chapter has ${verses} verses.`;
      context.addIssue({ code: "custom", path: ["passed"], message });
    }
  });
export type TouchBody = z.output<typeof touchBody>;

export const sessionParams = z.object({ sessionId: rowIdField() });

export const sessionChange = z
  .object({
    version: versionField,
    title: lineField("Title", { max: MAX_TITLE, required: TITLE_NEEDED }).optional(),
    notes: optionalText("notes", MAX_NOTES),
  })
  .refine(
    ({ title, notes }) => title !== undefined || notes !== undefined,
    "Name what is to change: title or notes.",
  );
export type SessionChange = z.output<typeof sessionChange>;

/** A session as the spec names its fields, and what is needed to change it. */
export const sessionSchema = z.object({
  id: z.string(),
  reference: z.string(),
  title: z.string(),
  /** The day where the visitor was, YYYY-MM-DD. */
  date: z.string(),
  /** "12 minutes" */
  readingTime: z.string(),
  category: z.string(),
  type: z.enum(["chapter", "passage", "psalm"]),
  notes: z.string().nullable(),
  /** OSIS id of the book. */
  book: z.string(),
  chaptersRead: z.number().int(),
  seconds: z.number().int(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type ReadingSessionResponse = z.output<typeof sessionSchema>;
export const sessionListResponse = z.array(sessionSchema);

export const touchResponse = sessionSchema.extend({
  /** Whether the last of the chapter's verses that were missing have been passed just now. */
  chapterDone: z.boolean(),
});
export type TouchAnswer = z.output<typeof touchResponse>;

export const summaryQuery = z.object({
  ...workspaceQuery.shape,
  today: dayField("today").optional(),
  /** Of the heat map; the year of today when left out. */
  year: z
    .string("year is a year like 2026.")
    .regex(/^2[01]\d\d$/, "year is a year like 2026.")
    .optional(),
});
export type SummaryQuery = z.output<typeof summaryQuery>;

export const summaryResponse = z.object({
  sessions: z.number().int(),
  minutes: z.number().int(),
  dayStreak: z.number().int(),
  /** Most sessions first. */
  categories: z.array(z.object({ category: z.string(), sessions: z.number().int() })),
  /** The streak with missed days forgiven; null when there is nothing to tell. */
  grace: z.object({ days: z.number().int(), graceDays: z.number().int() }).nullable(),
  daysThisYear: z.number().int(),
  year: z.object({
    year: z.string(),
    /** Days with reading only, in order. */
    days: z.array(
      z.object({ date: z.string(), sessions: z.number().int(), minutes: z.number().int() }),
    ),
  }),
  /** The latest session: where the visitor left off. */
  last: sessionSchema.nullable(),
});
export type SummaryResponse = z.output<typeof summaryResponse>;
