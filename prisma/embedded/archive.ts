import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { checkCluster, holdsAnything } from "./check-cluster";
import { DATABASE_FOLDER, lockDataFolder } from "./data-lock";
import { recordFiles } from "./file-record";
import { explainFolderError } from "./folder-errors";
import { startEmbeddedDatabase } from "./start";
import { finishSwap, swapIn } from "./swap-folders";

/**
 * A data folder of its own for a backup that is being loaded; removed at the end and by the next
 * restore.
 */
const LOADING_FOLDER = "restoring";

/** A backup file that is none, or a folder without a database. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
}

/**
 * Writes the whole embedded database into one compressed file (tar.gz of PGlite's data folder). The
 * site must be stopped. The file appears only when it is complete. Gives its size in bytes. Throws
 * ArchiveError when there is no database or the file exists, DataFolderInUseError when the site
 * runs, and DataFolderError when the database is damaged.
 */
export async function backUpEmbedded(dataDir: string, file: string): Promise<number> {
  const folder = path.join(dataDir, DATABASE_FOLDER);
  if (existsSync(file))
    throw new ArchiveError(`${file} exists already; a backup never overwrites one.`);
  const lock = await lockDataFolder(dataDir);
  try {
    finishSwap(dataDir);
    if (!holdsAnything(folder)) throw new ArchiveError(`There is no database in ${dataDir} yet.`);
    const check = checkCluster(folder);
    const database = await PGlite.create(folder);
    const dump = await database.dumpDataDir("gzip").finally(() => database.close());
    // Only what was known to be whole before may be called so from now on.
    if (!check.tablesUnproven) recordFiles(folder);
    const bytes = Buffer.from(await dump.arrayBuffer());
    const partial = `${file}.partial`;
    writeFileSync(partial, bytes);
    renameSync(partial, file);
    return bytes.length;
  } finally {
    lock.release();
  }
}

/** Migrates and fills a database that was just loaded. */
type Prepare = (connectionString: string) => Promise<void>;

/**
 * Replaces the embedded database by a backup. The backup is loaded beside the old one first,
 * opened, read whole and brought to this version by `prepare`; only then does it take the old one's
 * place, which is kept under another name. Gives that folder, null when there was none. Throws
 * ArchiveError when the file is no such backup, DataFolderInUseError when the site runs, and what
 * `prepare` throws; the old database is then as it was.
 */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  prepare: Prepare = async () => undefined,
): Promise<string | null> {
  const bytes = readFileSync(file);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) {
    throw new ArchiveError(`${file} is not a backup of the embedded database.`);
  }
  const lock = await lockDataFolder(dataDir);
  const loading = path.join(dataDir, LOADING_FOLDER);
  try {
    finishSwap(dataDir);
    rmSync(loading, { recursive: true, force: true });
    mkdirSync(loading);
    const folder = path.join(loading, DATABASE_FOLDER);
    await load(folder, bytes, file);
    const database = await startEmbeddedDatabase({ dataDir: loading }).catch((error: Error) => {
      throw new ArchiveError(`${file} cannot be loaded: ${error.message}`);
    });
    await prepare(database.connectionString).finally(() => database.stop());
    return swapIn(dataDir, folder);
  } catch (error) {
    throw explainFolderError(dataDir, error);
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
    await database.close();
  } catch (error) {
    throw new ArchiveError(`${file} cannot be loaded: ${(error as Error).message}`);
  }
}
