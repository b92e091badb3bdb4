/** Shown to visitors when no more precise reason is known. */
export const CANNOT_ANSWER = "The assistant can’t answer right now. Please try again.";
