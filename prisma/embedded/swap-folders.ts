import { existsSync, lstatSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { DATABASE_FOLDER } from "./data-lock";

/** A restored database that is complete and waits for its name. Nothing else is ever called so. */
const RESTORED_FOLDER = `${DATABASE_FOLDER}.restored`;

/**
 * Puts the database of `folder` in the place of the one in DATA_DIR, which is kept under another
 * name; gives that folder, null when there was none. The three renames may be cut off anywhere:
 * finishSwap goes on.
 */
export function swapIn(dataDir: string, folder: string): string | null {
  const current = path.join(dataDir, DATABASE_FOLDER);
  const restored = path.join(dataDir, RESTORED_FOLDER);
  // Of a swap that was cut off before the old database gave way, and so never happened.
  rmSync(restored, { recursive: true, force: true });
  renameSync(folder, restored);
  let kept: string | null = null;
  if (stands(current)) {
    const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
    kept = path.join(dataDir, `${DATABASE_FOLDER}.before-restore-${stamp}`);
    renameSync(current, kept);
  }
  finishSwap(dataDir);
  return kept;
}

/**
 * Goes on where a swap was cut off between its renames: without this the next start would find no
 * database and make an empty one.
 */
export function finishSwap(dataDir: string): void {
  const restored = path.join(dataDir, RESTORED_FOLDER);
  const current = path.join(dataDir, DATABASE_FOLDER);
  if (existsSync(restored) && !stands(current)) renameSync(restored, current);
}

/** Also a link to nothing, which has to be put aside like a database. */
function stands(place: string): boolean {
  return lstatSync(place, { throwIfNoEntry: false }) !== undefined;
}
