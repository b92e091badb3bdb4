import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { Reply } from "@/lib/http/route";
import { describeCounts } from "../counts-words";
import { deleteWorkspace, type Queries, summarizeWorkspace } from "../data";
import { sha256 } from "../owner";
import type { TransferBody, transferResponse } from "../schema";
import { getWorkspace } from "../service";
import { giveCookie, newToken, type Visitor } from "../visitor";
import { countDevices, endDevices, forgetDevice, insertDevice } from "./data";
import { type Current, lockBoth, spendCode } from "./service";

/**
 * Moves the workspace of a code to this browser: it gets a new cookie, and whichever browsers had
 * it have nothing any more. What this browser had before (`current`) is deleted, and only when
 * `replace` says so, unless others share it. Throws AppError not_found for a code that is wrong, used or too old, conflict
 * when something would be deleted; the code can then be used again.
 */
export async function redeemTransferCode(
  queries: Queries,
  visitor: Visitor,
  current: Current | null,
  { code, replace }: TransferBody,
): Promise<Reply<z.input<typeof transferResponse>>> {
  const owner = await spendCode(queries, code);
  await lockBoth(queries, owner, current?.owner ?? null);
  if (current?.owner.workspaceId === owner.workspaceId) {
    await endDevices(queries, owner, { id: { not: current.device.id } });
    return new Reply({ ...(await getWorkspace(queries, owner)), replaced: null });
  }
  const isShared = current !== null && (await countDevices(queries, current.owner)) > 1;
  const before = current && !isShared ? await summarizeWorkspace(queries, current.owner) : null;
  const saved = before && describeCounts(before.counts);
  if (saved && !replace) {
    throw new AppError(
      "conflict",
      `This browser already has ${saved}. Moving deletes them: export them first, or confirm that they may be replaced.`,
    );
  }
  if (current) await forgetDevice(queries, current.device.id);
  // Nobody could ever open it again.
  if (current && !isShared) await deleteWorkspace(queries, current.owner);
  await endDevices(queries, owner, {});
  const token = newToken();
  const { secure, deviceName } = visitor;
  await insertDevice(queries, owner, {
    tokenHash: sha256(token),
    overHttps: secure,
    name: deviceName,
  });
  const workspace = await getWorkspace(queries, owner);
  return new Reply(
    { ...workspace, replaced: saved && before ? before.counts : null },
    { headers: { "Set-Cookie": giveCookie(token, secure) } },
  );
}
