/** Most characters of one text that is checked. */
export const MAX_CHECKED_LENGTH = 20_000;
/** Bytes of a request: three for a character, and what JSON escapes. */
export const MAX_CHECK_BODY_BYTES = 128 * 1024;

/** What is said of a quotation, or of a reference without words, in the order of the summary. */
export const VERDICTS = [
  "exact",
  "differs",
  "joined",
  "wrong-place",
  "taken-out",
  "not-held",
  "no-such-verse",
  "saying",
  "named",
] as const;
export type Verdict = (typeof VERDICTS)[number];
