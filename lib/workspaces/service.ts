import "server-only";
import { randomBytes } from "node:crypto";
import { Reply } from "@/lib/http/route";
import { TRANSFER_CODE_MINUTES } from "./constants";
import { deleteWorkspace, type Queries, replaceTransferCode, summarizeWorkspace } from "./data";
import { type Device, endDevices } from "./devices/data";
import { type Owner, sha256 } from "./owner";
import { readTransferCode, toTransferCode } from "./rules";
import type { WorkspaceAnswer } from "./schema";
import { takeCookie, type Visitor } from "./visitor";

/** What a browser without a workspace has. */
export const NOTHING: WorkspaceAnswer = {
  exists: false,
  kind: "private",
  createdAt: null,
  counts: {
    collections: 0,
    verses: 0,
    creations: 0,
    conversations: 0,
    plans: 0,
    sessions: 0,
    highlights: 0,
    learned: 0,
  },
};

/** What an owner has. */
export async function getWorkspace(queries: Queries, owner: Owner): Promise<WorkspaceAnswer> {
  const summary = await summarizeWorkspace(queries, owner);
  if (!summary) return { ...NOTHING, kind: owner.kind };
  return { exists: true, kind: owner.kind, ...summary };
}

/**
 * A new code that links another browser to the workspace, or moves it there, in the place of
 * earlier ones: ten minutes, one use.
 */
export async function createTransferCode(queries: Queries, owner: Owner) {
  const code = toTransferCode(randomBytes(64));
  const expiresAt = new Date(Date.now() + TRANSFER_CODE_MINUTES * 60_000);
  await replaceTransferCode(queries, owner, sha256(plainForm(code)), expiresAt);
  return { code, expiresAt: expiresAt.toISOString() };
}

function plainForm(code: string): string {
  return readTransferCode(code) ?? code;
}

/**
 * Deletes the workspace with everything in it, for all its browsers, and takes the cookie away. Also
 * without a workspace, where there is only the cookie.
 */
export async function deleteEverything(
  queries: Queries,
  visitor: Visitor,
  owner: Owner | null,
  device: Device | null,
): Promise<Reply<{ deleted: boolean }>> {
  // Other browsers that share it are told, and forget what they keep of it.
  if (owner && device) await endDevices(queries, owner, { id: { not: device.id } });
  const deleted = owner ? await deleteWorkspace(queries, owner) : false;
  const headers = { "Set-Cookie": takeCookie(visitor.secure) };
  return new Reply({ deleted }, { headers });
}
