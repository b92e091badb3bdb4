import { statSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { backUpEmbedded, restoreEmbedded } from "@/prisma/embedded/archive";
import { startEmbeddedDatabase } from "@/prisma/embedded/start";
import { datasetStates } from "@/prisma/seed/state";
import { fingerprintTree } from "@/scripts/attack/damages";
import { backUpServer } from "@/scripts/backup-server";
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
/** Starting several databases takes a busy machine minutes. */
const STARTING_MS = 300_000;
const INITIAL = LEVELS[0] ?? "";
const NEWEST = LEVELS.at(-1) ?? "";
/** The migration that brought visitors' things. */
const WITH_VISITORS = 2;

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

/** The workspace is of before there were devices, so its token became one. */
function expectedRows(level: string): Record<string, number> {
  const isWithVisitors = LEVELS.indexOf(level) >= WITH_VISITORS;
  return { articles: 1, ...(isWithVisitors && { workspaces: 1, conversations: 1, devices: 1 }) };
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
  const newFile = () => path.join(newFolder(), "backup.dump");

  describe("a backup of each version", () => {
    /** One database that is brought from migration to migration, with a backup at each. */
    const backups = new Map<string, string>();
    /** Holds what the test before restored, brought to this version. */
    let target: string;
    let wanted: unknown;

    beforeAll(async () => {
      const source = await newServerDatabase();
      for (const level of LEVELS) {
        await fill(source, level);
        const file = newFile();
        await backUpServer(source, file);
        backups.set(level, file);
      }
      target = await newServerDatabase();
      await applyMigrations(target, silent);
      wanted = await shape(target);
    });

    test.each(LEVELS)(
      "a backup of migration %s takes the place of a newer database and can be migrated",
      async (level) => {
        await withClient(target, (client) =>
          client.query(
            "INSERT INTO workspaces (id) VALUES ('newer'); CREATE TABLE of_a_later_version (id int)",
          ),
        );

        await restoreServer(target, backups.get(level) ?? "");
        await applyMigrations(target, silent);

        expect(await countRows(target)).toEqual(expectedRows(level));
        expect(await shape(target)).toEqual(wanted);
      },
    );
  });

  test("the commands bring the oldest backup to a site that starts: migrated, and with what it lacked of the built-in data", async () => {
    const url = await newServerDatabase();
    await fill(url, INITIAL);
    const [lacking, ...standing] = datasetStates().reverse();
    await withClient(url, async (client) => {
      for (const { dataset, checksum, rows } of standing) {
        await client.query("INSERT INTO seed_state VALUES ($1, $2, $3)", [dataset, checksum, rows]);
      }
    });
    const file = newFile();
    const backup = await runScript("backup", [file], { DATABASE_URL: url });
    await applyMigrations(url, silent);

    const restored = await runScript("restore", [file], { DATABASE_URL: url });
    const prepared = await runScript("db-prepare", [], { DATABASE_URL: url });

    expect(backup).toMatchObject({ code: 0, output: expect.stringContaining("Done: ") });
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("Done.") });
    expect(prepared).toMatchObject({ code: 0, output: expect.not.stringContaining("loading") });
    expect(lacking?.dataset).toBe("reading plans");
    expect(await countRows(url)).toEqual({
      articles: 1,
      seed_state: datasetStates().length,
      reading_plans: lacking?.rows,
    });
  });

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
    const file = newFile();
    await backUpServer(asOwner, file);
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

  /** All find the same there, since none may change it. */
  let newest: string | undefined;
  async function restoreOntoNewest(file: string) {
    newest ??= await newServerDatabase();
    const target = newest;
    await fill(target, NEWEST);
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
    const file = newFile();
    await backUpServer(source, file);
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
    await backUpServer(source, newer);
    await run("DROP TABLE _prisma_migrations");
    await backUpServer(source, other);

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
  // Migrations are the same on both databases and are all tried on a server.
  const level = LEVELS[WITH_VISITORS] ?? "";
  const target = newFolder();
  const file = path.join(newFolder(), "backup.tar.gz");

  beforeAll(async () => {
    const dataDir = newDatabaseFolder();
    const database = await startEmbeddedDatabase({ dataDir });
    await fill(database.connectionString, level);
    await database.stop();
    await backUpEmbedded(dataDir, file);
  }, STARTING_MS);

  test(
    "a backup of an older version is brought to this version",
    async () => {
      await restoreEmbedded(target, file, async (url) => {
        await applyMigrations(url, silent);
      });

      const database = await startEmbeddedDatabase({ dataDir: target });
      const counts = await countRows(database.connectionString);
      await database.stop();
      expect(counts).toEqual(expectedRows(level));
    },
    STARTING_MS,
  );

  test(
    "when the backup cannot be brought to this version, the database stays as it was",
    async () => {
      const before = fingerprintTree(target);

      const restoring = restoreEmbedded(target, file, async () => {
        throw new Error("no migration today");
      });

      await expect(restoring).rejects.toThrow("no migration today");
      expect(fingerprintTree(target)).toBe(before);
    },
    STARTING_MS,
  );
});
