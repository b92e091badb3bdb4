import { randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { startEmbeddedDatabase } from "../../prisma/embedded/start";
import { runNode } from "./processes";

/**
 * A migrated and seeded database for this run alone: variables for the processes that use it, and
 * its end.
 */
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

/**
 * Creates a database of its own on a PostgreSQL server, still empty or with everything that
 * `template` has, and drops it at the end.
 */
export async function createOnServer(
  serverUrl: string,
  template = "template1",
): Promise<TestDatabase & { name: string }> {
  const name = `truth_uncovered_test_${randomBytes(6).toString("hex")}`;
  await administer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    name,
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

/**
 * Migrates and seeds the embedded database in a new folder, and closes it, so that it can be
 * copied. `emptyDir` gets a copy of it as it was created, without a table.
 */
export async function prepareFolder(dataDir: string, emptyDir?: string): Promise<void> {
  if (emptyDir) {
    const created = await startEmbedded(dataDir);
    await created.drop();
    cpSync(dataDir, emptyDir, { recursive: true });
  }
  const database = await startEmbedded(dataDir);
  await prepare(database).finally(() => database.drop());
}

/**
 * Starts a prepared embedded database in a new folder: a copy of the one that TEST_PREPARED_FOLDER
 * names (`npm test` prepares it once for all its parts), else one of its own.
 */
export async function startPrepared(dataDir: string): Promise<TestDatabase> {
  const prepared = process.env.TEST_PREPARED_FOLDER;
  if (prepared) cpSync(prepared, dataDir, { recursive: true });
  else await prepareFolder(dataDir);
  return startEmbedded(dataDir);
}

/** Databases with the same content, one for each worker of a run. */
export interface Copies {
  env: Record<string, string>[];
  drop: () => Promise<void>;
}

/**
 * Prepares `count` databases: on the server, if one is named, else embedded ones. Their variables
 * also name one that stays as it was filled, for tests that want a copy of their own:
 * TEST_TEMPLATE on the server, TEST_PREPARED_FOLDER of the embedded ones.
 */
export async function prepareCopies(count: number, serverUrl?: string): Promise<Copies> {
  return serverUrl ? copiesOnServer(count, serverUrl) : embeddedCopies(count);
}

async function copiesOnServer(count: number, serverUrl: string): Promise<Copies> {
  const template = await createOnServer(serverUrl);
  const databases: TestDatabase[] = [];
  const drop = async () => {
    await Promise.all([template, ...databases].map((database) => database.drop()));
  };
  try {
    await prepare(template);
    for (let made = 0; made < count; made += 1) {
      databases.push(await createOnServer(serverUrl, template.name));
    }
  } catch (error) {
    await drop();
    throw error;
  }
  return { env: databases.map(({ env }) => ({ ...env, TEST_TEMPLATE: template.name })), drop };
}

async function embeddedCopies(count: number): Promise<Copies> {
  const root = mkdtempSync(path.join(tmpdir(), "truth-uncovered-databases-"));
  const folders = Array.from({ length: count }, (_, index) => path.join(root, String(index)));
  const prepared = process.env.TEST_PREPARED_FOLDER ?? path.join(root, "prepared");
  const databases: TestDatabase[] = [];
  const drop = async () => {
    await Promise.all(databases.map((database) => database.drop()));
    rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    if (!existsSync(prepared)) await prepareFolder(prepared);
    for (const folder of folders) {
      cpSync(prepared, folder, { recursive: true });
      databases.push(await startEmbedded(folder));
    }
  } catch (error) {
    await drop();
    throw error;
  }
  return { env: databases.map(({ env }) => ({ ...env, TEST_PREPARED_FOLDER: prepared })), drop };
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
