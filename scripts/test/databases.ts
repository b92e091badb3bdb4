import { randomBytes } from "node:crypto";
import pg from "pg";
import { startEmbeddedDatabase } from "../../prisma/embedded/start";
import { runNode } from "./processes";

/** A migrated and seeded database for this run alone: variables for the processes that use it, and its end. */
export type TestDatabase = { env: Record<string, string>; drop: () => Promise<void> };

const PREPARE_DEADLINE_MS = 300_000;

/** Starts the embedded database in this folder, on a port of its own. Still empty. */
export async function startEmbedded(dataDir: string): Promise<TestDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, onProgress: () => undefined });
  return {
    // One PGlite is one session: more connections would only wait for each other.
    env: {
      DATABASE_URL: database.connectionString,
      DATABASE_POOL_MAX: "1",
      TEST_DATABASE: "embedded",
    },
    drop: () => database.stop(),
  };
}

/** Creates a database of its own on a PostgreSQL server and drops it at the end. Still empty. */
export async function createOnServer(serverUrl: string): Promise<TestDatabase> {
  const name = `truth_uncovered_test_${randomBytes(6).toString("hex")}`;
  await administer(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: url.href, TEST_DATABASE: "postgresql" },
    drop: () => administer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** Migrates and seeds with the command operators use. @throws with its output when it fails. */
export async function prepare(database: TestDatabase): Promise<void> {
  const { ok, output } = await runNode({
    args: ["--conditions=react-server", "--import", "tsx", "scripts/db-prepare.ts"],
    env: { ...process.env, ...database.env },
    deadlineMs: PREPARE_DEADLINE_MS,
  });
  if (!ok) throw new Error(output);
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Without a listener a connection that breaks would end the whole run.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
