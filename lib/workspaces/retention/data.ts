import "server-only";
// Statements that delete what is due. Each takes a bounded bite, so that none holds the database
// for long.
import { db } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";
import { DEMO_BYTES } from "../constants";
import { demoBytes } from "../data";

/** Rows one statement removes at most. */
const BITE = 1_000;

/** Tables of what visitors save, each row with its workspace and the moment it was made. */
const TABLES = [
  "collections",
  "creations",
  "conversations",
  "started_plans",
  "reading_sessions",
  "highlights",
  "learned_passages",
] as const;

/** That the workspace `w` holds nothing; a reminder too is something that was asked for. */
const EMPTY = Prisma.raw(
  [...TABLES, "reading_reminders"]
    .map((name) => `NOT EXISTS (SELECT FROM ${name} WHERE workspace_id = w.id)`)
    .join(" AND "),
);

async function inBites(bite: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await bite();
    total += count;
    if (count < BITE) return total;
  }
}

/** Conversations whose last turn is older. */
export function deleteOldConversations(before: Date): Promise<number> {
  return inBites(
    () => db.$executeRaw`
      DELETE FROM conversations WHERE id IN (
        SELECT id FROM conversations WHERE updated_at < ${before} LIMIT ${BITE})`,
  );
}

/**
 * Visitors' workspaces that hold nothing and were last used before that moment. The last use is
 * asked again, should one be written to meanwhile.
 */
export function deleteEmptyWorkspaces(before: Date): Promise<number> {
  return inBites(
    () => db.$executeRaw`
      DELETE FROM workspaces WHERE used_at < ${before} AND id IN (
        SELECT id FROM workspaces AS w
         WHERE used_at < ${before} AND demo_label IS NULL
           AND ${EMPTY}
         LIMIT ${BITE})`,
  );
}

/** Ids of the demo space's workspaces: by its labels, which an index serves. */
const DEMO = Prisma.sql`(SELECT id FROM workspaces WHERE demo_label IS NOT NULL)`;

/**
 * The demo space's ring: whatever is older than `before`, and of each kind all but the newest
 * `rows`, or fewer, until what is left has no more than `bytes`. Then its workspaces that are empty
 * and unused since. Gives the number of rows.
 */
export async function trimDemoSpace(
  before: Date,
  rows: number,
  bytes = DEMO_BYTES,
): Promise<number> {
  let total = await trimDemoRows(before, rows);
  for (let fewer = rows; fewer > 0 && (await demoBytes(db)) > bytes; ) {
    fewer = Math.floor(fewer / 2);
    total += await trimDemoRows(before, fewer);
  }
  // Stored answers to repeated writes are no rows of the ring, and may be all that is left.
  if ((await demoBytes(db)) > bytes) {
    total += await db.$executeRaw`DELETE FROM idempotent_writes WHERE workspace_id IN ${DEMO}`;
  }
  return total;
}

async function trimDemoRows(before: Date, rows: number): Promise<number> {
  let total = 0;
  for (const name of TABLES) {
    const table = Prisma.raw(name);
    total += await db.$executeRaw`
      DELETE FROM ${table} WHERE workspace_id IN ${DEMO} AND (created_at < ${before} OR id IN (
        SELECT id FROM ${table} WHERE workspace_id IN ${DEMO}
         ORDER BY created_at DESC, id DESC OFFSET ${rows}))`;
  }
  const below = [
    ["collection_verses", "collection_id", "collections"],
    ["chat_turns", "conversation_id", "conversations"],
  ] as const;
  for (const [child, key, parent] of below) {
    total += await db.$executeRaw`
      DELETE FROM ${Prisma.raw(child)} WHERE id IN (
        SELECT c.id FROM ${Prisma.raw(child)} AS c JOIN ${Prisma.raw(parent)} AS p ON p.id = c.${Prisma.raw(key)}
         WHERE p.workspace_id IN ${DEMO} ORDER BY c.created_at DESC, c.id DESC OFFSET ${rows})`;
  }
  // One for each label, and shown to nobody.
  total += await db.$executeRaw`
    DELETE FROM reading_reminders WHERE workspace_id IN ${DEMO} AND updated_at < ${before}`;
  total += await db.$executeRaw`
    DELETE FROM generated_texts WHERE workspace_id IN ${DEMO} AND created_at < ${before}`;
  total += await db.$executeRaw`
    DELETE FROM workspaces WHERE used_at < ${before} AND id IN (
      SELECT id FROM workspaces AS w
       WHERE demo_label IS NOT NULL AND used_at < ${before}
         AND ${EMPTY})`;
  return total;
}

/** Stored answers of writes before that moment. */
export function deleteOldWrites(before: Date): Promise<number> {
  return inBites(
    () => db.$executeRaw`
      DELETE FROM idempotent_writes WHERE (workspace_id, key) IN (
        SELECT workspace_id, key FROM idempotent_writes WHERE created_at < ${before} LIMIT ${BITE})`,
  );
}

/** Transfer codes that were good until that moment at most. */
export async function deleteOldTransferCodes(before: Date): Promise<number> {
  return (await db.transferCode.deleteMany({ where: { expiresAt: { lt: before } } })).count;
}

/** Stored context answers before that moment. */
export function deleteOldContextAnswers(before: Date): Promise<number> {
  return inBites(
    () => db.$executeRaw`
      DELETE FROM context_answers WHERE (key, version) IN (
        SELECT key, version FROM context_answers WHERE created_at < ${before} LIMIT ${BITE})`,
  );
}
