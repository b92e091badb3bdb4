import "server-only";
// One file at a time: several at once would share out the event loop and the memory of everybody
// else.
import { AppError } from "@/lib/errors";
import { problemResponse } from "@/lib/http/problem";
import type { Handler } from "@/lib/http/route";
import { processState } from "@/lib/process-state";

/**
 * Imports that are read or wait; further ones are asked to come again. Each holds its file's bytes.
 */
const MAX_UNDER_WAY = 8;
const RETRY_AFTER_SECONDS = 5;

interface Line {
  underWay: number;
  /** Settles when whoever has the turn is done. */
  last: Promise<void>;
}
const line = processState<Line>("importLine", () => ({ underWay: 0, last: Promise.resolve() }));

/** How each import under way gives its turn back. */
const turns = new WeakMap<Request, () => void>();

/**
 * Waits for this import's turn. Only within a handler made with `inImportLine`, which ends the turn
 * with the answer.
 */
export async function takeImportTurn(request: Request): Promise<void> {
  const before = line.last;
  line.last = new Promise((end) => turns.set(request, end));
  await before;
}

/**
 * A handler whose work on a file, from `takeImportTurn` on, is never done for two at once. Beyond
 * eight under way: 503 with Retry-After.
 */
export function inImportLine(handler: Handler): Handler {
  return async (request, context) => {
    if (line.underWay >= MAX_UNDER_WAY) {
      const message = "Many files are being imported right now. Please try again in a moment.";
      const error = new AppError("unavailable", message, { retryAfter: RETRY_AFTER_SECONDS });
      return problemResponse(error, new URL(request.url).pathname);
    }
    line.underWay += 1;
    try {
      return await handler(request, context);
    } finally {
      line.underWay -= 1;
      turns.get(request)?.();
    }
  };
}
