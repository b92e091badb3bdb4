/**
 * Words a minute by which the minutes of a day are counted: calm silent reading. Reading aloud goes
 * at about 130.
 */
export const WORDS_PER_MINUTE = 200;
/** Started plans of one workspace. */
export const MAX_STARTED_PLANS = 50;
/** Readings of one plan: every chapter of the Bible by itself, with room for split ones. */
export const MAX_READINGS = 1_500;
/** Longest a visitor's own plan may take, in calendar days. */
export const MAX_PLAN_DAYS = 1_830;
/** Every day of the week, 0 for Sunday. */
export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** Days, today among them, for which a started plan says how many readings are due on each. */
export const DUE_COUNT_DAYS = 14;

/** Asks for what a plan cannot do without, in forms and in answers to other clients. */
export const CHOOSE_BOOK = "Choose at least one book.";
export const CHOOSE_WEEKDAY = "Choose at least one day of the week.";

/** What can be done with a schedule that reality has overtaken, and with a plan as a whole. */
export const RECOVERIES = ["catchUp", "repace", "extend"] as const;
export const PLAN_ACTIONS = [...RECOVERIES, "restart", "stop", "resume"] as const;
