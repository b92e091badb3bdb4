// The file a visitor takes along: what it looks like, and how much of what may be in it. Both sides
// of export and import.
import { z } from "zod";
import { BOOK_IDS, CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { ANY_CODE } from "@/lib/bible/constants";
import { isWrittenReference } from "@/lib/bible/rules";
import { MAX_NOTE_COPIES } from "@/lib/collections/constants";
import { inFigures } from "@/lib/count-words";
import { HIGHLIGHT_COLORS } from "@/lib/highlights/constants";
import { toLine } from "@/lib/http/body-fields";
import { dayField } from "@/lib/http/day-field";
import { MAX_LEARNED_VERSES } from "@/lib/learning/constants";
import { MAX_READINGS } from "@/lib/reading-plans/constants";
import { weekdaysField } from "@/lib/reading-plans/schema";
import { MAX_DEVICE_NAME } from "../devices/constants";
import { counts, demoLabel } from "../schema";
import type { CheckedVerse } from "./check-verses";

export const ARCHIVE_FORMAT = "truth-uncovered-workspace";
/**
 * Raised when an older version of the site would leave something out. Version 1 had no reading
 * plans, sessions and highlights, version 2 nothing that is learned by heart, version 3 no copies of
 * notes.
 */
export const ARCHIVE_VERSION = 4;
const READABLE_VERSIONS = [1, 2, 3, ARCHIVE_VERSION];
/** Things in a file that can be brought back in one go; its bytes: MAX_ARCHIVE_BYTES. */
export const MAX_ARCHIVE_ITEMS = 10_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: a NUL is what is looked for
const UNSTORABLE = /[\u0000\p{Surrogate}]/u;
/** Text that PostgreSQL can store: no NUL, no half of a sign. */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .refine((value) => !UNSTORABLE.test(value), "holds a character that cannot be kept");
/**
 * A moment since 1970, when computers' days begin: nothing here is older. One in the future counts
 * as now.
 */
const moment = z.iso
  .datetime({ offset: true, error: "is not a date and time" })
  .transform((value) => Math.min(Date.parse(value), Date.now()))
  .refine((time) => time >= 0, "is not a date and time since 1970")
  .transform((time) => new Date(time));

/** A list that is looked into only when it is not longer than it may be. */
function boundedList<Item extends z.ZodType>(item: Item, most: number, least = 0) {
  return z
    .custom<unknown[]>(
      (value) => Array.isArray(value) && value.length >= least && value.length <= most,
      `is a list of ${least} to ${inFigures(most)} entries`,
    )
    .pipe(z.array(item));
}
/** A list whose entries are read one by one. */
const anyList = z.custom<unknown[]>((value) => Array.isArray(value), "is a list");

/**
 * References beside a text. Whoever wrote the file, only what is written as a reference is one; the
 * site writes no others.
 */
const references = boundedList(text(200), 500).transform((list) => list.filter(isWrittenReference));

export const verse = z.object({
  /**
   * Words that are no reference stay what they are, a line of the visitor's: import-service.ts
   * stores them without a location in the Bible.
   */
  reference: text(200)
    .min(1)
    .transform((words) => toLine(words) || "No reference"),
  verseText: text(20_000),
  book: text(60),
  chapter: z.number().int().min(0).max(1_000),
  verse: z.number().int().min(0).max(1_000),
  translation: text(40).min(1),
  personalNote: text(10_000).nullable(),
  /** Notes that were written elsewhere from the same one. */
  noteCopies: boundedList(
    z.object({
      id: z
        .string()
        .max(100)
        .transform(() => crypto.randomUUID()),
      text: text(10_000).min(1),
      device: text(MAX_DEVICE_NAME).transform(toLine).nullable(),
      writtenAt: moment.transform((at) => at.toISOString()),
    }),
    MAX_NOTE_COPIES,
  )
    .nullish()
    .transform((copies) => copies ?? []),
  createdAt: moment,
});

export const collectionHead = z.object({
  title: text(500).min(1),
  description: text(5_000).nullable(),
  createdAt: moment,
  /** In their order. */
  verses: anyList,
});

export const creation = z.object({
  title: text(500).min(1),
  content: text(50_000),
  type: z.enum(["poem", "prayer", "meditation"]),
  prompt: text(10_000),
  scriptureReferences: references,
  createdAt: moment,
});

export const turn = z.object({
  role: z.enum(["user", "assistant"]),
  content: text(50_000),
  verseReferences: references,
  createdAt: moment,
});

export const conversationHead = z.object({
  title: text(500).nullable(),
  createdAt: moment,
  /** Oldest first. */
  turns: anyList.refine((turns) => turns.length > 0, "holds at least one turn"),
});

const day = dayField("day");
const list = <Item extends z.ZodType>(item: Item) => boundedList(item, MAX_READINGS, 1);

export const startedPlan = z
  .object({
    planId: text(200).nullable(),
    title: text(500).min(1),
    references: list(text(100).min(1)),
    words: list(z.number().int().min(1).max(100_000)),
    planDays: list(z.number().int().min(1).max(MAX_READINGS)),
    /** Days since 1970-01-01. */
    dueDays: list(z.number().int().min(0).max(200_000)),
    dayTitles: boundedList(text(500), MAX_READINGS),
    weekdays: weekdaysField,
    start: day,
    stoppedOn: day.nullable(),
    createdAt: moment,
    ticks: boundedList(
      z.object({ reading: z.number().int().min(0), day, createdAt: moment }),
      MAX_READINGS,
    ),
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
export const session = z.object({
  day,
  reference: text(2_000).min(1),
  title: text(2_000).min(1),
  book: z.enum(BOOK_IDS),
  type: z.enum(["chapter", "passage", "psalm"]),
  seconds: z.number().int().min(0).max(100_000),
  chapters: boundedList(
    z.object({
      chapter: z.number().int().min(1).max(150),
      passed: boundedList(z.tuple([verseNumber, verseNumber]), 200),
      isRead: z.boolean(),
    }),
    150,
  ),
  notes: text(10_000).nullable(),
  createdAt: moment,
});

export const highlight = z.object({
  canonicalOrder: z.number().int().min(1).max(CANON_VERSE_COUNT),
  colour: z.enum(HIGHLIGHT_COLORS),
  label: text(40).min(1),
  createdAt: moment,
});

const order = z.number().int().min(1).max(CANON_VERSE_COUNT);
const dayNumber = z.number().int().min(0).max(200_000);
const times = z.number().int().min(0).max(1_000_000);
export const learned = z
  .object({
    translation: text(12).regex(ANY_CODE),
    startOrder: order,
    endOrder: order,
    dueDay: dayNumber,
    reviewedDay: dayNumber.nullable(),
    stability: z.number().min(0.001).max(36_500).nullable(),
    difficulty: z.number().min(1).max(10).nullable(),
    reviews: times,
    lapses: times,
    createdAt: moment,
  })
  .refine(
    ({ startOrder, endOrder, reviews, lapses, reviewedDay, stability, difficulty }) =>
      endOrder >= startOrder &&
      endOrder - startOrder < MAX_LEARNED_VERSES &&
      lapses <= reviews &&
      [reviewedDay, stability, difficulty].every((known) => (known === null) === (reviews === 0)),
    "is not a passage that is learned",
  );

export const TOO_MANY_ITEMS = `A file may hold at most ${inFigures(MAX_ARCHIVE_ITEMS)} items.`;

/**
 * The file without what is in its lists. What it says beyond these fields (ids, what was public) is
 * not taken over.
 */
export const archiveHead = z.object({
  format: z.literal(ARCHIVE_FORMAT, "This is not a file that was exported here."),
  version: z
    .number("version is a number.")
    .refine(
      (version) => READABLE_VERSIONS.includes(version),
      "This file was exported by a newer version of the site.",
    ),
  collections: anyList,
  creations: anyList,
  conversations: anyList,
  plans: anyList.default([]),
  sessions: anyList.default([]),
  highlights: anyList.default([]),
  learned: anyList.default([]),
});

export type ArchivedVerse = z.output<typeof verse>;

/** A file as it was read: every part checked, every verse compared with our text. */
export interface Archive {
  collections: (Omit<z.output<typeof collectionHead>, "verses"> & { verses: CheckedVerse[] })[];
  creations: z.output<typeof creation>[];
  conversations: (Omit<z.output<typeof conversationHead>, "turns"> & {
    turns: z.output<typeof turn>[];
  })[];
  plans: z.output<typeof startedPlan>[];
  sessions: z.output<typeof session>[];
  highlights: z.output<typeof highlight>[];
  learned: z.output<typeof learned>[];
  /** SHA-256 (hex) of all of it. */
  digest: string;
}
/** Only its type: the file is read in parts (read-archive.ts). */
export const archiveBody = z.custom<Archive>();

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
