import "server-only";
// What is forgotten, and when: hourly, by whichever process gets there first.
import { HOUR } from "@/lib/limits/constants";
import { deleteExpiredLimits } from "@/lib/limits/data";
import { limiterOf } from "@/lib/limits/limiters";
import { dayOf } from "@/lib/limits/rules";
import { log } from "@/lib/log";
import {
  DEMO_ROWS,
  KEEP_CONTEXT_ANSWERS_DAYS,
  KEEP_CONVERSATIONS_DAYS,
  KEEP_DEMO_HOURS,
  KEEP_EMPTY_WORKSPACES_DAYS,
  KEEP_IDEMPOTENT_WRITES_HOURS,
} from "../constants";
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
export type Forgotten = Record<
  | "demo"
  | "conversations"
  | "emptyWorkspaces"
  | "writes"
  | "transferCodes"
  | "contextAnswers"
  | "limits",
  number
>;

/** Forgets everything that is due at a moment. Safe to run at any time, twice, and by several processes at once. */
export async function forgetWhatIsDue(now: Date): Promise<Forgotten> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return {
    demo: await trimDemoSpace(ago(KEEP_DEMO_HOURS * HOUR_MS), DEMO_ROWS),
    conversations: await deleteOldConversations(ago(KEEP_CONVERSATIONS_DAYS * DAY_MS)),
    emptyWorkspaces: await deleteEmptyWorkspaces(ago(KEEP_EMPTY_WORKSPACES_DAYS * DAY_MS)),
    writes: await deleteOldWrites(ago(KEEP_IDEMPOTENT_WRITES_HOURS * HOUR_MS)),
    transferCodes: await deleteOldTransferCodes(now),
    contextAnswers: await deleteOldContextAnswers(ago(KEEP_CONTEXT_ANSWERS_DAYS * DAY_MS)),
    limits: await deleteExpiredLimits(now, dayOf(now)),
  };
}

/** Takes this hour's turn in the name of all processes; false when another one had it. The counter is that of the limits: one in an hour. */
async function takeTurn(): Promise<boolean> {
  const turns = limiterOf({ name: "retention", points: 1, seconds: HOUR, remembersBlocked: false });
  return turns.consume("all").then(
    () => true,
    () => false,
  );
}

/** A process that was just started leaves its first requests alone. */
let askedAt = Date.now() - HOUR_MS + 300_000;

/** Runs the job unless some process did within the last hour. Gives what it removed, null when it was not due. */
export async function runRetention(): Promise<Forgotten | null> {
  askedAt = Date.now();
  if (!(await takeTurn())) return null;
  const forgotten = await forgetWhatIsDue(new Date());
  log.info(forgotten, "forgot what was due");
  return forgotten;
}

function runQuietly(): void {
  runRetention().catch((error: Error) =>
    log.warn({ reason: error.message }, "the retention job failed and is tried again later"),
  );
}

/** Runs the job beside a request, when this process has not asked for an hour: where processes come and go, no timer gets to it. */
export function runRetentionWhenDue(): void {
  if (Date.now() - askedAt >= HOUR_MS) runQuietly();
}

let demoWrites = 0;

/** Counts a write into the demo space; with every hundredth of this process the ring is trimmed beside the request. */
export function noteDemoWrite(): void {
  demoWrites += 1;
  if (demoWrites % 100 !== 0) return;
  const before = new Date(Date.now() - KEEP_DEMO_HOURS * HOUR_MS);
  trimDemoSpace(before, DEMO_ROWS).catch((error: Error) =>
    log.warn({ reason: error.message }, "the demo space could not be trimmed"),
  );
}

/** Asks every ten minutes whether the job is due, for as long as the process lives, beginning a minute after the start. */
export function scheduleRetention(): void {
  setTimeout(runQuietly, 60_000).unref();
  setInterval(runQuietly, 600_000).unref();
}
