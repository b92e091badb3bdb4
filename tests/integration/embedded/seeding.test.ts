import { spawn } from "node:child_process";
import { startEmbeddedDatabase } from "@/prisma/embedded/start";
import { datasetStates, isSeeded } from "@/prisma/seed/state";
import {
  eventually,
  isAlive,
  LONG,
  newDatabaseFolder,
  newFolder,
  projectRoot,
  removeFolders,
  withClient,
} from "./support";

/**
 * How far the seeding has come when it is killed: the text of a progress line. The long run kills
 * at each of them.
 */
const MOMENTS = LONG
  ? [
      /Creating the database/,
      /Applied migration/,
      /WEB: loading/,
      /8,000 of 31,098/,
      /WEB: done/,
      /16,000 of 31,102/,
      /verse links: loading/,
      /verse links: done/,
    ]
  : [/16,000 of 31,102/];
const PREPARE_MS = 120_000;
/** Every table that the seed fills row by row of its data sets. */
const SEEDED_TABLES = [
  "verses",
  "verse_links",
  "original_chapters",
  "lexemes",
  "articles",
  "news_items",
  "videos",
  "cross_references",
  "validation_findings",
  "reading_plans",
];

afterAll(removeFolders);

/**
 * Runs `npm run db:prepare`; kills it without warning when a line of its output fits. Gives what it
 * printed.
 */
function prepare(
  dataDir: string,
  killAt?: RegExp,
): Promise<{ code: number | null; output: string }> {
  const { DATABASE_URL: _unused, ...env } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", "scripts/db-prepare.ts"], {
    cwd: projectRoot,
    env: { ...env, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
      if (killAt?.test(output)) child.kill("SIGKILL");
    });
  }
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}

test.each(MOMENTS)(
  "kill -9 at %s: the next run comes up by itself with every row",
  async (moment) => {
    const dataDir = newFolder();

    const killed = await prepare(dataDir, moment);
    const next = await prepare(dataDir);

    expect(killed.code).toBeNull();
    expect(next.output).toContain("The database is ready");
    expect(next.code).toBe(0);
    const database = await startEmbeddedDatabase({ dataDir });
    expect(await isSeeded(database.connectionString)).toBe(true);
    const { rows } = await withClient(database.connectionString, (client) =>
      client.query(
        `SELECT (${SEEDED_TABLES.map((table) => `(SELECT count(*)::int FROM ${table})`).join(" + ")}) AS rows`,
      ),
    );
    await database.stop();
    expect(rows[0].rows).toBe(datasetStates().reduce((sum, state) => sum + state.rows, 0));
  },
  PREPARE_MS,
);

test(
  "kill -9 of the database during seeding: the command ends with an error, the next run finishes",
  async () => {
    const dataDir = newDatabaseFolder();
    const database = await startEmbeddedDatabase({ dataDir });
    const { applyMigrations } = await import("@/scripts/migrate");
    const { seedDatabase } = await import("@/prisma/seed/index");
    await applyMigrations(database.connectionString, () => undefined);
    const pid = database.pid ?? 0;

    const seeding = seedDatabase(database.connectionString, (line) => {
      if (line.includes("16,000") && isAlive(pid)) process.kill(pid, "SIGKILL");
    });
    await expect(seeding).rejects.toThrow();
    await eventually("the database is back", 30_000, () =>
      database.pid !== undefined && database.pid !== pid ? true : null,
    );
    await seedDatabase(database.connectionString, () => undefined);

    expect(await isSeeded(database.connectionString)).toBe(true);
    await database.stop();
  },
  PREPARE_MS,
);
