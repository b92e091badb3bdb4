/** Most passages a visitor learns at a time. */
export const MAX_LEARNED = 500;
/** Most verses of one passage: more is learned in parts. */
export const MAX_LEARNED_VERSES = 40;

/** How a review went, from forgotten to effortless; the scheduler's own four grades. */
export const GRADES = ["again", "hard", "good", "easy"] as const;
export type Grade = (typeof GRADES)[number];
