import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ArchiveError, backUpEmbedded, restoreEmbedded } from "@/prisma/embedded/archive";
import { DataFolderInUseError, startEmbeddedDatabase } from "@/prisma/embedded/start";
import { newFolder, removeFolders, withClient } from "./support";

afterAll(removeFolders);

test("a backup brings back what was there, keeps what is replaced, and needs the site stopped", async () => {
  const dataDir = newFolder();
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
  await run("UPDATE poems SET title = 'changed'");
  const running = await startEmbeddedDatabase({ dataDir });
  await expect(restoreEmbedded(dataDir, file)).rejects.toBeInstanceOf(DataFolderInUseError);
  await running.stop();
  const kept = await restoreEmbedded(dataDir, file);

  expect(size).toBeGreaterThan(100_000);
  expect(await run("SELECT title FROM poems")).toEqual([[{ title: "kept" }]]);
  expect(kept !== null && existsSync(path.join(kept, "PG_VERSION"))).toBe(true);
  await expect(backUpEmbedded(dataDir, file)).rejects.toThrow("never overwrites");
});

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
