/** Most characters of a title, a text, and the words of a report. */
export const MAX_TITLE = 500;
export const MAX_CONTENT = 50_000;
export const MAX_REASON = 1_000;
/** Most characters of a search among the visitor's creations. */
export const MAX_SEARCH = 200;

export const TITLE_REQUIRED = "Title is required";
export const CONTENT_REQUIRED = "Content is required";
