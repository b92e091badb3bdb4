import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "@/prisma/embedded/start";
import { applyMigrations, MigrationError } from "@/scripts/migrate";
import { newDatabaseFolder, newFolder, removeFolders, withClient } from "./support";

/**
 * A PostgreSQL server the tests may create databases on; the continuous integration always sets it.
 */
const serverUrl = process.env.TEST_DATABASE_URL;
const silent = () => undefined;

interface Place {
  name: string;
  create(): Promise<string>;
  remove(): Promise<void>;
}

function embeddedPlace(): Place {
  let database: EmbeddedDatabase | undefined;
  return {
    name: "the embedded database",
    async create() {
      database = await startEmbeddedDatabase({ dataDir: newDatabaseFolder() });
      return database.connectionString;
    },
    async remove() {
      await database?.stop();
    },
  };
}

function serverPlace(url: string): Place {
  const name = `truth_uncovered_migrations_${randomBytes(6).toString("hex")}`;
  return {
    name: "a PostgreSQL server",
    async create() {
      await withClient(url, (client) => client.query(`CREATE DATABASE ${name}`));
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    async remove() {
      await withClient(url, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}

afterAll(removeFolders);

describe.each([embeddedPlace(), ...(serverUrl ? [serverPlace(serverUrl)] : [])])(
  "on $name",
  (place) => {
    let url: string;

    beforeAll(async () => {
      url = await place.create();
    });
    afterAll(() => place.remove());
    beforeEach(() =>
      withClient(url, (client) => client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public")),
    );

    const records = () =>
      withClient(url, async (client) => {
        const { rows } = await client.query(
          `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished, logs,
                applied_steps_count AS steps FROM _prisma_migrations ORDER BY started_at, migration_name`,
        );
        return rows;
      });

    function writeMigration(folder: string, name: string, sql: string): void {
      mkdirSync(path.join(folder, name), { recursive: true });
      writeFileSync(path.join(folder, name, "migration.sql"), sql);
    }

    test("the project's migrations make the tables of the schema, and a second run does nothing", async () => {
      const applied = await applyMigrations(url, silent);
      const again = await applyMigrations(url, silent);
      const tables = await withClient(url, (client) =>
        client.query("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"),
      );

      expect(applied[0]).toMatch(/^0001_/);
      expect(again).toEqual([]);
      expect(tables.rows.map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          "translations",
          "verses",
          "verse_links",
          "seed_state",
          "articles",
          "videos",
          "workspaces",
          "rate_limits",
        ]),
      );
    });

    test("what it records is what Prisma's engine records", async () => {
      const folder = newFolder();
      writeMigration(folder, "0001_first", "CREATE TABLE first (id int);\n");

      await applyMigrations(url, silent, { folder });

      const [row] = await records();
      expect(row).toEqual({
        name: "0001_first",
        // sha256sum of the file.
        checksum: "5dda2ccc07b9fc87887614da6184744bdcbf2b88c9587752201564584dafec19",
        finished: true,
        logs: null,
        steps: 1,
      });
    });

    test("a failing migration is undone and recorded, and nothing goes on until the operator says so", async () => {
      const folder = newFolder();
      writeMigration(folder, "0001_good", "CREATE TABLE good (id int)");
      writeMigration(
        folder,
        "0002_bad",
        "CREATE TABLE half (id int); INSERT INTO missing VALUES (1)",
      );
      writeMigration(folder, "0003_later", "CREATE TABLE later (id int)");

      await expect(applyMigrations(url, silent, { folder })).rejects.toThrow(
        /0002_bad failed.*"missing"/,
      );
      await expect(applyMigrations(url, silent, { folder })).rejects.toThrow(MigrationError);
      await expect(applyMigrations(url, silent, { folder })).rejects.toThrow(
        /earlier run.*"missing".*--retry-failed/s,
      );
      const before = await records();
      writeMigration(folder, "0002_bad", "CREATE TABLE half (id int)");
      const applied = await applyMigrations(url, silent, { folder, retryFailed: true });

      expect(before.map(({ name, finished }) => [name, finished])).toEqual([
        ["0001_good", true],
        ["0002_bad", false],
      ]);
      expect(before[1].logs).toContain("missing");
      expect(applied).toEqual(["0002_bad", "0003_later"]);
    });

    test("an edited file is told, and changes nothing", async () => {
      const folder = newFolder();
      writeMigration(folder, "0001_first", "CREATE TABLE first (id int)");
      await applyMigrations(url, silent, { folder });
      writeMigration(folder, "0001_first", "-- edited");
      const lines: string[] = [];

      const applied = await applyMigrations(url, (line) => lines.push(line), { folder });

      expect(applied).toEqual([]);
      expect(lines).toEqual([expect.stringMatching(/0001_first was changed/)]);
    });

    test.each([true, false])(
      "an older version refuses a database of a newer one and changes nothing (migration finished: %s)",
      async (finished) => {
        const newer = newFolder();
        writeMigration(newer, "0001_first", "CREATE TABLE first (id int)");
        writeMigration(newer, "0002_newer", finished ? "SELECT 1" : "SELECT 1/0");
        await applyMigrations(url, silent, { folder: newer }).catch(silent);
        const older = newFolder();
        writeMigration(older, "0001_first", "CREATE TABLE first (id int)");
        writeMigration(older, "0003_other_branch", "CREATE TABLE other (id int)");
        const before = await records();

        const opening = applyMigrations(url, silent, { folder: older, retryFailed: true });

        await expect(opening).rejects.toThrow(
          new MigrationError(
            "The database was made by a newer version of the site (0002_newer), and nothing was changed. Update the site, or restore an earlier backup.",
          ),
        );
        expect(await records()).toEqual(before);
      },
    );

    if (place.name === "a PostgreSQL server") {
      test("of five runners that start at once, one applies and the others find nothing to do", async () => {
        const folder = newFolder();
        writeMigration(folder, "0001_slow", "CREATE TABLE slow (id int); SELECT pg_sleep(0.5)");
        writeMigration(folder, "0002_next", "CREATE TABLE next (id int)");

        const results = await Promise.all(
          Array.from({ length: 5 }, () => applyMigrations(url, silent, { folder })),
        );

        expect(results.flat().sort()).toEqual(["0001_slow", "0002_next"]);
        expect(await records()).toHaveLength(2);
      });

      test("a role with short time limits can still migrate", async () => {
        const folder = newFolder();
        writeMigration(folder, "0001_slow", "SELECT pg_sleep(1); CREATE TABLE slow (id int)");
        const limited = `${url}?statement_timeout=500&lock_timeout=200`;

        expect(await applyMigrations(limited, silent, { folder })).toEqual(["0001_slow"]);
      });
    }
  },
);
