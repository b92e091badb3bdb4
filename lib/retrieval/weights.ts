import type { Field } from "./evidence";

/**
 * How much each field of evidence counts, learned by `npm run eval:weights` (docs/ai-quality.md),
 * which prints them; relative to one another alone.
 */
export const WEIGHTS: Readonly<Record<Field, number>> = {
  words: 4,
  chapters: 2.6,
  statements: 4.5,
  headings: 1.4,
  links: 2.1,
  known: 3.3,
};
