import { spawn } from "node:child_process";
import path from "node:path";
import { startEmbeddedDatabase } from "@/prisma/embedded/start";
import { applyMigrations } from "@/scripts/migrate";
import { readMoveArguments } from "@/scripts/move/arguments";
import { moveDatabase } from "@/scripts/move/move";
import { type MovedTable, NOT_MOVED } from "@/scripts/move/plan";
import { newDatabaseFolder, projectRoot, removeFolders, withClient } from "../embedded/support";
import { contentOf, fillTables } from "./fill-tables";
import { dropServerDatabases, newServerDatabase, runScript, serverUrl } from "./support";

/** More than two bites of each table. */
const ROWS = 1_201;
const silent = () => undefined;
const migrate = async (url: string) => {
  await applyMigrations(url, silent);
};

interface Place {
  url: string;
  close(): Promise<void>;
}

async function embeddedPlace(): Promise<Place> {
  const database = await startEmbeddedDatabase({ dataDir: newDatabaseFolder() });
  return { url: database.connectionString, close: () => database.stop() };
}

async function serverPlace(): Promise<Place> {
  return { url: await newServerDatabase(), close: async () => undefined };
}

/**
 * Without a server the way between is not to be had; embedded databases then stand for both sides.
 */
const elsewhere = serverUrl ? serverPlace : embeddedPlace;
const DIRECTIONS = [
  { name: "from the embedded database", from: embeddedPlace, to: elsewhere },
  { name: "back to the embedded database", from: elsewhere, to: embeddedPlace },
];

afterAll(async () => {
  await dropServerDatabases();
  removeFolders();
});

describe.each(DIRECTIONS)("$name", ({ from, to }) => {
  let source: Place;
  let target: Place;
  let plan: MovedTable[];

  beforeAll(async () => {
    [source, target] = [await from(), await to()];
    await migrate(source.url);
    await migrate(target.url);
    plan = await withClient(source.url, (client) => fillTables(client, ROWS));
  });
  afterAll(async () => {
    await source.close();
    await target.close();
  });

  const content = (place: Place) => withClient(place.url, (client) => contentOf(client, plan));

  /** Runs the move as a process of its own and kills it when its output fits. */
  function moveAndKill(killAt: RegExp): Promise<string> {
    const child = spawn(
      process.execPath,
      ["--import", "tsx", path.join(__dirname, "move-process.ts"), source.url, target.url],
      { cwd: projectRoot, stdio: ["ignore", "pipe", "inherit"] },
    );
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk;
      if (killAt.test(output)) child.kill("SIGKILL");
    });
    return new Promise((resolve) => child.once("close", () => resolve(output)));
  }

  test("killed in the middle, the site's tables hold nothing; the next run goes on and everything is there", async () => {
    const empty = await content(target);

    await moveAndKill(/collections: 1,201 rows copied/);
    const afterKill = await content(target);
    // What changes on the source between the two runs is taken over too.
    await withClient(source.url, (client) =>
      client.query(`
        UPDATE articles SET title = 'changed since' WHERE id = 'articles-7';
        DELETE FROM articles WHERE id = 'articles-8'`),
    );
    const lines: string[] = [];
    const sums = await moveDatabase(source.url, target.url, (line) => lines.push(line), migrate);

    expect(afterKill).toEqual(empty);
    expect(lines).toContain("Going on with a move that was interrupted");
    expect(lines).toContain("articles: 1 rows copied");
    expect(lines.filter((line) => line.startsWith("collections:"))).toEqual([]);
    expect(await content(target)).toEqual(await content(source));
    expect(sums.find(({ table }) => table === "articles")?.rows).toBe(ROWS - 1);
    expect(sums.find(({ table }) => table === "chat_turns")?.rows).toBe(ROWS);
  });

  test("a second run finds everything there, and a target with other things is left alone", async () => {
    const lines: string[] = [];
    await moveDatabase(source.url, target.url, (line) => lines.push(line), migrate);
    await withClient(target.url, (client) =>
      client.query("UPDATE collections SET title = 'later' WHERE id = 'collections-1'"),
    );
    const before = await content(target);

    const again = moveDatabase(source.url, target.url, silent, migrate);

    await expect(again).rejects.toThrow(/The target already holds .*collections: 1201/);
    expect(lines).toContain("Everything is there already");
    expect(await content(target)).toEqual(before);
  });

  test("every table is moved or named as one that is not, and nothing is left of the way", async () => {
    const { rows } = await withClient(target.url, (client) =>
      client.query<{ name: string }>(
        "SELECT tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'truth_uncovered_move')",
      ),
    );

    const named = [...plan.map(({ name }) => name), ...Object.keys(NOT_MOVED)].sort();
    expect(rows.map(({ name }) => name).sort()).toEqual(named);
  });
});

test("db:move without a target says how it is called and ends with 2", async () => {
  const { code, output } = await runScript("move", [], {});

  expect(code).toBe(2);
  expect(output).toContain("npm run db:move -- --to <postgresql://…>");
});

test("a target that is missing, or where the site is already, and an unknown word make no sense", () => {
  const wrong = [[], ["--to"], ["--to", "embedded"], ["--from", "embedded", "--into", "x"]];
  jest.replaceProperty(process.env, "DATABASE_URL", "");

  expect(wrong.map(readMoveArguments)).toEqual(wrong.map(() => null));
  expect(readMoveArguments(["--to", "postgresql://there"])).toEqual({
    from: "embedded",
    to: "postgresql://there",
  });
});
