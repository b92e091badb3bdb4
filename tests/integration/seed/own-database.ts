import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedDatabase } from "@/prisma/embedded/start";
import { withClient } from "@/prisma/seed/state";
import { applyMigrations } from "@/scripts/migrate";

/** A database for one test file. */
export interface OwnDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Creates one with all tables and no rows. */
export async function createEmptyDatabase(): Promise<OwnDatabase> {
  const database = await create();
  await applyMigrations(database.url, () => undefined);
  return database;
}

/**
 * Creates one with everything that the seed brings: a copy of what the run has filled. On a server
 * its time limit is shorter than the wait for another seeder: the seed must not fall under the
 * limits of the role it runs as.
 */
export async function createFilledDatabase(): Promise<OwnDatabase> {
  const database = await create(process.env.TEST_TEMPLATE, process.env.TEST_PREPARED_FOLDER);
  if (isOnServer()) {
    const name = new URL(database.url).pathname.slice(1);
    await withClient(database.url, (client) =>
      client.query(`ALTER DATABASE ${name} SET statement_timeout = '250ms'`),
    );
  }
  return database;
}

const isOnServer = () => process.env.TEST_DATABASE === "postgresql";

/**
 * On the PostgreSQL server the tests run on, or as an embedded database in a temporary folder when
 * they run on the embedded one, which cannot hold a second.
 */
async function create(template = "template1", folder?: string): Promise<OwnDatabase> {
  return isOnServer()
    ? createOnServer(process.env.DATABASE_URL ?? "", template)
    : startInTemporaryFolder(folder);
}

async function createOnServer(serverUrl: string, template: string): Promise<OwnDatabase> {
  const name = `truth_uncovered_seed_${randomBytes(6).toString("hex")}`;
  await withClient(serverUrl, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`),
  );
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await withClient(serverUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

async function startInTemporaryFolder(source?: string): Promise<OwnDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "truth-uncovered-seed-"));
  if (source) cpSync(source, dataDir, { recursive: true });
  const database = await startEmbeddedDatabase({ dataDir });
  return {
    url: database.connectionString,
    drop: async () => {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
