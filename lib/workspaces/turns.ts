import "server-only";
// Writes wait for their turn before they begin, so that a crowd of them is served one after another
// instead of failing together halfway.
import { env } from "@/lib/env";
import { answerMs, TooLong, withDeadline } from "@/lib/http/route";
import { isDatabaseUnavailable } from "@/lib/http/unavailable";
import { addressOf } from "@/lib/limits/service";
import { Line } from "@/lib/line";
import { processState } from "@/lib/process-state";

/** Longest wait for a write's turn, in milliseconds. */
const LINE_MS = 10_000;

const turns = processState<{ line?: Line }>("writeTurns", () => ({}));

/**
 * As many turns at once as there are connections: a write needs one from its begin to its commit.
 */
function getLine(): Line {
  turns.line ??= new Line({
    places: env().DATABASE_POOL_MAX,
    timeoutMillis: LINE_MS,
    tooLong: () => new TooLong(),
  });
  return turns.line;
}

/**
 * Runs a write in its turn: at most as many at once as there are database connections, the others
 * in line, each address by turns, ten seconds at most. The time for the write itself begins with
 * the turn. Throws what `write` throws, and AppError unavailable when either takes too long or, to
 * the whole line at once, when the database does not answer.
 */
export async function inWriteTurn<Result>(
  request: Request,
  write: () => Promise<Result>,
): Promise<Result> {
  const line = getLine();
  await line.take(addressOf(request) ?? "");
  try {
    return await withDeadline(write(), answerMs());
  } catch (error) {
    // Who waits would wait for nothing, one after another.
    if (error instanceof TooLong || isDatabaseUnavailable(error)) line.fail(new TooLong());
    throw error;
  } finally {
    line.passOn();
  }
}
