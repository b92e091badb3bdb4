import { Client } from "pg";
import type { RunningServer } from "../../test/processes";
import type { BenchDatabase } from "./site";
import type { VisitorAnswer } from "./visitor";

// What crashes need: writes that are sent until they are answered, and the crashes themselves.

/** A write that is not answered after a restart by then never will be. */
const RETRY_MS = 240_000;

/** Waits for so many milliseconds. */
export const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Sends a write until it is answered with `meant`, through crashes and restarts. Gives the answer.
 * @throws on any other answer, and when none comes.
 */
export async function persist(
  write: () => Promise<VisitorAnswer>,
  meant = 201,
): Promise<VisitorAnswer> {
  for (const deadline = Date.now() + RETRY_MS; Date.now() < deadline; await wait(100)) {
    const answer = await write().catch(() => null);
    if (answer === null || answer.status === 503) continue;
    const { status, text } = answer;
    if (status !== meant) throw new Error(`a write was answered with ${status} ${text}`);
    return answer;
  }
  throw new Error(`a write was not answered within ${RETRY_MS / 1000} s`);
}

/**
 * Ends one server process of a PostgreSQL on this machine, whereupon all of it recovers as after a
 * crash.
 */
export async function killBackend(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  // Right after a restart the site may have no connection yet.
  for (let pid: number | undefined; pid === undefined; await wait(50)) {
    const { rows } = await client.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE application_name = 'truth-uncovered' LIMIT 1",
    );
    pid = rows[0]?.pid;
    if (pid !== undefined) process.kill(pid, "SIGKILL");
  }
  await client.end().catch(() => undefined);
}

/**
 * kill -9 of the database: of the embedded one's process, or of one server process of a PostgreSQL.
 */
export async function killDatabase({ embedded, url }: BenchDatabase): Promise<void> {
  if (!embedded) return killBackend(url);
  if (embedded.pid) process.kill(embedded.pid, "SIGKILL");
}

/** kill -9 of the site, and the same again on its port. */
export async function killSite(
  site: RunningServer,
  serve: (port?: number) => Promise<RunningServer>,
): Promise<RunningServer> {
  if (site.pid) process.kill(site.pid, "SIGKILL");
  await site.stop();
  return serve(Number(new URL(site.url).port));
}
