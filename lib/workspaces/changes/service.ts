import "server-only";
import type { z } from "zod";
import { Reply } from "@/lib/http/route";
import type { Queries } from "../data";
import { type Device, isEndedToken } from "../devices/data";
import type { Owner } from "../owner";
import { readVisitor, takeCookie } from "../visitor";
import { findChanges } from "./data";
import { changedSince } from "./rules";
import type { changesResponse } from "./schema";

type Changes = z.output<typeof changesResponse>;

/** What other browsers have changed since that count; below zero, in the last minute. */
export async function getChanges(
  queries: Queries,
  owner: Owner,
  device: Device | null,
  since: number,
): Promise<Changes> {
  const { count, changed, devices } = await findChanges(queries, owner);
  return {
    count,
    changed: changedSince(changed, device?.id ?? "", since, Date.now()),
    devices,
    isSignedOut: false,
  };
}

/** The answer to a browser that keeps nothing (any more); one that was signed out loses its cookie. */
export async function getNoChanges(request: Request): Promise<Changes | Reply<Changes>> {
  const { tokenHash, secure } = readVisitor(request);
  const isSignedOut = tokenHash !== null && (await isEndedToken(tokenHash));
  const nothing: Changes = { count: 0, changed: [], devices: 0, isSignedOut };
  return isSignedOut
    ? new Reply(nothing, { headers: { "Set-Cookie": takeCookie(secure) } })
    : nothing;
}
