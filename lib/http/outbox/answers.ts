import { isAwayStatus, isConnectionFailure } from "../connection";
import { isOwnedPath } from "../owned-paths";
import { findRead } from "./reads";

/**
 * What was kept of an address, where its request failed for want of a server; else null. `failure`
 * is what it failed with, or the status of an answer that is none of ours.
 */
export async function findInstead(url: string, failure: unknown): Promise<Response | null> {
  const isAway = typeof failure === "number" && isAwayStatus(failure);
  if (!isOwnedPath(url) || !(isAway || isConnectionFailure(failure))) return null;
  return findRead(url).catch(() => null);
}
