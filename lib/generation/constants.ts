/** What can be written from chosen verses. */
export const TEXT_TYPES = ["poem", "prayer", "meditation"] as const;
export type TextType = (typeof TEXT_TYPES)[number];

/** Verses one text is written from, and verses printed of one that is a passage. */
export const MAX_CHOSEN_VERSES = 30;
export const MAX_VERSES_EACH = 8;
export const SELECT_VERSES = "Please select some verses";
export const SELECT_FEWER_VERSES = `Please select at most ${MAX_CHOSEN_VERSES} verses`;
export const PROMPT_REQUIRED = "Prompt is required";
export const MAX_PROMPT_LENGTH = 2_000;
export const MAX_THEME_LENGTH = 200;
export const MAX_GENERATE_BODY_BYTES = 16 * 1024;
