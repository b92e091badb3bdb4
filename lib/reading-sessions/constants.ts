/** Longest pause within one session, in milliseconds. */
export const MERGE_MS = 20 * 60_000;
/**
 * Seconds the first report of a session may claim: nothing yet shows how long the page was open.
 */
export const FIRST_TOUCH_SECONDS = 120;
/**
 * Below so many visible seconds, and without a chapter passed, it was a glance and no reading: not
 * listed, not counted.
 */
export const GLANCE_SECONDS = 20;
/** Days in which one missed day is forgiven in the second line beside the streak. */
export const GRACE_WINDOW_DAYS = 7;
/** Most characters of a session's title and of its notes. */
export const MAX_TITLE = 200;
export const MAX_NOTES = 10_000;
/** What is wrong with a session without a title, in the form and in answers to other clients. */
export const TITLE_NEEDED = "A session needs a title.";

/** Most seconds of one report (docs/api.md, History). */
export const MOST_SECONDS = 3_600;
/** Most runs of verses of one report. */
export const MOST_RUNS = 50;
