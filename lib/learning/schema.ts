import { z } from "zod";
import { chosenTranslation, editionLanguageFields } from "@/lib/bible/schema";
import { lineField, numberField, rowIdField } from "@/lib/http/body-fields";
import { dayField } from "@/lib/http/day-field";
import { listQuery } from "@/lib/http/list-query";
import { workspaceQuery } from "@/lib/workspaces/schema";
import { GRADES } from "./constants";

/** The visitor's own day. */
const today = dayField("today");

export const learningListQuery = z.object({
  ...workspaceQuery.shape,
  ...listQuery.shape,
  today,
});
export type LearningListQuery = z.output<typeof learningListQuery>;

/** Begins to learn a passage. */
export const learnBody = z.object({
  reference: lineField("Bible reference", { max: 200, required: "Bible reference is required" }),
  translation: chosenTranslation,
  today,
  ...workspaceQuery.shape,
});
export type LearnBody = z.output<typeof learnBody>;

export const learnedPassageParams = z.object({ learnedPassageId: rowIdField() });

/** How a review went. `reviews`: how many there had been, as the visitor saw it. */
export const reviewBody = z.object({
  grade: z.enum(GRADES, `grade is one of ${GRADES.join(", ")}.`),
  reviews: numberField("reviews", 0, 2_147_483_000),
  today,
});
export type ReviewBody = z.output<typeof reviewBody>;

const days = z.number().int().min(0);
export const learnedPassageSchema = z.object({
  id: z.string(),
  reference: z.string(),
  osis: z.string(),
  /** The one whose words these are. */
  translation: z.string(),
  /** The one it was learned in, which is no longer here, or no longer has these verses. */
  missing: z.string().optional(),
  ...editionLanguageFields,
  /** As the text has it; empty where the translation does not print it. */
  text: z.string(),
  /** The visitor's day of the next review, YYYY-MM-DD. */
  due: z.string(),
  isDue: z.boolean(),
  reviewedOn: z.string().nullable(),
  reviews: z.number().int(),
  /** Reviews after which it had to be learned again. */
  lapses: z.number().int(),
  /** The day that was asked about. */
  today: z.string(),
  /** Days from `today` until the next review, by how this one goes. */
  next: z.object({ again: days, hard: days, good: days, easy: days }),
  createdAt: z.iso.datetime(),
});
export type LearnedPassageResponse = z.output<typeof learnedPassageSchema>;
export const learningListResponse = z.array(learnedPassageSchema);
