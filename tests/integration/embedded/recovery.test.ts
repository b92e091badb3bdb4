import { spawn } from "node:child_process";
import { existsSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { lockDataFolder } from "@/prisma/embedded/data-lock";
import {
  DataFolderInUseError,
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from "@/prisma/embedded/start";
import {
  connect,
  eventually,
  isAlive,
  LONG,
  newDatabaseFolder,
  newFolder,
  projectRoot,
  removeFolders,
  withClient,
} from "./support";

const KILLS = LONG ? 50 : 2;

/**
 * One folder for all: each test finds what the one before left, and creating a database takes the
 * longest.
 */
const sharedFolder = newDatabaseFolder();
/** Runs until the test that stops it. */
let database: EmbeddedDatabase;
const progress: string[] = [];

beforeAll(async () => {
  database = await startEmbeddedDatabase({
    dataDir: sharedFolder,
    onProgress: (line) => progress.push(line),
  });
});
afterAll(async () => {
  await database.stop();
  removeFolders();
});

/** Inserts numbers one by one until told to stop; gives those whose insert was acknowledged. */
async function writeNumbers(
  connectionString: string,
  first: number,
  stopped: () => boolean,
): Promise<number[]> {
  const acknowledged: number[] = [];
  for (let number = first; !stopped(); ) {
    try {
      await withClient(connectionString, async (client) => {
        for (; !stopped(); number += 1) {
          await client.query("INSERT INTO numbers VALUES ($1)", [number]);
          acknowledged.push(number);
        }
      });
    } catch {
      // The database was killed. Whether this number was written is open, so it is not written
      // again.
      number += 1;
    }
  }
  return acknowledged;
}

test(
  "kill -9 of the database during writes: it comes back by itself with every acknowledged row, none twice",
  async () => {
    const { connectionString } = database;
    await withClient(connectionString, (client) => client.query("CREATE TABLE numbers (n int)"));
    let stop = false;
    const writers = [0, 1, 2].map((w) => writeNumbers(connectionString, w * 1_000_000, () => stop));

    for (let kill = 0; kill < KILLS; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 300));
      const pid = await eventually("the database runs", 30_000, () => database.pid ?? null);
      process.kill(pid, "SIGKILL");
      await eventually("the process is a new one", 30_000, () =>
        database.pid !== undefined && database.pid !== pid ? true : null,
      );
    }
    await withClient(connectionString, (client) => client.query("SELECT 1"));
    stop = true;
    const acknowledged = (await Promise.all(writers)).flat();
    const { rows } = await withClient(connectionString, (client) =>
      client.query<{ n: number }>("SELECT n FROM numbers"),
    );

    const stored = new Set(rows.map(({ n }) => n));
    expect(stored.size).toBe(rows.length);
    expect(acknowledged.filter((n) => !stored.has(n))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(KILLS * 10);
    expect(progress.filter((line) => line.includes("ended unexpectedly"))).toHaveLength(KILLS);
  },
  120_000 + KILLS * 10_000,
);

test("a second process on the same folder is refused by name, and the first goes on", async () => {
  const second = startEmbeddedDatabase({ dataDir: sharedFolder });

  await expect(second).rejects.toBeInstanceOf(DataFolderInUseError);
  await expect(second).rejects.toThrow(`${sharedFolder} is in use by process ${database.pid}`);
  const { rows } = await withClient(database.connectionString, (client) =>
    client.query("SELECT 1 AS one"),
  );
  expect(rows).toEqual([{ one: 1 }]);
});

test("stop frees the folder and may be called twice", async () => {
  const { pid } = database;

  await Promise.all([database.stop(), database.stop()]);

  expect(pid !== undefined && isAlive(pid)).toBe(false);
  expect(existsSync(path.join(sharedFolder, "database.lock"))).toBe(false);
});

test("when the parent is killed, the database ends by itself and the next start has the data", async () => {
  const dataDir = sharedFolder;
  const parent = spawn(
    process.execPath,
    ["--import", "tsx", path.join(__dirname, "parent-process.ts"), dataDir],
    { cwd: projectRoot, stdio: ["ignore", "pipe", "inherit"] },
  );
  const line = await new Promise<string>((resolve) =>
    parent.stdout.once("data", (d) => resolve(String(d))),
  );
  const { connectionString, pid } = JSON.parse(line) as { connectionString: string; pid: number };
  const client = await connect(connectionString);
  await client.query("CREATE TABLE kept AS SELECT 5 AS n");

  parent.kill("SIGKILL");
  const next = await startEmbeddedDatabase({ dataDir });

  await eventually("the orphan has ended", 10_000, () => (isAlive(pid) ? null : true));
  const { rows } = await withClient(next.connectionString, (own) =>
    own.query("SELECT n FROM kept"),
  );
  expect(rows).toEqual([{ n: 5 }]);
  await next.stop();
  await client.end();
});

test("a database whose creation was cut off by kill -9 is created anew", async () => {
  const dataDir = newFolder();
  const killed = spawn(
    process.execPath,
    ["--import", "tsx", path.join(projectRoot, "prisma/embedded/server-process.ts")],
    {
      env: {
        ...process.env,
        EMBEDDED_DATABASE: JSON.stringify({ dataDir, port: 0, password: "x" }),
      },
      stdio: "ignore",
    },
  );
  const version = path.join(dataDir, "postgres.creating", "PG_VERSION");
  await eventually("half of a database", 90_000, () => (existsSync(version) ? true : null));
  killed.kill("SIGKILL");
  await new Promise((resolve) => killed.once("close", resolve));
  expect(existsSync(path.join(dataDir, "postgres"))).toBe(false);

  const created = await startEmbeddedDatabase({ dataDir });

  const { rows } = await withClient(created.connectionString, (client) =>
    client.query("SELECT 1 AS one"),
  );
  expect(rows).toEqual([{ one: 1 }]);
  expect(existsSync(path.join(dataDir, "postgres.creating"))).toBe(false);
  await created.stop();
}, 300_000);

describe("the lock of the data folder", () => {
  const record = (changes: object) =>
    JSON.stringify({
      token: "old",
      pid: 2 ** 22 + 1,
      processStart: "",
      host: hostname(),
      ...changes,
    });

  test("a lock whose process is gone is taken over", async () => {
    const folder = newFolder();
    writeFileSync(path.join(folder, "database.lock"), record({}));

    const lock = await lockDataFolder(folder, 500);

    await expect(lockDataFolder(folder, 0)).rejects.toThrow(`in use by process ${process.pid}`);
    lock.release();
  });

  test("a lock whose number now belongs to another program is taken over", async () => {
    const folder = newFolder();
    const reused = record({ pid: process.pid, processStart: "an earlier boot 1" });
    writeFileSync(path.join(folder, "database.lock"), reused);

    const taking = lockDataFolder(folder, 0);

    // Only Linux tells when a process started; elsewhere a living number has to be believed.
    if (process.platform === "linux") (await taking).release();
    else await expect(taking).rejects.toBeInstanceOf(DataFolderInUseError);
  });

  test("a lock held on another machine counts as long as it is touched", async () => {
    const folder = newFolder();
    writeFileSync(path.join(folder, "database.lock"), record({ host: "another-machine" }));
    const silent = new Date(Date.now() - 60_000);

    const refused = lockDataFolder(folder, -20_000);
    await expect(refused).rejects.toThrow("on another-machine");

    utimesSync(path.join(folder, "database.lock"), silent, silent);
    (await lockDataFolder(folder, 0)).release();
  });

  test("of twenty that find a stale lock at once, one gets it", async () => {
    const folder = newFolder();
    writeFileSync(path.join(folder, "database.lock"), record({}));

    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => lockDataFolder(folder, 300)),
    );

    const got = results.filter((result) => result.status === "fulfilled");
    expect(got).toHaveLength(1);
    for (const result of got) result.value.release();
  });
});
