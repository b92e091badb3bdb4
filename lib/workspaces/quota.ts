import "server-only";
// How much a workspace may hold. The database counts (migration 0006); here the count is held
// against what is allowed.
import { inFigures } from "@/lib/count-words";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { DEMO_BYTES } from "./constants";
import { demoBytes, findStored, type Queries } from "./data";
import type { Owner } from "./owner";

const MEGABYTE = 1_048_576;

/** Bytes in words: "32 MB". */
function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / MEGABYTE)} MB`;
}

function isFull(): AppError {
  const { bytes, rows } = allowance();
  return new AppError(
    "quota_exceeded",
    `What you keep here would exceed the ${inMegabytes(bytes)} or ${inFigures(rows)} items there is room for, so nothing was saved. Export what you have under “Privacy & your data” and delete what you no longer need.`,
  );
}

/** What a workspace may hold; without limits as much as there are numbers for. */
export function allowance(): { bytes: number; rows: number } {
  const { RATE_LIMITS, QUOTA_BYTES_PER_WORKSPACE, QUOTA_ROWS_PER_WORKSPACE } = env();
  if (!RATE_LIMITS) return { bytes: Number.MAX_SAFE_INTEGER, rows: Number.MAX_SAFE_INTEGER };
  return { bytes: QUOTA_BYTES_PER_WORKSPACE, rows: QUOTA_ROWS_PER_WORKSPACE };
}

/**
 * Throws AppError quota_exceeded when a workspace holds more than it may. Asked after a write and
 * in its transaction, which then is undone: the write has locked the count, so of two at once the
 * second sees what the first wrote. Called before a task it finds whether there is room to begin.
 * The demo space, which is trimmed all the time, may for moments hold twice what it is trimmed to.
 */
export async function requireRoom(queries: Queries, owner: Owner): Promise<void> {
  if (!env().RATE_LIMITS) return;
  const most = allowance();
  const { bytes, rows } = await findStored(queries, owner);
  if (bytes > most.bytes || rows > most.rows) throw isFull();
  if (owner.kind === "demo" && (await demoBytes(queries)) > 2 * DEMO_BYTES) {
    const message = "The demo space is full for the moment. Please try again in a minute.";
    throw new AppError("too_many_requests", message, { retryAfter: 60 });
  }
}
