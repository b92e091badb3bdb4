import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statfsSync,
} from "node:fs";
import path from "node:path";
import { ENGINE_MAJOR, readControlFile } from "./control-file";
import { recordProblem } from "./file-record";
import { DataFolderError, damagedFolder, explainFolderError } from "./folder-errors";
import { scanPages } from "./page-checksums";
import { logProblem } from "./write-ahead-log";

/**
 * What every database folder has, whatever is in it; without any of them the engine fails in words
 * that help nobody.
 */
const PARTS = [
  "PG_VERSION",
  "base/1/PG_VERSION",
  "base/4/PG_VERSION",
  "base/5/PG_VERSION",
  "base/5/pg_filenode.map",
  "global/pg_control",
  "global/pg_filenode.map",
  "pg_hba.conf",
  "pg_ident.conf",
  "pg_logical",
  "pg_multixact/members",
  "pg_multixact/offsets",
  "pg_notify",
  "pg_replslot",
  "pg_stat",
  "pg_subtrans",
  "pg_tblspc",
  "pg_twophase",
  "pg_wal",
  "pg_xact",
  "postgresql.conf",
];
const MEGABYTE = 1024 * 1024;
/**
 * The engine writes its log in files of 16 MB; with less than two of them it may stop in the middle
 * of a start.
 */
const MIN_FREE_BYTES = 32 * MEGABYTE;

/** What a look at the files could not settle. */
export interface ClusterCheck {
  /**
   * True when the tables have to be read once the database is open: it was killed, or there is no
   * record of its files.
   */
  tablesUnproven: boolean;
  /**
   * Files with a page that was being written when the database was killed; the replay of the log
   * must have mended them.
   */
  tornFiles: string[];
}

/**
 * False where a database is to be created: no folder, or an empty one. Throws DataFolderError when
 * it cannot be told.
 */
export function holdsAnything(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0;
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    if (isMissing && !isLink(folder)) return false;
    throw explainFolderError(folder, error);
  }
}

/**
 * Looks at a stopped database without changing anything: whole, readable, writable, as it was left.
 * `isRestart` leaves out what takes longer, for a process that is started again while visitors
 * wait. Throws DataFolderError.
 */
export function checkCluster(folder: string, isRestart = false): ClusterCheck {
  try {
    const missing = PARTS.find((part) => !existsSync(path.join(folder, part)));
    if (missing) {
      // A folder one may not look into seems to hold nothing.
      accessSync(path.dirname(path.join(folder, missing)), constants.R_OK | constants.X_OK);
      throw damagedFolder(folder, `${missing} is missing`);
    }
    const major = readFileSync(path.join(folder, "PG_VERSION"), "utf8").trim();
    if (/^\d+$/.test(major) && major !== ENGINE_MAJOR) throw otherVersion(folder, major);
    if (major !== ENGINE_MAJOR) throw damagedFolder(folder, "its file PG_VERSION is unreadable");
    const control = readControlFile(folder);
    if (isRestart) return { tablesUnproven: false, tornFiles: [] };

    requireAccess(folder);
    requireSpace(folder);
    const changed = control.closed ? recordProblem(folder, control) : undefined;
    if (changed) throw damagedFolder(folder, changed);
    if (changed === null) return { tablesUnproven: false, tornFiles: [] };

    const { damaged, newestChange } = scanPages(folder);
    const log = logProblem(folder, control, newestChange);
    if (log) throw damagedFolder(folder, log);
    if (control.closed && damaged.length > 0) throw damagedPages(folder, damaged);
    return { tablesUnproven: true, tornFiles: damaged };
  } catch (error) {
    throw explainClusterError(folder, error);
  }
}

/**
 * Looks again at what the replay of the log should have mended; the database must have written
 * everything out. Throws DataFolderError.
 */
export function requireMended(folder: string, { tornFiles }: ClusterCheck): void {
  if (tornFiles.length === 0) return;
  const still = scanPages(folder).damaged.filter((file) => tornFiles.includes(file));
  if (still.length > 0) throw damagedPages(folder, still);
}

function damagedPages(folder: string, files: string[]): DataFolderError {
  return damagedFolder(folder, `pages of ${files.join(", ")} do not fit their checksums`);
}

function otherVersion(folder: string, major: string): DataFolderError {
  return new DataFolderError(
    `The database in ${folder} was made by PostgreSQL ${major} and this version of the site brings ${ENGINE_MAJOR}; use the version of the site that made it, or restore a backup of PostgreSQL ${ENGINE_MAJOR} with npm run db:restore -- <backup>.`,
  );
}

/**
 * Inside a folder that stands, a file that is missing is damage; what may not be read or written is
 * not.
 */
function explainClusterError(folder: string, error: unknown): unknown {
  const { code, path: file } = error as NodeJS.ErrnoException;
  if (code !== "ENOENT" && code !== "ENOTDIR" && code !== "EISDIR") {
    return explainFolderError(folder, error);
  }
  return damagedFolder(folder, `${path.relative(folder, file ?? folder)} is missing`);
}

function requireAccess(folder: string): void {
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const needed = constants.R_OK | constants.W_OK | (entry.isDirectory() ? constants.X_OK : 0);
    accessSync(path.join(entry.parentPath, entry.name), needed);
  }
}

/** Throws DataFolderError when the disk has too little room to start on. */
export function requireSpace(
  folder: string,
  needed = MIN_FREE_BYTES,
  { bavail, bsize }: { bavail: number; bsize: number } = statfsSync(folder),
): void {
  const free = bavail * bsize;
  if (free >= needed) return;
  throw new DataFolderError(
    `The disk of the data folder ${folder} is full: ${Math.floor(free / MEGABYTE)} MB are free and ${needed / MEGABYTE} MB are needed; make room, or choose another folder with DATA_DIR=… and bring a backup there with npm run db:restore -- <backup>.`,
  );
}

/** True where a link stands that leads nowhere. */
function isLink(folder: string): boolean {
  return lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
}
