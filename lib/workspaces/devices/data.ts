import "server-only";
// The browsers that a workspace is open in, each by a token of its own.
import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import type { Device as Row } from "@/prisma/generated/client";
import type { Queries } from "../data";
import { Owner } from "../owner";

/** A browser as the cookie finds it. */
export interface Device {
  id: string;
  name: string | null;
}

/** A visitor's workspace as the cookie finds it. */
export interface FoundWorkspace {
  owner: Owner;
  /** The browser that asks. */
  device: Device;
  /** When this browser's use was last noted. */
  usedAt: Date;
  /** Whether its token is known to go over https only. */
  overHttps: boolean;
  /** Whether other browsers share the workspace. */
  isLinked: boolean;
}

interface FoundRow extends Omit<FoundWorkspace, "owner" | "device"> {
  workspaceId: string;
  id: string;
  name: string | null;
}

async function findDevice(tokenHash: string): Promise<FoundWorkspace | null> {
  const [row] = await db.$queryRaw<FoundRow[]>`
    SELECT id, workspace_id AS "workspaceId", name, used_at AS "usedAt", over_https AS "overHttps",
           EXISTS (SELECT FROM devices AS other
                    WHERE other.workspace_id = d.workspace_id AND other.id <> d.id) AS "isLinked"
      FROM devices AS d WHERE token_hash = ${tokenHash}`;
  if (!row) return null;
  const { id, name, workspaceId, ...found } = row;
  return { ...found, owner: Owner.ofWorkspace(workspaceId), device: { id, name } };
}

/** The workspace of a token, by its hash; null when there is none (any more). */
export async function findWorkspace(tokenHash: string): Promise<FoundWorkspace | null> {
  const found = await findDevice(tokenHash);
  if (found) return found;
  // Given by a server of the version before, during a deployment.
  const given = await db.workspace.findUnique({ where: { tokenHash }, select: { id: true } });
  if (!given) return null;
  const data = [{ workspaceId: given.id, tokenHash }];
  await db.device.createMany({ data, skipDuplicates: true });
  return findDevice(tokenHash);
}

/** What a new device is made of. */
export interface NewDevice {
  tokenHash: string;
  overHttps: boolean;
  name: string;
}

/** Makes a workspace with its first device. One statement, so that it needs no transaction. */
export async function createWorkspace(
  queries: Queries,
  { tokenHash, overHttps, name }: NewDevice,
): Promise<{ owner: Owner; device: Device }> {
  const [id, deviceId] = [randomUUID(), randomUUID()];
  await queries.$executeRaw`
    WITH made AS (
      INSERT INTO workspaces (id, token_hash) VALUES (${id}, ${tokenHash}) RETURNING id
    )
    INSERT INTO devices (id, workspace_id, token_hash, over_https, name)
    SELECT ${deviceId}, id, ${tokenHash}, ${overHttps}, ${name} FROM made`;
  return { owner: Owner.ofWorkspace(id), device: { id: deviceId, name } };
}

/** Adds a device to a workspace. */
export async function insertDevice(
  queries: Queries,
  owner: Owner,
  device: NewDevice,
): Promise<void> {
  await queries.device.create({ data: { ...owner.rows, ...device } });
}

/**
 * Takes a workspace for this transaction: whoever writes to it from several browsers, or ends one
 * of them, waits until it ends. Locked before anything in it, by all of them.
 */
export async function lockWorkspace(queries: Queries, { workspaceId }: Owner): Promise<void> {
  await queries.$queryRaw`SELECT id FROM workspaces WHERE id = ${workspaceId} FOR NO KEY UPDATE`;
}

/** Whether a device still belongs to a workspace. */
export async function hasDevice(queries: Queries, owner: Owner, id: string): Promise<boolean> {
  return (await queries.device.count({ where: { id, ...owner.rows } })) > 0;
}

/** An owner's devices, the oldest first. */
export function findDevices(queries: Queries, owner: Owner): Promise<Row[]> {
  return queries.device.findMany({
    where: owner.rows,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}

/** How many devices an owner has. */
export function countDevices(queries: Queries, owner: Owner): Promise<number> {
  return queries.device.count({ where: owner.rows });
}

/** Names a device. False when it is not the owner's. */
export async function renameDevice(
  queries: Queries,
  owner: Owner,
  id: string,
  name: string,
): Promise<boolean> {
  const { count } = await queries.device.updateMany({
    where: { id, ...owner.rows },
    data: { name },
  });
  return count > 0;
}

/**
 * Notes that a device is used when that was last noted before `before`, and its name where it has
 * none.
 */
export async function touchDevice(
  queries: Queries,
  { id, name }: Device,
  newName: string,
  before: Date,
): Promise<void> {
  await queries.device.updateMany({
    where: { id, usedAt: { lt: before } },
    data: { usedAt: new Date(), ...(name === null ? { name: newName } : {}) },
  });
}

/** Which devices are ended: one, all but one, or all. */
export type Ended = { id: string } | { id: { not: string } } | Record<string, never>;

/**
 * Ends devices of an owner: their tokens open nothing any more, and are remembered so that their
 * browsers are told. Gives how many there were.
 */
export async function endDevices(queries: Queries, owner: Owner, which: Ended): Promise<number> {
  const where = { ...which, ...owner.rows };
  const ended = await queries.device.findMany({ where, select: { tokenHash: true } });
  const hashes = ended.map(({ tokenHash }) => tokenHash);
  if (hashes.length === 0) return 0;
  await queries.device.deleteMany({ where });
  await queries.workspace.updateMany({
    where: { tokenHash: { in: hashes } },
    data: { tokenHash: null },
  });
  const data = hashes.map((tokenHash) => ({ tokenHash }));
  await queries.endedToken.createMany({ data, skipDuplicates: true });
  return hashes.length;
}

/** Takes a device away without a word: its browser has another token now. */
export async function forgetDevice(queries: Queries, id: string): Promise<void> {
  await queries.device.deleteMany({ where: { id } });
}

/** Whether a token was ended by another browser. */
export async function isEndedToken(tokenHash: string): Promise<boolean> {
  return (await db.endedToken.count({ where: { tokenHash } })) > 0;
}

/** Forgets tokens that were ended before that moment. Gives their number. */
export async function forgetEndedTokens(before: Date): Promise<number> {
  return (await db.endedToken.deleteMany({ where: { endedAt: { lt: before } } })).count;
}

/** A token in the place of one of plain http, and what it is derived from that by. */
interface NextToken {
  tokenHash: string;
  salt: string;
}

/**
 * Puts a new token in the place of one that was given over plain http. False when no device has
 * that token, or one that goes over https only.
 */
export async function replaceHttpToken(
  formerTokenHash: string,
  { tokenHash, salt }: NextToken,
): Promise<boolean> {
  const changed = await db.$queryRaw<unknown[]>`
    WITH changed AS (
      UPDATE devices SET token_hash = ${tokenHash}, former_token_hash = ${formerTokenHash},
             former_token_salt = ${salt}, former_token_until = NULL
       WHERE token_hash = ${formerTokenHash} AND NOT over_https RETURNING id
    ), cleared AS (
      UPDATE workspaces SET token_hash = NULL
       WHERE token_hash = ${formerTokenHash} AND EXISTS (SELECT FROM changed)
    )
    SELECT id FROM changed`;
  return changed.length > 0;
}

/**
 * What was put in the place of a token of plain http that still leads on; null when it does not
 * (any more).
 */
export async function findNextToken(formerTokenHash: string): Promise<NextToken | null> {
  const row = await db.device.findFirst({
    where: {
      formerTokenHash,
      OR: [{ formerTokenUntil: null }, { formerTokenUntil: { gt: new Date() } }],
    },
    select: { tokenHash: true, formerTokenSalt: true },
  });
  if (!row?.formerTokenSalt) return null;
  return { tokenHash: row.tokenHash, salt: row.formerTokenSalt };
}

/**
 * Notes that the token came back over https, once; a token of plain http leads to it until that
 * moment at most.
 */
export async function confirmHttpsToken({ id }: Device, formerTokenUntil: Date): Promise<void> {
  await db.device.updateMany({
    where: { id, overHttps: false },
    data: { overHttps: true, formerTokenUntil },
  });
}

/** Forgets tokens of plain http that lead nowhere any more. Gives their number. */
export async function forgetFormerTokens(now: Date): Promise<number> {
  const { count } = await db.device.updateMany({
    where: { formerTokenHash: { not: null }, formerTokenUntil: { lt: now } },
    data: { formerTokenHash: null, formerTokenSalt: null, formerTokenUntil: null },
  });
  return count;
}
