import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ArchiveError, backUpEmbedded, restoreEmbedded } from "@/prisma/embedded/archive";
import { DataFolderInUseError, startEmbeddedDatabase } from "@/prisma/embedded/start";
import { finishSwap, swapIn } from "@/prisma/embedded/swap-folders";
import { newDatabaseFolder, newFolder, removeFolders, withClient } from "./support";

afterAll(removeFolders);

/** Six starts, which a busy machine takes minutes for. */
const BUSY_MS = 400_000;

test(
  "a backup brings back what was there, keeps what is replaced, and needs the site stopped",
  async () => {
    const dataDir = newDatabaseFolder();
    const file = path.join(newFolder(), "backup.tar.gz");
    const run = async (...statements: string[]) => {
      const database = await startEmbeddedDatabase({ dataDir });
      const results = await withClient(database.connectionString, async (client) => {
        const rows: unknown[] = [];
        for (const statement of statements) rows.push((await client.query(statement)).rows);
        return rows;
      });
      await database.stop();
      return results;
    };
    await run("CREATE TABLE poems (title text)", "INSERT INTO poems VALUES ('kept')");

    const size = await backUpEmbedded(dataDir, file);
    const running = await startEmbeddedDatabase({ dataDir });
    await withClient(running.connectionString, (client) =>
      client.query("UPDATE poems SET title = 'changed'"),
    );
    await expect(restoreEmbedded(dataDir, file)).rejects.toBeInstanceOf(DataFolderInUseError);
    await running.stop();
    const kept = await restoreEmbedded(dataDir, file);

    expect(size).toBeGreaterThan(100_000);
    expect(await run("SELECT title FROM poems")).toEqual([[{ title: "kept" }]]);
    expect(kept !== null && existsSync(path.join(kept, "PG_VERSION"))).toBe(true);
    await expect(backUpEmbedded(dataDir, file)).rejects.toThrow("never overwrites");

    rmSync(path.join(dataDir, "postgres", "PG_VERSION"));
    await expect(backUpEmbedded(dataDir, `${file}.second`)).rejects.toThrow(
      "PG_VERSION is missing",
    );
    await restoreEmbedded(dataDir, file);
    expect(await run("SELECT title FROM poems")).toEqual([[{ title: "kept" }]]);
  },
  BUSY_MS,
);

test("a file that is no backup leaves the database alone", async () => {
  const dataDir = newFolder();
  const text = path.join(dataDir, "letter.txt");
  const broken = path.join(dataDir, "broken.tar.gz");
  writeFileSync(text, "Dear reader");
  writeFileSync(broken, Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]));

  await expect(restoreEmbedded(dataDir, text)).rejects.toBeInstanceOf(ArchiveError);
  await expect(restoreEmbedded(dataDir, broken)).rejects.toBeInstanceOf(ArchiveError);
  await expect(backUpEmbedded(dataDir, path.join(dataDir, "x"))).rejects.toThrow("no database");

  expect(existsSync(path.join(dataDir, "postgres"))).toBe(false);
});

describe("the swap of a restored database", () => {
  /** A folder with one file for each place named. */
  function dataFolder(...places: string[]): string {
    const dataDir = newFolder();
    for (const place of places) {
      mkdirSync(path.join(dataDir, place));
      writeFileSync(path.join(dataDir, place, `from-${place}`), "");
    }
    return dataDir;
  }

  test("cut off after the old database gave way, it is finished by whoever comes next", () => {
    const dataDir = dataFolder("postgres.restored", "postgres.before-restore-1");

    finishSwap(dataDir);

    expect(readdirSync(dataDir).sort()).toEqual(["postgres", "postgres.before-restore-1"]);
    expect(readdirSync(path.join(dataDir, "postgres"))).toEqual(["from-postgres.restored"]);
  });

  test("cut off before, it has not happened, and the next one does", () => {
    const dataDir = dataFolder("postgres", "postgres.restored", "next");

    finishSwap(dataDir);
    expect(readdirSync(path.join(dataDir, "postgres"))).toEqual(["from-postgres"]);
    const kept = swapIn(dataDir, path.join(dataDir, "next"));

    expect(readdirSync(path.join(dataDir, "postgres"))).toEqual(["from-next"]);
    expect(readdirSync(kept ?? "")).toEqual(["from-postgres"]);
    expect(readdirSync(dataDir)).toHaveLength(2);
  });

  test("a link to nothing in the database's place is put aside", () => {
    const dataDir = dataFolder("next");
    symlinkSync(path.join(dataDir, "gone"), path.join(dataDir, "postgres"));

    swapIn(dataDir, path.join(dataDir, "next"));

    expect(readdirSync(path.join(dataDir, "postgres"))).toEqual(["from-next"]);
  });
});
