import { z } from "zod";
import { list, order } from "../schema";

const words = z.string().trim().min(1);

/**
 * A passage by its reference and the words it has in the World English Bible, counted at blanks.
 */
const planPassage = z.tuple([words, z.number().int().positive()]).readonly();

export const planDay = z.strictObject({
  /** The day's theme, in the plans that have one. */
  title: words.optional(),
  passages: z.array(planPassage).min(1).readonly(),
});
export type PlanDay = z.infer<typeof planDay>;

/** A built-in plan: the spec's words, and its schedule day by day. */
export const builtInPlan = z.strictObject({
  /** Stable: the seed copies the plan into the database under it. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  order,
  title: words,
  description: words,
  /** "90 days" */
  duration: words,
  category: words,
  difficulty: z.enum(["Easy", "Beginner", "Intermediate", "Advanced"]),
  /** "~15-20 min": time to reflect included, so more than the reading itself takes. */
  dailyReading: words,
  /** Books that it reads whole, or "Old Testament" and "New Testament". */
  completeIn: list.min(1),
  days: z.array(planDay).min(1).readonly(),
});
export type BuiltInPlan = z.infer<typeof builtInPlan>;
