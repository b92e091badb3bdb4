import { cpSync, mkdirSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { startEmbeddedDatabase } from "../../prisma/embedded/start";
import { applyMigrations } from "../migrate";
import type { DamagedFiles } from "./damages";

/**
 * A database with the site's tables and some rows, once closed in order and once as a kill leaves
 * it.
 */
export interface DamageSetup {
  closed: string;
  killed: string;
  files: DamagedFiles;
}

/** Makes both below `root`: two data folders to copy before each damage. */
export async function createDamageSetup(root: string): Promise<DamageSetup> {
  const closed = path.join(root, "closed");
  const killed = path.join(root, "killed");
  await withDatabase(closed, async (client, url) => {
    await applyMigrations(url, () => undefined);
    await client.query(
      `INSERT INTO articles (id, title, content, excerpt, category, published_at)
       SELECT 'kept-' || n, 'Title ' || n, repeat('words ', 50), '', 'biblical', now() FROM generate_series(1, 2000) AS n`,
    );
    await client.query(
      `INSERT INTO videos (id, title, description, category, published_at)
       SELECT 'kept-' || n, 'Title ' || n, repeat('words ', 50), 'biblical', now() FROM generate_series(1, 500) AS n`,
    );
    // Marks each row as committed now; the first to read them would otherwise, and the log would
    // hold the page.
    await client.query("SELECT count(*) FROM videos");
  });
  // First written now, so that the log begins where the next start replays it from.
  const files = await withDatabase(closed, async (client) => {
    await client.query("UPDATE articles SET featured = true WHERE id < 'kept-15'");
    // What stands on the disk while it runs is what a kill would leave.
    mkdirSync(killed);
    cpSync(path.join(closed, "postgres"), path.join(killed, "postgres"), { recursive: true });
    const { rows } = await client.query<DamagedFiles>(
      `SELECT pg_relation_filepath('articles') AS table, pg_relation_filepath('articles_pkey') AS index,
              pg_relation_filepath('videos') AS settled`,
    );
    return rows[0] as DamagedFiles;
  });
  return { closed, killed, files };
}

/** Starts the database of a data folder, runs `work` on it and stops it. */
export async function withDatabase<T>(
  dataDir: string,
  work: (client: Client, url: string) => Promise<T>,
): Promise<T> {
  const database = await startEmbeddedDatabase({ dataDir });
  const client = new Client({ connectionString: database.connectionString });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client, database.connectionString);
  } finally {
    await client.end().catch(() => undefined);
    await database.stop();
  }
}
