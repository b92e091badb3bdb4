import "server-only";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { WriteIdentity } from "@/lib/http/idempotency";
import type { Prisma } from "@/prisma/generated/client";
import { Owner } from "./owner";
import type { Counts } from "./schema";

/**
 * What runs queries: the client, or the transaction of a write. `data.ts` functions of owned things
 * take it as their first parameter.
 */
export type Queries = Prisma.TransactionClient;

/**
 * Runs a write in one transaction: it and the answer to its Idempotency-Key are there together or
 * not at all. Inside it only `queries` may be used; the client itself would wait for ever on a
 * database with one connection. Gives what `write` gives; throws what it throws.
 */
export async function inTransaction<Result>(
  write: (queries: Queries) => Promise<Result>,
  timeout = env().DATABASE_TIMEOUT_MS,
): Promise<Result> {
  try {
    // The embedded database stands still meanwhile.
    return await db.$transaction(write, { maxWait: env().DATABASE_TIMEOUT_MS, timeout });
  } catch (error) {
    // The workspace, or what the write hangs on, was there when it was looked up.
    if (isPrismaError(error, "P2003")) throw new AppError("conflict", GONE);
    if (isPrismaError(error, "P2034")) {
      throw new AppError("unavailable", "Please try again.", { retryAfter: 1 });
    }
    throw error;
  }
}
const GONE = "This was moved or deleted in another tab. Please reload the page.";

function isPrismaError(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** The client for reads, in the same type as a transaction. */
export function reading(): Queries {
  return db;
}

/**
 * Makes the demo workspace of a label unless it is there, and notes that it is used when that was
 * last noted before `before`.
 */
export async function ensureDemoWorkspace(
  queries: Queries,
  owner: Owner,
  label: string,
  before: Date,
): Promise<void> {
  const data = { id: owner.workspaceId, demoLabel: label };
  const { count } = await queries.workspace.createMany({ data, skipDuplicates: true });
  if (count === 0) await touchWorkspace(queries, owner, before);
}

/** Notes that a workspace is used, when that was last noted before `before`. */
export async function touchWorkspace(queries: Queries, owner: Owner, before: Date): Promise<void> {
  await queries.workspace.updateMany({
    where: { id: owner.workspaceId, usedAt: { lt: before } },
    data: { usedAt: new Date() },
  });
}

/** Removes a workspace with everything in it. Gives whether it was there. */
export async function deleteWorkspace(queries: Queries, owner: Owner): Promise<boolean> {
  const { count } = await queries.workspace.deleteMany({ where: { id: owner.workspaceId } });
  return count > 0;
}

/**
 * When it was made and how much is in it; null when it does not exist. Counted by the indexes of
 * this one workspace: Prisma's own `_count` would group everybody's rows.
 */
export async function summarizeWorkspace(queries: Queries, { workspaceId }: Owner) {
  const [row] = await queries.$queryRaw<({ createdAt: Date } & Counts)[]>`
    SELECT created_at AS "createdAt",
           (SELECT count(*)::int FROM collections WHERE workspace_id = owner.id) AS collections,
           (SELECT count(*)::int FROM collection_verses JOIN collections ON collections.id = collection_id
             WHERE workspace_id = owner.id) AS verses,
           (SELECT count(*)::int FROM creations WHERE workspace_id = owner.id) AS creations,
           (SELECT count(*)::int FROM conversations WHERE workspace_id = owner.id) AS conversations,
           (SELECT count(*)::int FROM started_plans WHERE workspace_id = owner.id) AS plans,
           (SELECT count(*)::int FROM reading_sessions WHERE workspace_id = owner.id) AS sessions,
           (SELECT count(*)::int FROM highlights WHERE workspace_id = owner.id) AS highlights,
           (SELECT count(*)::int FROM learned_passages WHERE workspace_id = owner.id) AS learned
      FROM workspaces AS owner WHERE id = ${workspaceId}`;
  if (!row) return null;
  const { createdAt, ...counts } = row;
  return { createdAt: createdAt.toISOString(), counts };
}

/**
 * Bytes and rows of what a workspace holds, as the database counts them; none where it does not
 * exist.
 */
export async function findStored(
  queries: Queries,
  { workspaceId }: Owner,
): Promise<{ bytes: number; rows: number }> {
  const row = await queries.workspace.findUnique({
    where: { id: workspaceId },
    select: { storedBytes: true, storedRows: true },
  });
  return { bytes: Number(row?.storedBytes ?? 0), rows: row?.storedRows ?? 0 };
}

/** Bytes of the whole demo space. */
export async function demoBytes(queries: Queries): Promise<number> {
  const [row] = await queries.$queryRaw<{ bytes: number }[]>`
    SELECT coalesce(sum(stored_bytes), 0)::float8 AS bytes FROM workspaces WHERE demo_label IS NOT NULL`;
  return row?.bytes ?? 0;
}

/** Stores a new transfer code in the place of all earlier ones of this workspace. */
export async function replaceTransferCode(
  queries: Queries,
  { workspaceId }: Owner,
  codeHash: string,
  expiresAt: Date,
): Promise<void> {
  await queries.transferCode.deleteMany({ where: { workspaceId } });
  await queries.transferCode.create({ data: { codeHash, workspaceId, expiresAt } });
}

/**
 * Uses up a transfer code. Gives its workspace; null when it is unknown, used or too old. Of two
 * that try at once one succeeds.
 */
export async function spendTransferCode(queries: Queries, codeHash: string): Promise<Owner | null> {
  const now = new Date();
  const { count } = await queries.transferCode.updateMany({
    where: { codeHash, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  if (count === 0) return null;
  const code = await queries.transferCode.findUniqueOrThrow({ where: { codeHash } });
  return Owner.ofWorkspace(code.workspaceId);
}

/** An answer stored for a repeated write. */
export interface StoredAnswer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

/**
 * Claims a key for this write. False when the key was used before; a write with the same key that
 * is under way is waited for, and the claim is ours after all when that one fails.
 */
export async function claimWrite(
  queries: Queries,
  { workspaceId }: Owner,
  { key, path, bodyHash }: WriteIdentity,
): Promise<boolean> {
  const { count } = await queries.idempotentWrite.createMany({
    data: [{ workspaceId, key, path, bodyHash }],
    skipDuplicates: true,
  });
  return count === 1;
}

/** What an earlier write under this key was and answered; null when it is gone. */
export async function findWrite(
  queries: Queries,
  { workspaceId }: Owner,
  key: string,
): Promise<{ path: string; bodyHash: string; answer: StoredAnswer } | null> {
  const row = await queries.idempotentWrite.findUnique({
    where: { workspaceId_key: { workspaceId, key } },
  });
  if (row === null || row.status === null) return null;
  const { body, headers } = row.answer as unknown as Omit<StoredAnswer, "status">;
  return { path: row.path, bodyHash: row.bodyHash, answer: { status: row.status, body, headers } };
}

/**
 * Stores the answer under a claimed key. A write that removed its own workspace leaves nothing to
 * keep it in.
 */
export async function storeAnswer(
  queries: Queries,
  { workspaceId }: Owner,
  key: string,
  { status, body, headers }: StoredAnswer,
): Promise<void> {
  const answer = JSON.parse(JSON.stringify({ body, headers })) as Prisma.InputJsonValue;
  await queries.idempotentWrite.updateMany({
    where: { workspaceId, key },
    data: { status, answer },
  });
}
