// The file a visitor takes along: what it looks like, and how much of what may be in it. Both sides of export and import.
import { z } from "zod";
import { BOOK_IDS, CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { inFigures } from "@/lib/count-words";
import { HIGHLIGHT_COLOURS } from "@/lib/highlights/constants";
import { dayField } from "@/lib/http/day-field";
import { MAX_READINGS } from "@/lib/reading-plans/constants";
import { weekdaysField } from "@/lib/reading-plans/schema";
import { counts, demoLabel } from "../schema";

export const ARCHIVE_FORMAT = "truth-uncovered-workspace";
/** Raised when an older version of the site would leave something out. Version 1 had no reading plans, sessions and highlights. */
export const ARCHIVE_VERSION = 2;
const READABLE_VERSIONS = [1, ARCHIVE_VERSION];
/** Things in a file that can be brought back in one go; its bytes: MAX_ARCHIVE_BYTES. */
export const MAX_ARCHIVE_ITEMS = 10_000;
/** Milliseconds an import may take. */
export const IMPORT_MS = 10_000;

const text = (most: number) => z.string().max(most);
/** A moment; one in the future counts as now. */
const moment = z.iso
  .datetime({ offset: true, error: "is not a date and time" })
  .transform((value) => new Date(Math.min(Date.parse(value), Date.now())))
  .refine((date) => !Number.isNaN(date.getTime()), "is not a date and time");

const verse = z.object({
  reference: text(200).min(1),
  verseText: text(20_000),
  book: text(60),
  chapter: z.number().int().min(0).max(1_000),
  verse: z.number().int().min(0).max(1_000),
  translation: text(40).min(1),
  personalNote: text(10_000).nullable(),
  createdAt: moment,
});

const collection = z.object({
  title: text(500).min(1),
  description: text(5_000).nullable(),
  createdAt: moment,
  /** In their order. */
  verses: z.array(verse),
});

const creation = z.object({
  title: text(500).min(1),
  content: text(50_000),
  type: z.enum(["poem", "prayer", "meditation"]),
  prompt: text(10_000),
  scriptureReferences: z.array(text(200)).max(500),
  createdAt: moment,
});

const turn = z.object({
  role: z.enum(["user", "assistant"]),
  content: text(50_000),
  verseReferences: z.array(text(200)).max(500),
  createdAt: moment,
});

const conversation = z.object({
  title: text(500).nullable(),
  createdAt: moment,
  /** Oldest first. */
  turns: z.array(turn).min(1),
});

const day = dayField("day");
const list = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(MAX_READINGS);

const startedPlan = z
  .object({
    planId: text(200).nullable(),
    title: text(500).min(1),
    references: list(text(100).min(1)),
    words: list(z.number().int().min(1).max(100_000)),
    planDays: list(z.number().int().min(1).max(MAX_READINGS)),
    /** Days since 1970-01-01. */
    dueDays: list(z.number().int().min(0).max(200_000)),
    dayTitles: z.array(text(500)).max(MAX_READINGS),
    weekdays: weekdaysField,
    start: day,
    stoppedOn: day.nullable(),
    createdAt: moment,
    ticks: z
      .array(z.object({ reading: z.number().int().min(0), day, createdAt: moment }))
      .max(MAX_READINGS),
  })
  .refine(
    ({ references, words, planDays, dueDays, ticks }) =>
      [words, planDays, dueDays].every((other) => other.length === references.length) &&
      planDays.every((planDay, at) => at === 0 || planDay >= (planDays[at - 1] ?? 0)) &&
      ticks.every(({ reading }) => reading < references.length) &&
      new Set(ticks.map(({ reading }) => reading)).size === ticks.length,
    "is not a plan",
  );

const verseNumber = z.number().int().min(1).max(176);
const session = z.object({
  day,
  reference: text(2_000).min(1),
  title: text(2_000).min(1),
  book: z.enum(BOOK_IDS),
  type: z.enum(["chapter", "passage", "psalm"]),
  seconds: z.number().int().min(0).max(100_000),
  chapters: z
    .array(
      z.object({
        chapter: z.number().int().min(1).max(150),
        passed: z.array(z.tuple([verseNumber, verseNumber])).max(200),
        isRead: z.boolean(),
      }),
    )
    .max(150),
  notes: text(10_000).nullable(),
  createdAt: moment,
});

const highlight = z.object({
  canonicalOrder: z.number().int().min(1).max(CANON_VERSE_COUNT),
  colour: z.enum(HIGHLIGHT_COLOURS),
  label: text(40).min(1),
  createdAt: moment,
});

/** The whole file. What it says beyond these fields (ids, what was public) is not taken over. */
export const archiveBody = z
  .object({
    format: z.literal(ARCHIVE_FORMAT, "This is not a file that was exported here."),
    version: z
      .number("version is a number.")
      .refine(
        (version) => READABLE_VERSIONS.includes(version),
        "This file was exported by a newer version of the site.",
      ),
    collections: z.array(collection),
    creations: z.array(creation),
    conversations: z.array(conversation),
    plans: z.array(startedPlan).default([]),
    sessions: z.array(session).default([]),
    highlights: z.array(highlight).default([]),
  })
  .refine(
    (archive) => countItems(archive) <= MAX_ARCHIVE_ITEMS,
    `A file may hold ${inFigures(MAX_ARCHIVE_ITEMS)} things at most.`,
  );
export type Archive = z.output<typeof archiveBody>;
export type ArchivedVerse = z.output<typeof verse>;

interface Counted {
  collections: { verses: unknown[] }[];
  creations: unknown[];
  conversations: { turns: unknown[] }[];
  plans: { ticks: unknown[] }[];
  sessions: unknown[];
  highlights: unknown[];
}

/** Rows that the file's things take. */
export function countItems(archive: Counted): number {
  const { collections, creations, conversations, plans, sessions, highlights } = archive;
  const below = [
    ...collections.map(({ verses }) => verses),
    ...conversations.map(({ turns }) => turns),
    ...plans.map(({ ticks }) => ticks),
  ];
  return below.reduce(
    (sum, rows) => sum + 1 + rows.length,
    creations.length + sessions.length + highlights.length,
  );
}

/** What an import brought, and how much of it was there already. */
export const importResponse = z.object({
  added: counts,
  alreadyThere: z.number().int(),
});
export type ImportAnswer = z.output<typeof importResponse>;

export const exportQuery = z.object({
  format: z.enum(["json", "markdown"], "format is json or markdown.").default("json"),
  userId: demoLabel.optional(),
});
