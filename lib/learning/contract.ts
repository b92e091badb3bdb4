import * as z from "zod/mini";
import { editionLanguage } from "@/lib/bible/contract";

const days = z._default(z.number(), 0);
export const learnedPassage = z.object({
  id: z.string(),
  reference: z.string(),
  translation: z.string(),
  /** The imported one it was learned in, where that is no longer here. */
  missing: z.optional(z.string()),
  ...editionLanguage,
  text: z.string(),
  due: z.string(),
  reviewedOn: z.nullish(z.string()),
  reviews: z._default(z.number(), 0),
  lapses: z._default(z.number(), 0),
  /** The day for which `next` was counted: a kept answer may be of another one. */
  today: z.string(),
  next: z.object({ again: days, hard: days, good: days, easy: days }),
});
export type LearnedPassage = z.infer<typeof learnedPassage>;
export const learningList = z.array(learnedPassage);

export const deleted = z.object({ deleted: z.boolean() });
