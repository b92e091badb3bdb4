import "server-only";
// From a visitor to an owner: limits, the look-up by the cookie, and the workspace that a first
// write makes.
import { env } from "@/lib/env";
import { bodyBytes } from "@/lib/http/read-request";
import {
  addressSubject,
  holdPlace,
  type LimitName,
  takeLimit,
  workspaceSubject,
} from "@/lib/limits/service";
import { DEMO_TOUCH_AFTER_MS, TAKE_OVER_MINUTES, TOUCH_AFTER_MS } from "./constants";
import {
  confirmHttpsToken,
  createWorkspace,
  ensureDemoWorkspace,
  type FoundWorkspace,
  findWorkspace,
  type Queries,
  touchWorkspace,
} from "./data";
import { Owner, sha256 } from "./owner";
import { giveCookie, newToken, type Visitor } from "./visitor";

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
    await confirmHttpsToken(found.owner, new Date(Date.now() + TAKE_OVER_MINUTES * 60_000));
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
 * Notes the workspace's use, at most once a day, and then gives the cookie to send again; else
 * null.
 */
export async function renewCookie(
  queries: Queries,
  { token, secure }: Visitor,
  { owner, usedAt }: FoundWorkspace,
): Promise<string | null> {
  const before = new Date(Date.now() - TOUCH_AFTER_MS);
  if (usedAt >= before || token === null) return null;
  await touchWorkspace(queries, owner, before);
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
): Promise<{ owner: Owner; cookie: string | null; isNew: boolean }> {
  if (visitor.kind === "plain") {
    const owner = Owner.ofDemo(label);
    const before = new Date(Date.now() - DEMO_TOUCH_AFTER_MS);
    await ensureDemoWorkspace(queries, owner, label, before);
    return { owner, cookie: null, isNew: false };
  }
  if (found) {
    const cookie = await renewCookie(queries, visitor, found);
    return { owner: found.owner, cookie, isNew: false };
  }
  const token = newToken();
  const owner = await createWorkspace(queries, sha256(token), visitor.secure);
  return { owner, cookie: giveCookie(token, visitor.secure), isNew: true };
}
