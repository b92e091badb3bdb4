import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { requireSpace } from "./check-cluster";
import { DATABASE_FOLDER } from "./data-lock";
import { Engine } from "./engine";
import { recordFiles } from "./file-record";

/**
 * A database under this name is being made: nobody has been let into it, so it may be removed at
 * any time. No finished one ever has it.
 */
const CREATING_FOLDER = `${DATABASE_FOLDER}.creating`;
/** What a new database with all of the site's own data takes, and some more. */
const NEEDED_BYTES = 256 * 1024 * 1024;

/**
 * Makes an empty database in DATA_DIR. It gets its name only when it is complete; a kill before
 * leaves nothing that the next start would take for a database. Throws DataFolderError on a full
 * disk.
 */
export async function createCluster(
  dataDir: string,
  report: (line: string) => void,
): Promise<void> {
  const folder = path.join(dataDir, DATABASE_FOLDER);
  const creating = path.join(dataDir, CREATING_FOLDER);
  rmSync(creating, { recursive: true, force: true });
  requireSpace(dataDir, NEEDED_BYTES);
  report(`Creating the database in ${folder}`);
  mkdirSync(creating);
  const engine = new Engine(creating, report);
  try {
    await engine.open();
  } finally {
    await engine.close();
  }
  recordFiles(creating);
  // Removes an empty folder only; one with anything in it makes this fail.
  if (existsSync(folder)) rmdirSync(folder);
  renameSync(creating, folder);
}
