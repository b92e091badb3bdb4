import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";

/** A migration failed, now or in an earlier run. The message says which, why, and what to do. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

export interface MigrationOptions {
  /** Folder of Prisma's migration folders; the project's own by default. */
  folder?: string;
  /**
   * Runs migrations again that are recorded as failed. Safe: each runs in a transaction, so a
   * failed one left nothing.
   */
  retryFailed?: boolean;
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

interface Applied {
  migration_name: string;
  checksum: string;
  finished_at: Date | null;
  logs: string | null;
}

/**
 * The number Prisma's own engine locks while it migrates, so that the two never run at once. Found
 * in the engine of Prisma 7.10.
 */
const MIGRATION_LOCK = 72_707_369;
const LOCK_POLL_MS = 200;
const LOCK_WAIT_MS = 5 * 60_000;
const CONNECT_TIMEOUT_MS = 30_000;
const PROJECT_MIGRATIONS = path.resolve(__dirname, "../prisma/migrations");

/**
 * As Prisma's engine creates it, so that `prisma migrate deploy` and `status` work on the same
 * database.
 */
const CREATE_TABLE = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/**
 * Brings the database to the newest schema: runs every migration of the folder that it has not
 * seen, in the order of their names, each in a transaction. Several runners may start at once; one
 * works, the others wait and find nothing to do. A killed runner leaves nothing half done. Gives
 * the names applied. Throws MigrationError (also for a database that a newer version of the site
 * made, which is left alone), or the error of a lost connection.
 */
export async function applyMigrations(
  connectionString: string,
  report: (line: string) => void,
  options: MigrationOptions = {},
): Promise<string[]> {
  const migrations = readMigrations(options.folder ?? PROJECT_MIGRATIONS);
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // The query in flight reports a lost connection; without a listener it would end the process.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await takeLock(client, report);
    return await applyMissing(client, migrations, report, options.retryFailed ?? false);
  } finally {
    await client.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => undefined);
    await client.end().catch(() => undefined);
  }
}

/**
 * Asks again and again instead of waiting inside the server, where the role's lock_timeout would
 * end it.
 */
async function takeLock(client: Client, report: (line: string) => void): Promise<void> {
  const deadline = Date.now() + LOCK_WAIT_MS;
  for (let tries = 0; ; tries += 1) {
    const { rows } = await client.query<{ taken: boolean }>(
      "SELECT pg_try_advisory_lock($1) AS taken",
      [MIGRATION_LOCK],
    );
    if (rows[0]?.taken) return;
    if (Date.now() > deadline) {
      throw new MigrationError(
        "Another process has been migrating this database for five minutes.",
      );
    }
    if (tries === 5) report("Waiting for another process that migrates this database");
    await sleep(LOCK_POLL_MS);
  }
}

async function applyMissing(
  client: Client,
  migrations: Migration[],
  report: (line: string) => void,
  retryFailed: boolean,
): Promise<string[]> {
  const recorded = new Map((await readRecords(client)).map((row) => [row.migration_name, row]));
  refuseNewer(recorded, migrations);
  for (const row of recorded.values()) {
    if (row.finished_at !== null) continue;
    if (!retryFailed) throw new MigrationError(failedBefore(row));
    await client.query(
      "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = $1 AND finished_at IS NULL",
      [row.migration_name],
    );
    recorded.delete(row.migration_name);
  }
  warnOfDifferences(recorded, migrations, report);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (recorded.has(migration.name)) continue;
    await applyOne(client, migration);
    report(`Applied migration ${migration.name}`);
    applied.push(migration.name);
  }
  return applied;
}

async function readRecords(client: Client): Promise<Applied[]> {
  // Asked first because a role that may only use the tables cannot create one, even one that
  // exists.
  const { rows } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('_prisma_migrations') IS NOT NULL AS there",
  );
  if (!rows[0]?.there) await client.query(CREATE_TABLE);
  const records = await client.query<Applied>(
    `SELECT migration_name, checksum, finished_at, logs FROM _prisma_migrations
      WHERE rolled_back_at IS NULL ORDER BY started_at`,
  );
  return records.rows;
}

/**
 * An older version would write rows that the newer tables do not take, so it changes nothing and
 * says what to do.
 */
function refuseNewer(recorded: Map<string, Applied>, migrations: Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...recorded.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) throw new MigrationError(newerDatabase(unknown.join(", ")));
}

/**
 * What an operator reads whose site is older than the database; `names` are the migrations it does
 * not know.
 */
export function newerDatabase(names: string): string {
  return `The database was made by a newer version of the site (${names}), and nothing was changed. Update the site, or restore an earlier backup.`;
}

function warnOfDifferences(
  recorded: Map<string, Applied>,
  migrations: Migration[],
  report: (line: string) => void,
): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const row of recorded.values()) {
    const migration = known.get(row.migration_name);
    if (migration && migration.checksum !== row.checksum) {
      report(
        `Warning: the file of migration ${row.migration_name} was changed after it was applied; the change is not in the database.`,
      );
    }
  }
}

/**
 * Record and statements commit together, so a runner that is killed leaves no trace and the next
 * one starts over.
 */
async function applyOne(client: Client, migration: Migration): Promise<void> {
  await client.query("BEGIN");
  try {
    // Time limits of the site's role are meant for visitors' queries.
    await client.query("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '30s'");
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), migration.checksum, migration.name],
    );
    await client.query("COMMIT");
  } catch (error) {
    const message = (error as Error).message;
    await client.query("ROLLBACK");
    await client.query(
      "INSERT INTO _prisma_migrations (id, checksum, migration_name, logs) VALUES ($1, $2, $3, $4)",
      [randomUUID(), migration.checksum, migration.name, message],
    );
    throw new MigrationError(
      `Migration ${migration.name} failed and was undone: ${message}\n${HOW_TO_GO_ON}`,
    );
  }
}

const HOW_TO_GO_ON =
  "Nothing else was changed. Remove the cause, then run: npm run db:prepare -- --retry-failed";

function failedBefore(row: Applied): string {
  const why = row.logs ? `: ${row.logs}` : ", and was not finished";
  return `Migration ${row.migration_name} failed in an earlier run${why}\n${HOW_TO_GO_ON}`;
}

/** The names of the project's migrations, oldest first. */
export function projectMigrations(): string[] {
  return readMigrations(PROJECT_MIGRATIONS).map(({ name }) => name);
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ name: entry.name, file: path.join(folder, entry.name, "migration.sql") }))
    .filter(({ file }) => existsSync(file))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, file }) => {
      const bytes = readFileSync(file);
      const checksum = createHash("sha256").update(bytes).digest("hex");
      return { name, sql: bytes.toString("utf8"), checksum };
    });
}
