/** What can be written from chosen verses. */
export const TEXT_TYPES = ["poem", "prayer", "meditation"] as const;
export type TextType = (typeof TEXT_TYPES)[number];

/** How a text begins that was arranged without a language model, with what it is arranged from. */
export const arrangedFrom = (passages: string): string =>
  `Arranged from ${passages} without a language model:`;
const ARRANGED = /^Arranged from .{1,40} without a language model:/;

/** True for a text that was arranged, and not written by a language model. */
export const isArranged = (content: string): boolean => ARRANGED.test(content);

/** Verses one text is written from, and verses printed of one that is a passage. */
export const MAX_CHOSEN_VERSES = 30;
export const MAX_VERSES_EACH = 8;
export const SELECT_VERSES = "Please select some verses";
export const SELECT_FEWER_VERSES = `Please select at most ${MAX_CHOSEN_VERSES} verses`;
export const PROMPT_REQUIRED = "Prompt is required";
export const MAX_PROMPT_LENGTH = 2_000;
export const MAX_THEME_LENGTH = 200;
export const MAX_GENERATE_BODY_BYTES = 16 * 1024;
