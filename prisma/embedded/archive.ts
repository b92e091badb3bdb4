import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DATABASE_FOLDER, lockDataFolder } from "./data-lock";

/** A backup file that is none, or a folder without a database. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
}

/**
 * Writes the whole embedded database into one compressed file (tar.gz of PGlite's data folder). The site must be stopped.
 * The file appears only when it is complete. Gives its size in bytes. Throws ArchiveError when there is no database or the file exists, and
 * DataFolderInUseError when the site runs.
 */
export async function backUpEmbedded(dataDir: string, file: string): Promise<number> {
  const folder = path.join(dataDir, DATABASE_FOLDER);
  if (!existsSync(path.join(folder, "PG_VERSION"))) {
    throw new ArchiveError(`There is no database in ${dataDir} yet.`);
  }
  if (existsSync(file))
    throw new ArchiveError(`${file} exists already; a backup never overwrites one.`);
  const lock = await lockDataFolder(dataDir);
  try {
    const database = await PGlite.create(folder);
    const dump = await database.dumpDataDir("gzip").finally(() => database.close());
    const bytes = Buffer.from(await dump.arrayBuffer());
    const partial = `${file}.partial`;
    writeFileSync(partial, bytes);
    renameSync(partial, file);
    return bytes.length;
  } finally {
    lock.release();
  }
}

/**
 * Replaces the embedded database by a backup. The backup is loaded and opened beside the old one first, which is then kept under another
 * name; gives that folder, null when there was none. Throws ArchiveError when the file is no such backup, DataFolderInUseError when the site runs.
 */
export async function restoreEmbedded(dataDir: string, file: string): Promise<string | null> {
  const bytes = readFileSync(file);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) {
    throw new ArchiveError(`${file} is not a backup of the embedded database.`);
  }
  const lock = await lockDataFolder(dataDir);
  const folder = path.join(dataDir, DATABASE_FOLDER);
  const loading = path.join(dataDir, `${DATABASE_FOLDER}.restoring`);
  try {
    rmSync(loading, { recursive: true, force: true });
    await load(loading, bytes, file);
    if (!existsSync(folder)) {
      renameSync(loading, folder);
      return null;
    }
    const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
    const kept = path.join(dataDir, `${DATABASE_FOLDER}.before-restore-${stamp}`);
    renameSync(folder, kept);
    renameSync(loading, folder);
    return kept;
  } finally {
    rmSync(loading, { recursive: true, force: true });
    lock.release();
  }
}

async function load(folder: string, bytes: Buffer, file: string): Promise<void> {
  try {
    const database = await PGlite.create({
      dataDir: folder,
      loadDataDir: new Blob([new Uint8Array(bytes)], { type: "application/gzip" }),
    });
    await database.query("SELECT 1").finally(() => database.close());
  } catch (error) {
    throw new ArchiveError(`${file} cannot be loaded: ${(error as Error).message}`);
  }
}
