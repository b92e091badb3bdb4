import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";

/** `npm run test:long` sets it: the same tests, many more rounds. */
export const LONG = process.env.LONG === "1";
export const projectRoot = path.resolve(__dirname, "../../..");

const folders: string[] = [];

/** A folder of its own for one database; removed by removeFolders. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "truth-uncovered-embedded-"));
  folders.push(folder);
  return folder;
}

/**
 * A folder with a database that was just created and holds nothing. Creating one takes seven seconds
 * of the processor, so it is a copy of the one that TEST_EMPTY_FOLDER names (`npm test` makes it);
 * without it the folder is empty, and the first start creates the database.
 */
export function newDatabaseFolder(folder = newFolder()): string {
  const { TEST_EMPTY_FOLDER } = process.env;
  if (TEST_EMPTY_FOLDER) cpSync(TEST_EMPTY_FOLDER, folder, { recursive: true });
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0))
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

/** A connected client whose lost connection is an error of its query, not of the test process. */
export async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 20_000 });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Runs `work` on a client and closes it. */
export async function withClient<T>(
  connectionString: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await connect(connectionString);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Asks every 50 ms until the answer is not null; throws after `timeoutMs`. */
export async function eventually<T>(
  what: string,
  timeoutMs: number,
  ask: () => Promise<T | null> | T | null,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > deadline) throw new Error(`not within ${timeoutMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
