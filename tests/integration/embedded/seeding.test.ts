import { spawn } from "node:child_process";
import { cpSync } from "node:fs";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "@/prisma/embedded/start";
import { seedDatabase } from "@/prisma/seed";
import { datasetStates, isSeeded } from "@/prisma/seed/state";
import {
  eventually,
  isAlive,
  LONG,
  newFolder,
  projectRoot,
  removeFolders,
  withClient,
} from "./support";

/** How far the seeding has come when it is killed: the text of a progress line. */
const MOMENT = /16,000 of 31,102/;
/** The long run also kills at each of these, in a folder with nothing in it. */
const OTHER_MOMENTS = LONG
  ? [
      /Creating the database/,
      /Applied migration/,
      /WEB: loading/,
      /8,000 of 31,098/,
      /WEB: done/,
      /verse links: loading/,
      /verse links: done/,
    ]
  : [];
const PREPARE_MS = 240_000;
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

/** What the run has filled, without one of the translations. */
async function folderThatLacksKjv(): Promise<string> {
  const dataDir = newFolder();
  cpSync(process.env.TEST_PREPARED_FOLDER ?? "", dataDir, { recursive: true });
  const database = await startEmbeddedDatabase({ dataDir });
  await takeKjvAway(database);
  await database.stop();
  return dataDir;
}

async function takeKjvAway({ connectionString }: EmbeddedDatabase): Promise<void> {
  await withClient(connectionString, async (client) => {
    await client.query("DELETE FROM translations WHERE code = 'KJV'");
    await client.query("DELETE FROM seed_state WHERE dataset = 'translation KJV'");
  });
}

async function expectEveryRow({ connectionString }: EmbeddedDatabase): Promise<void> {
  expect(await isSeeded(connectionString)).toBe(true);
  const { rows } = await withClient(connectionString, (client) =>
    client.query(
      `SELECT (${SEEDED_TABLES.map((table) => `(SELECT count(*)::int FROM ${table})`).join(" + ")}) AS rows`,
    ),
  );
  expect(rows[0].rows).toBe(datasetStates().reduce((sum, state) => sum + state.rows, 0));
}

async function killAndPrepareAgain(dataDir: string, moment: RegExp): Promise<void> {
  const killed = await prepare(dataDir, moment);
  const next = await prepare(dataDir);

  expect(killed.code).toBeNull();
  expect(next.output).toContain("The database is ready");
  expect(next.code).toBe(0);
}

test(
  "kill -9 during seeding, of the command and then of the database: the next run finishes",
  async () => {
    const dataDir = await folderThatLacksKjv();

    await killAndPrepareAgain(dataDir, MOMENT);

    const database = await startEmbeddedDatabase({ dataDir });
    await expectEveryRow(database);
    await takeKjvAway(database);
    const pid = database.pid ?? 0;

    const seeding = seedDatabase(database.connectionString, (line) => {
      if (MOMENT.test(line) && isAlive(pid)) process.kill(pid, "SIGKILL");
    });
    await expect(seeding).rejects.toThrow();
    await eventually("the database is back", 30_000, () =>
      database.pid !== undefined && database.pid !== pid ? true : null,
    );
    await seedDatabase(database.connectionString, () => undefined);

    await expectEveryRow(database);
    await database.stop();
  },
  PREPARE_MS,
);

if (LONG) {
  test.each(OTHER_MOMENTS)(
    "kill -9 at %s: the next run comes up by itself with every row",
    async (moment) => {
      const dataDir = newFolder();

      await killAndPrepareAgain(dataDir, moment);

      const database = await startEmbeddedDatabase({ dataDir });
      await expectEveryRow(database);
      await database.stop();
    },
    PREPARE_MS,
  );
}
