import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedDatabase } from "@/prisma/embedded/start";
import { withClient } from "@/prisma/seed/state";
import { applyMigrations } from "@/scripts/migrate";

/** A database with all tables and no rows, for one test file. */
export interface EmptyDatabase {
  url: string;
  drop: () => Promise<void>;
}

/**
 * Creates and migrates it: on the PostgreSQL server the tests run on, or as an embedded database in
 * a temporary folder when they run on the embedded one, which cannot hold a second.
 */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const serverUrl = process.env.DATABASE_URL;
  const isServer = process.env.TEST_DATABASE === "postgresql" && serverUrl !== undefined;
  const database = isServer ? await createOnServer(serverUrl) : await startInTemporaryFolder();
  await applyMigrations(database.url, () => undefined);
  return database;
}

async function createOnServer(serverUrl: string): Promise<EmptyDatabase> {
  const name = `truth_uncovered_seed_${randomBytes(6).toString("hex")}`;
  await withClient(serverUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  // Shorter than the wait for another seeder: the seed must not fall under the limits of the role
  // it runs as.
  await withClient(serverUrl, (client) =>
    client.query(`ALTER DATABASE ${name} SET statement_timeout = '250ms'`),
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

async function startInTemporaryFolder(): Promise<EmptyDatabase> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "truth-uncovered-seed-"));
  const database = await startEmbeddedDatabase({ dataDir });
  return {
    url: database.connectionString,
    drop: async () => {
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
