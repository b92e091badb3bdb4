import "server-only";
// What an import brings is first laid where nobody sees it, a workspace that belongs to nobody, and
// then brought over: each statement is short, so that the embedded database, which has one
// connection, is nobody's for long.
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { Prisma } from "@/prisma/generated/client";
import { inTransaction, type Queries } from "../../data";
import type { Owner } from "../../owner";

/** Rows brought over, or thrown away, in one transaction. */
export const MOVED_AT_ONCE = 250;
/**
 * Milliseconds after which an import that was not finished is nobody's any more: its process ended.
 */
const ABANDONED_MS = 60_000;
const RETRY_AFTER_SECONDS = 3;

/** Tables whose rows are a workspace's own; what hangs on them comes along. */
const PARENTS = [
  "collections",
  "creations",
  "conversations",
  "started_plans",
  "reading_sessions",
] as const;
/** The same of which a workspace has one row for each of what is named by these columns. */
const UNIQUE = [
  ["highlights", "canonical_order"],
  ["learned_passages", "translation, start_order, end_order"],
] as const;
/** Tables of which a stage may hold many rows, those that hang on others first. */
const STAGED = [
  ["collection_verses", "id", "collection_id", "collections"],
  ["chat_turns", "id", "conversation_id", "conversations"],
  ["plan_ticks", "(started_plan_id, reading)", "started_plan_id", "started_plans"],
] as const;

/** An import's rows on their way. */
export interface Stage {
  id: string;
  target: string;
}

/**
 * Lays out a stage for an import into this workspace, one at a time. Throws AppError unavailable
 * while another import into it is under way.
 */
export async function openStage(owner: Owner): Promise<Stage> {
  const target = owner.workspaceId;
  const known = await db.workspace.findUnique({ where: { importOf: target } });
  if (known) await settleStage(known);
  const id = crypto.randomUUID();
  const { count } = await db.workspace.createMany({
    data: [{ id, importOf: target }],
    skipDuplicates: true,
  });
  if (count === 0) throw isUnderWay();
  return { id, target };
}

function isUnderWay(): AppError {
  const message = "Another file is being imported here right now. Please try again in a moment.";
  return new AppError("unavailable", message, { retryAfter: RETRY_AFTER_SECONDS });
}

interface StageRow {
  id: string;
  importOf: string | null;
  createdAt: Date;
  sealedAt: Date | null;
}

/**
 * Ends what an earlier import left: brought over when all of it was there, else thrown away. Throws
 * AppError unavailable when it is not left but under way.
 */
async function settleStage({ id, importOf, createdAt, sealedAt }: StageRow): Promise<void> {
  if (Date.now() - (sealedAt ?? createdAt).getTime() < ABANDONED_MS) throw isUnderWay();
  if (importOf === null) return;
  if (sealedAt) {
    const stage = { id, target: importOf };
    while ((await inTransaction((queries) => moveSome(queries, stage))) > 0);
  }
  await dropStage(id);
}

/** Settles every import that a process left when it ended. Gives how many. */
export async function settleAbandonedImports(): Promise<number> {
  const before = new Date(Date.now() - ABANDONED_MS);
  const left = await db.workspace.findMany({
    where: {
      importOf: { not: null },
      OR: [{ sealedAt: { lt: before } }, { sealedAt: null, createdAt: { lt: before } }],
    },
  });
  for (const stage of left) await settleStage(stage);
  return left.length;
}

/** From now on the import comes about whatever happens. */
export async function sealStage({ id }: Stage): Promise<void> {
  await db.workspace.update({ where: { id }, data: { sealedAt: new Date() } });
}

/** Throws a stage away with what is in it, in bites. */
export async function dropStage(id: string): Promise<void> {
  const removeAll = async (statement: Prisma.Sql) => {
    while ((await db.$executeRaw(statement)) === MOVED_AT_ONCE);
  };
  for (const [table, key, parentKey, parent] of STAGED) {
    await removeAll(Prisma.sql`
      DELETE FROM ${Prisma.raw(table)} WHERE ${Prisma.raw(key)} IN (
        SELECT ${Prisma.raw(key.replace("(", "").replace(")", ""))} FROM ${Prisma.raw(table)}
         WHERE ${Prisma.raw(parentKey)} IN (SELECT id FROM ${Prisma.raw(parent)} WHERE workspace_id = ${id})
         LIMIT ${MOVED_AT_ONCE})`);
  }
  for (const table of [...PARENTS, ...UNIQUE.map(([name]) => name)]) {
    await removeAll(Prisma.sql`
      DELETE FROM ${Prisma.raw(table)} WHERE id IN (
        SELECT id FROM ${Prisma.raw(table)} WHERE workspace_id = ${id} LIMIT ${MOVED_AT_ONCE})`);
  }
  await db.workspace.deleteMany({ where: { id } });
}

/**
 * Adds verses of a staged collection to the end of the one they are for. Gives how many rows it
 * touched.
 */
async function moveJoined(queries: Queries, { id }: Stage, most: number): Promise<number> {
  const [join] = await queries.$queryRaw<{ from: string; to: string }[]>`
    SELECT j.staged_id AS from, j.collection_id AS to
      FROM import_joins AS j JOIN collections AS c ON c.id = j.staged_id
     WHERE c.workspace_id = ${id} ORDER BY j.staged_id LIMIT 1`;
  if (!join) return 0;
  // Who adds verses to it meanwhile waits for the next place.
  await queries.$executeRaw`UPDATE collections SET updated_at = now() WHERE id = ${join.to}`;
  const moved = await queries.$executeRaw`
    WITH place AS (
      SELECT coalesce(max(order_index), -1) + 1 AS next FROM collection_verses WHERE collection_id = ${join.to}
    ), moving AS (
      SELECT id, row_number() OVER (ORDER BY order_index) - 1 AS at FROM collection_verses
       WHERE collection_id = ${join.from} ORDER BY order_index LIMIT ${most}
    )
    UPDATE collection_verses AS v SET collection_id = ${join.to}, order_index = place.next + moving.at
      FROM moving, place WHERE v.id = moving.id`;
  if (moved < most) await queries.$executeRaw`DELETE FROM collections WHERE id = ${join.from}`;
  return Math.max(1, moved);
}

/**
 * Brings some of a stage over, `MOVED_AT_ONCE` rows at most and something as long as there is
 * anything; gives how many. Of a verse that was highlighted meanwhile the staged mark is left out,
 * and of a passage that is learned meanwhile the staged one. Inside a transaction.
 */
export async function moveSome(queries: Queries, stage: Stage): Promise<number> {
  const { id, target } = stage;
  const joined = await moveJoined(queries, stage, MOVED_AT_ONCE);
  if (joined > 0) return joined;
  for (const name of PARENTS) {
    const table = Prisma.raw(name);
    const moved = await queries.$executeRaw`
      UPDATE ${table} SET workspace_id = ${target} WHERE id IN (
        SELECT id FROM ${table} WHERE workspace_id = ${id} LIMIT ${MOVED_AT_ONCE})`;
    if (moved > 0) return moved;
  }
  // Nobody adds any of these to the workspace until this has ended.
  await queries.$queryRaw`SELECT id FROM workspaces WHERE id = ${target} FOR UPDATE`;
  for (const [name, columns] of UNIQUE) {
    const table = Prisma.raw(name);
    const key = Prisma.raw(columns);
    const left = await queries.$executeRaw`
      DELETE FROM ${table} WHERE workspace_id = ${id} AND (${key}) IN (
        SELECT ${key} FROM ${table} WHERE workspace_id = ${target})`;
    const moved = await queries.$executeRaw`
      UPDATE ${table} SET workspace_id = ${target} WHERE id IN (
        SELECT id FROM ${table} WHERE workspace_id = ${id} LIMIT ${MOVED_AT_ONCE})`;
    if (left + moved > 0) return left + moved;
  }
  return 0;
}

/** Takes an emptied stage away. */
export async function closeStage(queries: Queries, { id }: Stage): Promise<void> {
  await queries.workspace.deleteMany({ where: { id } });
}
