// The one sentence for an assistant that does not answer; apart because the server says it and the page knows it, and no other module is loaded by both.

/** What visitors are told where there is nothing more to tell. */
export const CANNOT_ANSWER = "The assistant cannot answer right now. Please try again.";
