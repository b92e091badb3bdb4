import "server-only";
// From a visitor to an owner: limits, the look-up by the cookie, and the workspace that a first
// write makes.
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { bodyBytes } from "@/lib/http/read-request";
import {
  addressSubject,
  holdPlace,
  type LimitName,
  takeLimit,
  workspaceSubject,
} from "@/lib/limits/service";
import { DEMO_TOUCH_AFTER_MS, TAKE_OVER_MINUTES, TOUCH_AFTER_MS } from "./constants";
import { ensureDemoWorkspace, type Queries, touchWorkspace } from "./data";
import {
  confirmHttpsToken,
  createWorkspace,
  type Device,
  type FoundWorkspace,
  findWorkspace,
  hasDevice,
  isEndedToken,
  lockWorkspace,
  touchDevice,
} from "./devices/data";
import { Owner, sha256 } from "./owner";
import { giveCookie, newToken, takeCookie, type Visitor } from "./visitor";

/** Limits that always count for the address; the others count for the workspace. */
const OF_ADDRESS: ReadonlySet<LimitName> = new Set([
  "writeFromAddress",
  "importFromAddress",
  "kilobytesFromAddress",
  "transfer",
  "aiCallFromAddress",
]);

/**
 * Limits that count for the address of whoever has no workspace, because the work is dear whoever
 * asks for it.
 */
const OF_ANYONE: ReadonlySet<LimitName> = new Set(["export", "import"]);

/**
 * Finds the visitor's workspace by the cookie and counts the call under the limits named. Gives
 * null without a workspace. Throws AppError too_many_requests. Not inside a transaction.
 */
export async function admit(
  visitor: Visitor,
  request: Request,
  limits: readonly LimitName[],
): Promise<FoundWorkspace | null> {
  const found = visitor.tokenHash === null ? null : await findWorkspace(visitor.tokenHash);
  if (found && visitor.secure && !found.overHttps && !visitor.isTakenOver) {
    await confirmHttpsToken(found.device, new Date(Date.now() + TAKE_OVER_MINUTES * 60_000));
  }
  if (!env().RATE_LIMITS || limits.length === 0) return found;
  const needsAddress = limits.some(
    (name) => OF_ADDRESS.has(name) || (!found && OF_ANYONE.has(name)),
  );
  const address = needsAddress ? await addressSubject(request) : null;
  const workspace = found && workspaceSubject(found.owner.workspaceId);
  for (const name of limits) {
    const others = OF_ANYONE.has(name) ? address : null;
    const points = name === "kilobytesFromAddress" ? Math.ceil(bodyBytes(request) / 1_024) : 1;
    await takeLimit(name, OF_ADDRESS.has(name) ? address : (workspace ?? others), points);
  }
  return found;
}

/**
 * Runs `make`, which makes a workspace for a browser that has none, under the limit of new ones.
 * Only what was made counts: when it throws, its place is given back. Throws AppError
 * too_many_requests, and what `make` throws. Not inside a transaction.
 */
export async function asNewcomer<Result>(
  visitor: Visitor,
  request: Request,
  found: FoundWorkspace | null,
  make: () => Promise<Result>,
): Promise<Result> {
  if (found || visitor.kind === "plain" || !env().RATE_LIMITS) return make();
  const place = await holdPlace("newWorkspace", await addressSubject(request));
  try {
    return await make();
  } catch (error) {
    await place.giveBack();
    throw error;
  }
}

/**
 * Notes that this browser uses the workspace, at most once a day, and then gives the cookie to send
 * again; else null.
 */
export async function renewCookie(
  queries: Queries,
  { token, secure, deviceName }: Visitor,
  { owner, device, usedAt }: FoundWorkspace,
): Promise<string | null> {
  const before = new Date(Date.now() - TOUCH_AFTER_MS);
  if (usedAt >= before || token === null) return null;
  await touchWorkspace(queries, owner, before);
  await touchDevice(queries, device, deviceName, before);
  return giveCookie(token, secure);
}

/**
 * The owner of a write, made when there is none yet, with the cookie to send when it is new or due.
 * Runs inside the write's transaction.
 */
export async function openWorkspace(
  queries: Queries,
  visitor: Visitor,
  found: FoundWorkspace | null,
  label: string,
): Promise<{ owner: Owner; device: Device | null; cookie: string | null; isNew: boolean }> {
  if (visitor.kind === "plain") {
    const owner = Owner.ofDemo(label);
    const before = new Date(Date.now() - DEMO_TOUCH_AFTER_MS);
    await ensureDemoWorkspace(queries, owner, label, before);
    return { owner, device: null, cookie: null, isNew: false };
  }
  if (found) {
    const cookie = await renewCookie(queries, visitor, found);
    return { owner: found.owner, device: found.device, cookie, isNew: false };
  }
  const token = newToken();
  const { owner, device } = await createWorkspace(queries, {
    tokenHash: sha256(token),
    overHttps: visitor.secure,
    name: visitor.deviceName,
  });
  return { owner, device, cookie: giveCookie(token, visitor.secure), isNew: true };
}

function signedOut({ secure }: Visitor): AppError {
  return new AppError(
    "signed_out",
    "This browser was signed out on another device, so nothing was saved. It starts fresh with the next thing you save.",
    { headers: { "Set-Cookie": takeCookie(secure) } },
  );
}

/**
 * Throws AppError signed_out, which takes the cookie away, for a browser whose token was ended by
 * another one: what it sends now was meant for what it cannot open any more.
 */
export async function refuseEnded(visitor: Visitor, found: FoundWorkspace | null): Promise<void> {
  if (found || visitor.tokenHash === null) return;
  if (await isEndedToken(visitor.tokenHash)) throw signedOut(visitor);
}

/**
 * Begins a write into a workspace that several browsers share: they follow one another, and one
 * that was signed out meanwhile is refused (AppError signed_out). Inside the write's transaction.
 */
export async function enterShared(
  queries: Queries,
  visitor: Visitor,
  found: FoundWorkspace | null,
): Promise<void> {
  if (!found?.isLinked) return;
  await lockWorkspace(queries, found.owner);
  if (!(await hasDevice(queries, found.owner, found.device.id))) throw signedOut(visitor);
}
