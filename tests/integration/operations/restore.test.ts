import { statSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { backUpEmbedded, restoreEmbedded } from "@/prisma/embedded/archive";
import { startEmbeddedDatabase } from "@/prisma/embedded/start";
import { datasetStates } from "@/prisma/seed/state";
import { applyMigrations } from "@/scripts/migrate";
import { restoreServer } from "@/scripts/restore-server";
import { newDatabaseFolder, newFolder, removeFolders, withClient } from "../embedded/support";
import {
  countRows,
  dropServerDatabases,
  LEVELS,
  migrationsUpTo,
  newServerDatabase,
  runScript,
  serverUrl,
} from "./support";

const silent = () => undefined;
/** Loading both translations, or starting several databases, takes a busy machine minutes. */
const FILLING_MS = 600_000;
const INITIAL = LEVELS[0] ?? "";
/** The migration that brought visitors' things. */
const WITH_VISITORS = 2;
/**
 * Migrations are the same on both databases and are all tried on a server; here is what differs.
 */
const EMBEDDED_LEVELS = [INITIAL, LEVELS[WITH_VISITORS] ?? "", LEVELS.at(-1) ?? ""];

afterAll(async () => {
  await dropServerDatabases();
  removeFolders();
});

/**
 * Brings a database to this migration and puts in what every version has, and from the third on a
 * visitor's things.
 */
async function fill(url: string, level: string): Promise<void> {
  await applyMigrations(url, silent, { folder: migrationsUpTo(level) });
  await withClient(url, async (client) => {
    await client.query(
      `INSERT INTO articles (id, title, content, excerpt, category, published_at)
       VALUES ('own', 'Mine', '', '', 'biblical', now()) ON CONFLICT DO NOTHING`,
    );
    const { rows } = await client.query("SELECT to_regclass('workspaces') IS NOT NULL AS there");
    if (!rows[0].there) return;
    await client.query(`
      INSERT INTO workspaces (id, token_hash) VALUES ('w', 'hash') ON CONFLICT DO NOTHING;
      INSERT INTO conversations (id, workspace_id, title) VALUES ('c', 'w', 'Mine') ON CONFLICT DO NOTHING`);
  });
}

/** `isOlder`: the workspace is of before there were devices, so its token became one. */
function expectedRows(level: string, isOlder = level < "0013"): Record<string, number> {
  const isWithVisitors = LEVELS.indexOf(level) >= WITH_VISITORS;
  if (!isWithVisitors) return { articles: 1 };
  return { articles: 1, workspaces: 1, conversations: 1, ...(isOlder && { devices: 1 }) };
}

/** The names of the migrations, tables and columns: the same on every database of one version. */
function shape(url: string): Promise<unknown> {
  return withClient(url, async (client) => {
    const migrations = await client.query(
      "SELECT migration_name FROM _prisma_migrations ORDER BY 1",
    );
    const columns = await client.query(
      `SELECT table_name, column_name, data_type, column_default, is_nullable
         FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
    );
    const constraints = await client.query(
      `SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace AND contype <> 'n' ORDER BY 1`,
    );
    return [migrations.rows, columns.rows, constraints.rows];
  });
}

const onServer = () => {
  test.each(LEVELS)(
    "a backup of migration %s takes the place of a newer database and can be migrated",
    async (level) => {
      const source = await newServerDatabase();
      await fill(source, level);
      const file = path.join(newFolder(), "backup.dump");
      const backup = await runScript("backup", [file], { DATABASE_URL: source });
      const target = await newServerDatabase();
      await applyMigrations(target, silent);
      const wanted = await shape(target);
      await withClient(target, (client) =>
        client.query(
          "INSERT INTO workspaces (id) VALUES ('newer'); CREATE TABLE of_a_later_version (id int)",
        ),
      );

      await restoreServer(target, file);
      await applyMigrations(target, silent);

      expect(backup).toMatchObject({ code: 0 });
      expect(await countRows(target)).toEqual(expectedRows(level));
      expect(await shape(target)).toEqual(wanted);
    },
  );

  test(
    "the command brings the oldest backup to a site that starts: migrated, filled, and the visitors' rows there",
    async () => {
      const url = await newServerDatabase();
      await fill(url, INITIAL);
      const file = path.join(newFolder(), "backup.dump");
      await runScript("backup", [file], { DATABASE_URL: url });
      await applyMigrations(url, silent);

      const restored = await runScript("restore", [file], { DATABASE_URL: url });
      const prepared = await runScript("db-prepare", [], { DATABASE_URL: url });

      expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("Done.") });
      expect(prepared).toMatchObject({ code: 0, output: expect.not.stringContaining("loading") });
      expect(await countRows(url)).toMatchObject({
        verses: 62_200,
        seed_state: datasetStates().length,
      });
    },
    FILLING_MS,
  );

  test("owner and grants of the schema stay, and a role that owns only its database may restore", async () => {
    const owner = `restorer_${process.pid}`;
    const url = await newServerDatabase();
    const database = new URL(url).pathname.slice(1);
    await withClient(url, async (client) => {
      await client.query(
        `CREATE ROLE ${owner} LOGIN; ALTER DATABASE ${database} OWNER TO ${owner}`,
      );
      await client.query(`GRANT USAGE ON SCHEMA public TO ${owner} WITH GRANT OPTION`);
    });
    const access = () =>
      withClient(url, async (client) => {
        const { rows } = await client.query(
          "SELECT nspowner::regrole::text AS owner, nspacl::text AS grants FROM pg_namespace WHERE nspname = 'public'",
        );
        return rows;
      });
    const asOwner = Object.assign(new URL(url), { username: owner }).href;
    await fill(asOwner, INITIAL);
    const file = path.join(newFolder(), "backup.dump");
    await runScript("backup", [file], { DATABASE_URL: asOwner });
    const before = await access();

    await restoreServer(asOwner, file);

    expect(await access()).toEqual(before);
    expect(await countRows(url)).toEqual({ articles: 1 });
    await withClient(url, (client) =>
      client.query(
        `ALTER DATABASE ${database} OWNER TO postgres; DROP OWNED BY ${owner}; DROP ROLE ${owner}`,
      ),
    );
  });

  async function restoreOntoNewest(file: string) {
    const target = await newServerDatabase();
    await fill(target, LEVELS.at(-1) ?? "");
    const before = [await shape(target), await countRows(target)];
    const restored = await runScript("restore", [file], { DATABASE_URL: target });
    return { restored, before, after: [await shape(target), await countRows(target)] };
  }

  test.each([
    [
      "cut off in the middle",
      (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2)),
    ],
    ["garbage after its mark", (file: string) => writeFileSync(file, "PGDMP and nothing else")],
  ])("a backup that is %s changes nothing", async (_what, damage) => {
    const source = await newServerDatabase();
    await fill(source, INITIAL);
    const file = path.join(newFolder(), "backup.dump");
    await runScript("backup", [file], { DATABASE_URL: source });
    damage(file);

    const { restored, before, after } = await restoreOntoNewest(file);

    expect(restored.code).toBe(1);
    expect(restored.output).not.toMatch(/\n\s+at /);
    expect(after).toEqual(before);
  });

  test("a backup of a newer version, and one of another program, change nothing and are named", async () => {
    const source = await newServerDatabase();
    await fill(source, INITIAL);
    const run = (statement: string) => withClient(source, (client) => client.query(statement));
    const newer = path.join(newFolder(), "newer.dump");
    const other = path.join(newFolder(), "other.dump");
    await run("UPDATE _prisma_migrations SET migration_name = '0999_newer'");
    await runScript("backup", [newer], { DATABASE_URL: source });
    await run("DROP TABLE _prisma_migrations");
    await runScript("backup", [other], { DATABASE_URL: source });

    const ofNewer = await restoreOntoNewest(newer);
    const ofOther = await restoreOntoNewest(other);

    expect(ofNewer.restored.output).toContain("made by a newer version of the site (0999_newer)");
    expect(ofOther.restored.output).toContain("This is no backup of this site");
    for (const { restored, before, after } of [ofNewer, ofOther]) {
      expect(restored.code).toBe(1);
      expect(after).toEqual(before);
    }
  });
};
if (serverUrl) describe("on a PostgreSQL server", onServer);

describe("on the embedded database", () => {
  /** One database that is brought from migration to migration, with a backup at each. */
  const backups = new Map<string, string>();
  const target = newFolder();

  beforeAll(async () => {
    const dataDir = newDatabaseFolder();
    for (const level of EMBEDDED_LEVELS) {
      const database = await startEmbeddedDatabase({ dataDir });
      await fill(database.connectionString, level);
      await database.stop();
      const file = path.join(newFolder(), "backup.tar.gz");
      await backUpEmbedded(dataDir, file);
      backups.set(level, file);
    }
  }, FILLING_MS);

  test.each(EMBEDDED_LEVELS)(
    "a backup of migration %s is brought to this version",
    async (level) => {
      await restoreEmbedded(target, backups.get(level) ?? "", async (url) => {
        await applyMigrations(url, silent);
      });

      const database = await startEmbeddedDatabase({ dataDir: target });
      const counts = await countRows(database.connectionString);
      await database.stop();
      expect(counts).toEqual(expectedRows(level, true));
    },
    FILLING_MS,
  );

  test(
    "when the backup cannot be brought to this version, the database stays as it was",
    async () => {
      const refuse = async () => {
        throw new Error("no migration today");
      };

      const restoring = restoreEmbedded(target, backups.get(INITIAL) ?? "", refuse);

      await expect(restoring).rejects.toThrow("no migration today");
      const database = await startEmbeddedDatabase({ dataDir: target });
      const counts = await countRows(database.connectionString);
      await database.stop();
      expect(counts).toEqual(expectedRows(LEVELS.at(-1) ?? "", true));
    },
    FILLING_MS,
  );
});
