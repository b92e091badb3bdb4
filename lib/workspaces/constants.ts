/** Seconds the cookie lives: 400 days, the most browsers allow. Renewed on use. */
export const COOKIE_MAX_AGE = 400 * 24 * 3_600;
/**
 * A workspace's last use is noted, and its cookie renewed, at most this often; in the demo space
 * hourly.
 */
export const TOUCH_AFTER_MS = 24 * 3_600_000;
export const DEMO_TOUCH_AFTER_MS = 3_600_000;

/**
 * How long the cookie of plain http still leads to the workspace after the one of https has come
 * back: for requests that were under way.
 */
export const TAKE_OVER_MINUTES = 10;

/** The label of a plain client that names none (the spec's fixed placeholder user). */
export { DEMO_USER_ID as DEFAULT_DEMO_LABEL } from "./demo-user";
/** How the ids of demo workspaces begin; those of visitors are UUIDs. */
export const DEMO_ID_PREFIX = "demo-";

/**
 * How long a transfer code is good, and its letters: none that look or sound alike, at most 30^10
 * codes.
 */
export const TRANSFER_CODE_MINUTES = 10;
export const TRANSFER_CODE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
export const TRANSFER_CODE_LENGTH = 10;
export const NO_TRANSFER_CODE = "Enter the code.";

/** Bytes of an exported file that can be brought back in one go. */
export const MAX_ARCHIVE_BYTES = 4 * 1024 * 1024;

/** How long things are stored that nobody saves on purpose. */
export const KEEP_CONVERSATIONS_DAYS = 90;
export const KEEP_EMPTY_WORKSPACES_DAYS = 30;
export const KEEP_CONTEXT_ANSWERS_DAYS = 30;
/** How long a browser that was signed out by another one is told so, should it come back. */
export const KEEP_ENDED_TOKENS_DAYS = 90;
export const KEEP_DEMO_HOURS = 24;
/** What waits in browsers counts on it (lib/http/outbox/queue.ts): not less. */
export const KEEP_IDEMPOTENT_WRITES_HOURS = 24;
/** Rows of each kind that the demo space holds: the newest. */
export const DEMO_ROWS = 2_000;
/** Bytes of all of it, to which it is trimmed. */
export const DEMO_BYTES = 16 * 1024 * 1024;
