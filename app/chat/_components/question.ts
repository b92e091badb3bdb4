import { inFigures } from "@/lib/count-words";

/**
 * Characters (UTF-16 code units) of a question at most, as the server counts them once the blanks
 * around it are gone.
 */
export const MAX_QUESTION_LENGTH = 2_000;
/** From here on the count is shown. */
const COUNTED_FROM = 1_800;

/** The assistant's words when it cannot answer (spec §8). */
export const APOLOGY =
  "I apologize, but I'm having trouble responding right now. Please try again.";

/** What an empty chat offers to ask (spec §9: five). */
export const SUGGESTIONS = [
  "What does the Bible say about forgiveness?",
  "Did Jesus rise from the dead?",
  "If God is good, why is there suffering?",
  "What are the Dead Sea Scrolls?",
  "How should I pray?",
] as const;

/**
 * Whether a text can be asked, and what to say of its length; `note` is empty while there is
 * nothing to say.
 */
export function checkQuestion(text: string): {
  canBeAsked: boolean;
  isTooLong: boolean;
  note: string;
} {
  const { length } = text.trim();
  const excess = length - MAX_QUESTION_LENGTH;
  if (excess > 0) {
    const note = `A question can have at most ${inFigures(MAX_QUESTION_LENGTH)} characters. Please shorten yours by ${inFigures(excess)}.`;
    return { canBeAsked: false, isTooLong: true, note };
  }
  const note =
    length >= COUNTED_FROM
      ? `${inFigures(length)} of ${inFigures(MAX_QUESTION_LENGTH)} characters`
      : "";
  return { canBeAsked: length > 0, isTooLong: false, note };
}
