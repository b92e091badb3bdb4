import "server-only";
// From a visitor to an owner: limits, the look-up by the cookie, and the workspace that a first write makes.
import { env } from "@/lib/env";
import { addressSubject, type LimitName, takeLimit, workspaceSubject } from "@/lib/limits/service";
import { DEMO_TOUCH_AFTER_MS, TOUCH_AFTER_MS } from "./constants";
import {
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
  "newWorkspace",
  "transfer",
  "aiCallFromAddress",
]);

/** Limits that count for the address of whoever has no workspace, because the work is dear whoever asks for it. */
const OF_ANYONE: ReadonlySet<LimitName> = new Set(["export", "import"]);

/**
 * Finds the visitor's workspace by the cookie and counts the call under the limits named; "newWorkspace" only for a browser that has none
 * yet. Gives null without a workspace. Throws AppError too_many_requests. Not inside a transaction.
 */
export async function admit(
  visitor: Visitor,
  request: Request,
  limits: readonly LimitName[],
): Promise<FoundWorkspace | null> {
  const found = visitor.tokenHash === null ? null : await findWorkspace(visitor.tokenHash);
  if (!env().RATE_LIMITS || limits.length === 0) return found;
  const needsAddress = limits.some(
    (name) => OF_ADDRESS.has(name) || (!found && OF_ANYONE.has(name)),
  );
  const address = needsAddress ? await addressSubject(request) : null;
  const workspace = found && workspaceSubject(found.owner.workspaceId);
  for (const name of limits) {
    if (name === "newWorkspace" && (found || visitor.kind === "plain")) continue;
    const others = OF_ANYONE.has(name) ? address : null;
    await takeLimit(name, OF_ADDRESS.has(name) ? address : (workspace ?? others));
  }
  return found;
}

/** Notes the workspace's use, at most once a day, and then gives the cookie to send again; else null. */
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

/** The owner of a write, made when there is none yet, with the cookie to send when it is new or due. Runs inside the write's transaction. */
export async function openWorkspace(
  queries: Queries,
  visitor: Visitor,
  found: FoundWorkspace | null,
  label: string,
): Promise<{ owner: Owner; cookie: string | null }> {
  if (visitor.kind === "plain") {
    const owner = Owner.ofDemo(label);
    const before = new Date(Date.now() - DEMO_TOUCH_AFTER_MS);
    await ensureDemoWorkspace(queries, owner, label, before);
    return { owner, cookie: null };
  }
  if (found) return { owner: found.owner, cookie: await renewCookie(queries, visitor, found) };
  const token = newToken();
  const owner = await createWorkspace(queries, sha256(token));
  return { owner, cookie: giveCookie(token, visitor.secure) };
}
