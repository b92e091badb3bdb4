/** Shown to visitors where nothing more precise is known. */
export const CANNOT_ANSWER = "The assistant cannot answer right now. Please try again.";
