import { z } from "zod";
import { citationSchema, evidenceInputs } from "@/lib/evidence/schema";
import { order } from "../schema";

const words = z.string().trim().min(1);

/** The ways of counting years that a visitor may choose from. */
export const CHRONOLOGIES = ["ussher", "septuagint", "late-date", "mainstream"] as const;
export type Chronology = (typeof CHRONOLOGIES)[number];

/**
 * When something happened by one chronology. Years are negative for BC and never 0. `year` is null
 * where this way of counting has no such date on the scale (before 6000 BC, or not held to have
 * happened so); `label` then says which. `earliest` and `latest` bound an uncertain date.
 */
const chronologyDate = z
  .strictObject({
    year: z.number().int().nullable(),
    earliest: z.number().int().optional(),
    latest: z.number().int().optional(),
    label: words,
    note: words.optional(),
  })
  .refine(({ year }) => year !== 0, "There is no year 0");
const dates = z.strictObject({
  ussher: chronologyDate,
  septuagint: chronologyDate,
  "late-date": chronologyDate,
  mainstream: chronologyDate,
});

/** Names for lucide icons that the screens draw. */
const timelineIcon = z.enum([
  "sun",
  "waves",
  "castle",
  "cross",
  "bone",
  "sparkles",
  "cloud",
  "sprout",
  "star",
  "fish",
  "paw",
  "globe",
  "skull",
  "dna",
  "bird",
]);

export const timelineEventSchema = z.strictObject({
  /** Also the anchor (/timelines#fall-of-jerusalem) and the event id of the analysis. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: words,
  type: z.enum(["biblical", "evolutionary"]),
  icon: timelineIcon,
  /** One or two sentences for the card. */
  summary: words,
  /** Paragraphs, separated by blank lines. */
  description: words,
  dates,
  evidence: z.array(words).min(2),
  contradictions: z.array(words).min(1),
  biblicalReferences: z.array(words),
  sources: z.array(citationSchema).min(2),
  grading: evidenceInputs,
});
export type TimelineEvent = z.infer<typeof timelineEventSchema>;

/** A small marker between the events, for orientation; it has no card and no score. */
export const landmarkSchema = z.strictObject({
  id: z.string(),
  title: words,
  dates,
  biblicalReferences: z.array(words),
});
export type Landmark = z.infer<typeof landmarkSchema>;

/** What each chronology is, for the switch. */
export const chronologyInfo = z.strictObject({
  id: z.enum(CHRONOLOGIES),
  label: words,
  explanation: words,
  source: words,
});
export type ChronologyInfo = z.infer<typeof chronologyInfo>;

/** What both columns of a comparison hold, so that each is weighed by the same rule. */
const comparedClaim = {
  claim: words,
  /** As those argue who hold the claim. */
  evidence: z.array(words).min(2),
  /** As those argue who reject it. */
  problems: z.array(words).min(1),
  /** What has been claimed on this side and did not hold. */
  failures: z.array(words).min(1),
  /** The best answer to this column of those who hold the other. */
  reply: z.array(words).min(1),
  /** Of the part of the claim that is a statement about the past. */
  grading: evidenceInputs,
};

export const comparisonSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  order,
  title: words,
  biblical: z.strictObject({
    ...comparedClaim,
    /** What in the claim is meaning and so has no score, and why; the rest is graded. */
    ungraded: words.optional(),
  }),
  evolutionary: z.strictObject(comparedClaim),
  /** What both sides grant, or what stays open. */
  commonGround: words,
  biblicalReferences: z.array(words).min(1),
  sources: z.array(citationSchema).min(2),
});
export type Comparison = z.infer<typeof comparisonSchema>;

export const creationDaySchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  order,
  /** The year label as shown: "Day 1 · 4004 BC (Ussher)"; for the flood "about 4,400 BC". */
  year: words,
  event: words,
  description: words,
  /**
   * The scientific-evidence note: the young-earth note, attributed, and the mainstream view in a
   * sentence.
   */
  evidence: words,
  mainstream: words,
  icon: timelineIcon,
  biblicalReferences: z.array(words).min(1),
  sources: z.array(citationSchema).min(1),
});
export type CreationDay = z.infer<typeof creationDaySchema>;

export const evolutionProblemSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  order,
  title: words,
  /** As those who argue it rate it; the page says so. */
  severity: z.enum(["Critical", "Fatal"]),
  description: words,
  argument: z.array(words).min(1),
  /** The mainstream reply. */
  reply: z.array(words).min(1),
  sources: z.array(citationSchema).min(2),
});
export type EvolutionProblem = z.infer<typeof evolutionProblemSchema>;
