import "server-only";
import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { Reply } from "@/lib/http/route";
import { TRANSFER_CODE_MINUTES } from "./constants";
import { describeCounts } from "./counts-words";
import {
  deleteWorkspace,
  type Queries,
  replaceToken,
  replaceTransferCode,
  spendTransferCode,
  summarizeWorkspace,
} from "./data";
import { type Owner, sha256 } from "./owner";
import { readTransferCode, toTransferCode } from "./rules";
import type { TransferBody, transferResponse, WorkspaceAnswer } from "./schema";
import { giveCookie, newToken, takeCookie, type Visitor } from "./visitor";

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
 * A new code that moves the workspace to another browser, in the place of earlier ones: ten
 * minutes, one use.
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
 * Moves the workspace of a code to this browser: it gets a new cookie, and the browser it came from
 * has nothing any more. What this browser had before (`current`) is deleted, and only when
 * `replace` says so. Throws AppError not_found for a code that is wrong, used or too old, conflict
 * when something would be deleted; the code can then be used again.
 */
export async function redeemTransferCode(
  queries: Queries,
  visitor: Visitor,
  current: Owner | null,
  { code, replace }: TransferBody,
): Promise<Reply<z.input<typeof transferResponse>>> {
  const plain = readTransferCode(code);
  const owner = plain === null ? null : await spendTransferCode(queries, sha256(plain));
  if (owner === null) {
    throw new AppError(
      "not_found",
      "This code is not known. Codes work once, for ten minutes; please make a new one.",
    );
  }
  const isSame = current?.workspaceId === owner.workspaceId;
  const before = current && !isSame ? await summarizeWorkspace(queries, current) : null;
  const saved = before && describeCounts(before.counts);
  if (saved && !replace) {
    throw new AppError(
      "conflict",
      `This browser already keeps ${saved}. They would be deleted: export them first, or confirm that they may be replaced.`,
    );
  }
  // Nobody could ever open it again.
  if (current && !isSame) await deleteWorkspace(queries, current);
  const token = newToken();
  await replaceToken(queries, owner, sha256(token), visitor.secure);
  const workspace = await getWorkspace(queries, owner);
  return new Reply(
    { ...workspace, replaced: saved && before ? before.counts : null },
    { headers: { "Set-Cookie": giveCookie(token, visitor.secure) } },
  );
}

/**
 * Deletes the workspace with everything in it and takes the cookie away. Also without a workspace,
 * where there is only the cookie.
 */
export async function deleteEverything(
  queries: Queries,
  visitor: Visitor,
  owner: Owner | null,
): Promise<Reply<{ deleted: boolean }>> {
  const deleted = owner ? await deleteWorkspace(queries, owner) : false;
  const headers = { "Set-Cookie": takeCookie(visitor.secure) };
  return new Reply({ deleted }, { headers });
}
