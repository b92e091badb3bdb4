/** What visitors are told where there is nothing more to tell. */
export const CANNOT_ANSWER = "The assistant cannot answer right now. Please try again.";
