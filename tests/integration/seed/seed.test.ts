import { spawn } from "node:child_process";
import path from "node:path";
import { canonicalOrderOf } from "@/lib/bible/canon";
import { seedDatabase } from "@/prisma/seed";
import { DATASETS, type Dataset } from "@/prisma/seed/datasets";
import { datasetStates, isSeeded, type QueryClient, withClient } from "@/prisma/seed/state";
import { createFilledDatabase, type OwnDatabase } from "./own-database";

jest.setTimeout(180_000);

// Filled from nothing when the run began; the tests take away and load again what they are about.
let database: OwnDatabase;
beforeAll(async () => {
  database = await createFilledDatabase();
});
afterAll(() => database?.drop());

const silent = () => undefined;
const [web, kjv] = DATASETS;

/**
 * Runs a statement of the test itself, outside the short time limit that the seed has to cope with.
 */
async function query(text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return withClient(database.url, async (client) => {
    await client.query("BEGIN");
    await client.query("SET LOCAL statement_timeout = 0");
    const { rows } = await client.query(text, values);
    await client.query("COMMIT");
    return rows;
  });
}

async function countRows(): Promise<Record<string, number>> {
  const rows = await query(
    `SELECT 'WEB' AS name, count(*)::int AS rows FROM verses WHERE translation_code = 'WEB'
     UNION ALL SELECT 'KJV', count(*)::int FROM verses WHERE translation_code = 'KJV'
     UNION ALL SELECT 'links', count(*)::int FROM verse_links
     UNION ALL SELECT 'translations', count(*)::int FROM translations
     UNION ALL SELECT 'complete', count(*)::int FROM seed_state`,
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

/** As if this translation had never been loaded. */
async function takeAway(code: "WEB" | "KJV"): Promise<void> {
  await query("DELETE FROM translations WHERE code = $1", [code]);
  await query("DELETE FROM seed_state WHERE dataset = $1", [`translation ${code}`]);
}

const FULL = {
  WEB: 31_098,
  KJV: 31_102,
  links: 30_412,
  translations: 2,
  complete: datasetStates().length,
};

/** The data set, loaded through a client that spoils what it inserts. */
function spoiled(dataset: Dataset, spoil: (values: unknown[][]) => void): Dataset {
  return {
    ...dataset,
    load: (client, report) => {
      const spoiling: QueryClient = {
        query: (text, values) => {
          if (text.startsWith("INSERT INTO verses ")) spoil(values as unknown[][]);
          return client.query(text, values);
        },
      };
      return dataset.load(spoiling, report);
    },
  };
}

/** Seeds in another process and kills it as soon as it reports a line that matches. */
async function seedAndKill(when: RegExp): Promise<void> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", path.join(__dirname, "seed-process.ts"), database.url],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const signal = new Promise((resolve) => child.once("exit", (_code, by) => resolve(by)));
  child.stdout.setEncoding("utf8").on("data", (output: string) => {
    if (when.test(output)) child.kill("SIGKILL");
  });
  expect(await signal).toBe("SIGKILL");
}

test("what was filled from nothing has every row, and seeding again does nothing", async () => {
  const before = await query("SELECT * FROM seed_state ORDER BY dataset");
  const lines: string[] = [];

  await seedDatabase(database.url, (line) => lines.push(line));

  expect(lines).toEqual(
    datasetStates().map(
      ({ dataset, rows }) => `${dataset}: ${rows.toLocaleString("en-US")} rows stand already`,
    ),
  );
  expect(await query("SELECT * FROM seed_state ORDER BY dataset")).toEqual(before);
  expect(await countRows()).toEqual(FULL);
  expect(await isSeeded(database.url)).toBe(true);
});

test("a text with one letter changed is refused and leaves nothing", async () => {
  await takeAway("WEB");
  if (!web) throw new Error("no data sets");
  let isSpoiled = false;
  const dataset = spoiled(web, (values) => {
    if (isSpoiled) return;
    isSpoiled = true;
    const texts = values[6] as string[];
    texts[0] = `${texts[0]}!`;
  });

  await expect(seedDatabase(database.url, silent, [dataset])).rejects.toThrow(
    /^Refused to seed\. WEB: checksum of the text is [0-9a-f]{64} and must be [0-9a-f]{64}$/u,
  );

  expect(await countRows()).toEqual({
    ...FULL,
    WEB: 0,
    translations: 1,
    complete: FULL.complete - 1,
  });
  expect(await isSeeded(database.url)).toBe(false);
});

test("a text that lacks a verse is refused and leaves what stood before", async () => {
  await query("UPDATE seed_state SET checksum = 'older' WHERE dataset = 'translation KJV'");
  const before = await countRows();
  if (!kjv) throw new Error("no data sets");
  const dataset = spoiled(kjv, (values) => {
    for (const column of values) column.pop();
  });

  await expect(seedDatabase(database.url, silent, [dataset])).rejects.toThrow("number of verses");

  expect(before).toMatchObject({ KJV: 31_102 });
  expect(await countRows()).toEqual(before);
});

test("a seeding that was killed is finished by the next", async () => {
  await takeAway("WEB");
  await takeAway("KJV");

  await seedAndKill(/KJV: loading/u);

  expect(await isSeeded(database.url)).toBe(false);
  expect(await countRows()).toEqual({
    ...FULL,
    KJV: 0,
    translations: 1,
    complete: FULL.complete - 1,
  });

  const lines: string[] = [];
  await seedDatabase(database.url, (line) => lines.push(line));

  expect(lines[0]).toBe("translation WEB: 31,098 rows stand already");
  expect(lines[1]).toBe("translation KJV: loading 31,102 rows");
  expect(await countRows()).toEqual(FULL);
  expect(await isSeeded(database.url)).toBe(true);
});

test("a seeding that stopped before it tidied the tables is finished by the next", async () => {
  await query("DELETE FROM seed_state WHERE dataset = 'verse links'");
  // A table made anew, as it stands after the first load: no VACUUM has seen it.
  await query("CREATE TABLE untidy (LIKE verse_links INCLUDING ALL)");
  await query("DROP TABLE verse_links");
  await query("ALTER TABLE untidy RENAME TO verse_links");

  const stopped = seedDatabase(database.url, (line) => {
    if (line.startsWith("verse links: done")) throw new Error("stopped");
  });
  await expect(stopped).rejects.toThrow("stopped");
  expect(await isSeeded(database.url)).toBe(false);

  await seedDatabase(database.url, silent);
  expect(await isSeeded(database.url)).toBe(true);
});

test("a data set of an older version is replaced", async () => {
  await seedDatabase(database.url, silent);
  await query("UPDATE seed_state SET checksum = 'older' WHERE dataset = 'translation KJV'");
  await query(
    "UPDATE verses SET text = 'changed' WHERE translation_code = 'KJV' AND osis = 'John.3.16'",
  );
  expect(await isSeeded(database.url)).toBe(false);

  await seedDatabase(database.url, silent);

  const [row] = await query(
    "SELECT text FROM verses WHERE translation_code = 'KJV' AND osis = 'John.3.16'",
  );
  expect(row?.text).toMatch(/^For God so loved the world/u);
  expect(await countRows()).toEqual(FULL);
});

test("two seeders at once load every row once", async () => {
  await seedDatabase(database.url, silent);
  await query("DELETE FROM verse_links");
  await query("DELETE FROM seed_state WHERE dataset = 'verse links'");

  await Promise.all([seedDatabase(database.url, silent), seedDatabase(database.url, silent)]);

  expect(await countRows()).toEqual(FULL);
});

test("the rows hold the verse, its place, its layout and its links", async () => {
  await seedDatabase(database.url, silent);

  const [verse] = await query(
    "SELECT * FROM verses WHERE translation_code = 'WEB' AND osis = 'Ps.3.2'",
  );
  expect(verse).toEqual({
    translation_code: "WEB",
    canonical_order: canonicalOrderOf("Ps", 3, 2),
    osis: "Ps.3.2",
    book: "Ps",
    chapter: 3,
    verse: 2,
    text: "Many there are who say of my soul, “There is no help for him in God.” Selah.",
    layout: {
      breaks: [
        { at: 0, kind: "line" },
        { at: 35, kind: "line" },
        { at: 70, kind: "line" },
      ],
      headings: [],
      italics: [],
      selah: [[70, 76]],
    },
  });
  const [links] = await query("SELECT targets FROM verse_links WHERE canonical_order = $1", [
    canonicalOrderOf("John", 3, 16),
  ]);
  expect(links?.targets).toContain(canonicalOrderOf("Rom", 5, 8));
});

test("without tables nothing counts as seeded", async () => {
  await query("ALTER TABLE seed_state RENAME TO seed_state_away");

  expect(await isSeeded(database.url)).toBe(false);

  await query("ALTER TABLE seed_state_away RENAME TO seed_state");
});
