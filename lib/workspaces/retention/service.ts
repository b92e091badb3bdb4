import "server-only";
// What is deleted, and when: hourly, by whichever process gets there first.
import { isFrozenBetweenRequests } from "@/lib/health/lifecycle";
import { afterAnswer } from "@/lib/http/after-answer";
import { HOUR } from "@/lib/limits/constants";
import { deleteExpiredLimits } from "@/lib/limits/data";
import { limiterOf } from "@/lib/limits/limiters";
import { dayOf } from "@/lib/limits/rules";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { settleAbandonedImports } from "../archive/stage/data";
import {
  DEMO_ROWS,
  KEEP_CONTEXT_ANSWERS_DAYS,
  KEEP_CONVERSATIONS_DAYS,
  KEEP_DEMO_HOURS,
  KEEP_EMPTY_WORKSPACES_DAYS,
  KEEP_ENDED_TOKENS_DAYS,
  KEEP_IDEMPOTENT_WRITES_HOURS,
} from "../constants";
import { forgetEndedTokens, forgetFormerTokens } from "../devices/data";
import {
  deleteEmptyWorkspaces,
  deleteOldContextAnswers,
  deleteOldConversations,
  deleteOldTransferCodes,
  deleteOldWrites,
  trimDemoSpace,
} from "./data";

const HOUR_MS = HOUR * 1_000;
const DAY_MS = 24 * HOUR_MS;

/** How many rows of each kind a run removed. */
export type Deleted = Record<
  | "demo"
  | "conversations"
  | "emptyWorkspaces"
  | "writes"
  | "transferCodes"
  | "formerTokens"
  | "endedTokens"
  | "contextAnswers"
  | "limits",
  number
>;

/**
 * Deletes everything that is due at a moment. Safe to run at any time, twice, and by several
 * processes at once.
 */
export async function deleteWhatIsDue(now: Date): Promise<Deleted> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return {
    demo: await trimDemoSpace(ago(KEEP_DEMO_HOURS * HOUR_MS), DEMO_ROWS),
    conversations: await deleteOldConversations(ago(KEEP_CONVERSATIONS_DAYS * DAY_MS)),
    emptyWorkspaces: await deleteEmptyWorkspaces(ago(KEEP_EMPTY_WORKSPACES_DAYS * DAY_MS)),
    writes: await deleteOldWrites(ago(KEEP_IDEMPOTENT_WRITES_HOURS * HOUR_MS)),
    transferCodes: await deleteOldTransferCodes(now),
    formerTokens: await forgetFormerTokens(now),
    endedTokens: await forgetEndedTokens(ago(KEEP_ENDED_TOKENS_DAYS * DAY_MS)),
    contextAnswers: await deleteOldContextAnswers(ago(KEEP_CONTEXT_ANSWERS_DAYS * DAY_MS)),
    limits: await deleteExpiredLimits(now, dayOf(now)),
  };
}

/**
 * Takes this hour's turn in the name of all processes; false when another one had it. The counter
 * is that of the limits: one in an hour.
 */
async function takeTurn(): Promise<boolean> {
  const turns = limiterOf({ name: "retention", points: 1, seconds: HOUR, remembersBlocked: false });
  return turns.consume("all").then(
    () => true,
    () => false,
  );
}

/**
 * What this process did. One that was just started leaves its first five minutes alone, unless it
 * may not live that long.
 */
const own = processState("retention", () => ({
  askedAt: isFrozenBetweenRequests() ? 0 : Date.now() - HOUR_MS + 300_000,
  demoWrites: 0,
}));

/**
 * Runs the job unless some process did within the last hour. Gives what it removed, null when it
 * was not due.
 */
export async function runRetention(): Promise<Deleted | null> {
  own.askedAt = Date.now();
  if (!(await takeTurn())) return null;
  const deleted = await deleteWhatIsDue(new Date());
  log.info(deleted, "deleted what was due");
  return deleted;
}

async function runQuietly(): Promise<void> {
  await runRetention().catch((error: Error) =>
    log.warn({ reason: error.message }, "the retention job failed and is tried again later"),
  );
}

/**
 * Runs the job after the answer to a request, when this process has not asked for an hour: where
 * processes come and go, no timer gets to it.
 */
export function runRetentionWhenDue(): void {
  if (Date.now() - own.askedAt < HOUR_MS) return;
  own.askedAt = Date.now();
  afterAnswer(async () => {
    await runQuietly();
    await settleQuietly();
  });
}

/**
 * Writes into the demo space after which it is trimmed, and how many bytes of them count as one.
 */
const DEMO_WRITES = 100;
const DEMO_WRITE_BYTES = 16_384;

/**
 * Counts a write into the demo space; with every hundredth of this process, or 1.6 MB, the ring is
 * trimmed after the answer.
 */
export function noteDemoWrite(bytes: number): void {
  own.demoWrites += 1 + Math.floor(bytes / DEMO_WRITE_BYTES);
  if (own.demoWrites < DEMO_WRITES) return;
  own.demoWrites = 0;
  const before = new Date(Date.now() - KEEP_DEMO_HOURS * HOUR_MS);
  afterAnswer(() => trimDemoSpace(before, DEMO_ROWS));
}

/**
 * Settles what imports of processes that ended have left. Whichever process it is, it does no harm:
 * what is under way is let be.
 */
async function settleQuietly(): Promise<void> {
  await settleAbandonedImports().catch((error: Error) =>
    log.warn({ reason: error.message }, "imports that were cut off are settled later"),
  );
}

/**
 * Asks every ten minutes whether the job is due, for as long as the process lives, beginning a
 * minute after the start. Not where processes are frozen between requests: a job could be cut in
 * two there, with its turn taken.
 */
export function scheduleRetention(): void {
  if (isFrozenBetweenRequests()) return;
  for (const run of [runQuietly, settleQuietly]) {
    setTimeout(run, 61_000).unref();
    setInterval(run, 600_000).unref();
  }
}
