import "server-only";
// Browsers that share one workspace: how another one comes to it, and how one goes.
import { AppError } from "@/lib/errors";
import { Reply } from "@/lib/http/route";
import { noteChange } from "../changes/data";
import { describeCounts } from "../counts-words";
import { deleteWorkspace, type Queries, spendTransferCode, summarizeWorkspace } from "../data";
import { missing, type Owner, requireOne, sha256 } from "../owner";
import { readTransferCode } from "../rules";
import type { WorkspaceAnswer } from "../schema";
import { getWorkspace } from "../service";
import { giveCookie, newToken, readVisitor, takeCookie, type Visitor } from "../visitor";
import { MAX_DEVICES, UNNAMED_DEVICE } from "./constants";
import {
  countDevices,
  type Device,
  endDevices,
  findDevices,
  forgetDevice,
  insertDevice,
  lockWorkspace,
  renameDevice,
} from "./data";
import { bringOver, stageMerge } from "./merge/service";
import type { DeviceResponse, LinkBody } from "./schema";

/** An owner's devices, the oldest first. */
export async function getDevices(
  queries: Queries,
  owner: Owner,
  device: Device | null,
): Promise<DeviceResponse[]> {
  const rows = await findDevices(queries, owner);
  return rows.map(({ id, name, createdAt, usedAt }) => ({
    id,
    name: name ?? UNNAMED_DEVICE,
    isThis: id === device?.id,
    createdAt: createdAt.toISOString(),
    usedOn: usedAt.toISOString().slice(0, 10),
  }));
}

/** Names a device. Throws `missing`. */
export async function changeDevice(
  queries: Queries,
  owner: Owner,
  device: Device | null,
  id: string,
  name: string,
): Promise<DeviceResponse> {
  if (!(await renameDevice(queries, owner, id, name))) throw missing();
  const changed = (await getDevices(queries, owner, device)).find((each) => each.id === id);
  if (!changed) throw missing();
  return changed;
}

/**
 * Signs one device out; this one loses its cookie. The last one stays: what it keeps could never be
 * opened again. Throws `missing`, and AppError conflict for the last one.
 */
export async function signOutDevice(
  queries: Queries,
  owner: Owner,
  request: Request,
  device: Device | null,
  id: string,
): Promise<Reply<{ signedOut: number }>> {
  await lockWorkspace(queries, owner);
  const isThis = id === device?.id;
  if (isThis && (await countDevices(queries, owner)) === 1) {
    throw new AppError(
      "conflict",
      "This is the only device, and nothing could open your saved data once it’s signed out. Link another one first, or delete everything.",
    );
  }
  requireOne(await endDevices(queries, owner, { id }));
  const headers: Record<string, string> = isThis
    ? { "Set-Cookie": takeCookie(readVisitor(request).secure) }
    : {};
  return new Reply({ signedOut: 1 }, { headers });
}

/** Signs all devices but this one out. */
export async function signOutOthers(
  queries: Queries,
  owner: Owner,
  device: Device,
): Promise<{ signedOut: number }> {
  await lockWorkspace(queries, owner);
  const signedOut = await endDevices(queries, owner, { id: { not: device.id } });
  await noteChange(queries, owner, device.id, ["devices"]);
  return { signedOut };
}

/**
 * The owner of a code, which is used up. Throws AppError not_found for one that is wrong, used or
 * too old.
 */
export async function spendCode(queries: Queries, code: string): Promise<Owner> {
  const plain = readTransferCode(code);
  const owner = plain === null ? null : await spendTransferCode(queries, sha256(plain));
  if (owner) return owner;
  throw new AppError(
    "not_found",
    "This code isn’t known. Codes work once, for ten minutes; please make a new one.",
  );
}

/** Locks two workspaces in the order that all do. */
export async function lockBoth(queries: Queries, one: Owner, other: Owner | null): Promise<void> {
  const both = other && other.workspaceId !== one.workspaceId ? [one, other] : [one];
  both.sort((a, b) => (a.workspaceId < b.workspaceId ? -1 : 1));
  for (const owner of both) await lockWorkspace(queries, owner);
}

/** A browser that has a workspace of its own. */
export interface Current {
  owner: Owner;
  device: Device;
}

/**
 * Opens the workspace of a code in this browser as well, by a token of its own. What this browser
 * has by itself (`current`) is merged into it or left behind, as `own` says; left behind by its
 * last browser it is deleted, since nobody could open it. `later` gets what is to be done when the
 * transaction has ended. Throws AppError not_found for a code that
 * is no good, conflict where `own` must be said first or ten devices share it already, and what
 * stageMerge throws; the code can then be used again.
 */
export async function linkBrowser(
  queries: Queries,
  visitor: Visitor,
  current: Current | null,
  { code, own }: LinkBody,
  later: (task: () => Promise<void>) => void,
): Promise<Reply<WorkspaceAnswer>> {
  const owner = await spendCode(queries, code);
  await lockBoth(queries, owner, current?.owner ?? null);
  if (current?.owner.workspaceId === owner.workspaceId) {
    return new Reply(await getWorkspace(queries, owner));
  }
  const before = current && (await summarizeWorkspace(queries, current.owner));
  const saved = before && describeCounts(before.counts);
  if (saved && !own) {
    throw new AppError(
      "conflict",
      `This browser already has ${saved}. Should they be added or left out?`,
    );
  }
  if (current) {
    await forgetDevice(queries, current.device.id);
    if (saved && own === "merge") {
      const stage = await stageMerge(queries, current.owner, owner);
      later(() => bringOver(stage));
    } else if ((await countDevices(queries, current.owner)) === 0) {
      await deleteWorkspace(queries, current.owner);
    }
  }
  if ((await countDevices(queries, owner)) >= MAX_DEVICES) {
    throw new AppError(
      "conflict",
      `As many as ${MAX_DEVICES} devices can share what you keep, and that many do. Sign one of them out first.`,
    );
  }
  const token = newToken();
  const { secure, deviceName } = visitor;
  await insertDevice(queries, owner, {
    tokenHash: sha256(token),
    overHttps: secure,
    name: deviceName,
  });
  await noteChange(queries, owner, "", ["devices"]);
  const headers = { "Set-Cookie": giveCookie(token, secure) };
  return new Reply(await getWorkspace(queries, owner), { headers });
}
