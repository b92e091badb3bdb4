import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";
import { type ControlFile, readControlFile } from "./control-file";

/**
 * What every file of a database was when it was closed in order. Nothing may change them until the
 * next start, so a bit that fell over, a table that was cut or emptied and a file that is gone are
 * all found there, before anything is opened.
 */
interface FileRecord {
  /**
   * Of the control file. Another one means that the database was opened since, and this record is
   * of no use.
   */
  control: number;
  /** Bytes and CRC-32 of each file by its path, with forward slashes. */
  files: Record<string, [bytes: number, checksum: number]>;
}

/** In the database's own folder, so that it goes where that goes. */
const RECORD_FILE = "truth-uncovered.files.json";
/**
 * What may change without harm: settings, statistics, caches that are made anew, the mark of a
 * running server.
 */
const NOT_RECORDED =
  /^(?:truth-uncovered\.|postmaster\.|[^/]*\.conf$|pg_stat)|(?:^|\/)pg_internal\.init$/;

/**
 * Writes the record of a stopped database; does nothing when it was not closed in order. Throws
 * when the folder cannot be read or written.
 */
export function recordFiles(folder: string): void {
  const control = readControlFile(folder);
  if (!control.closed) return;
  const files: FileRecord["files"] = {};
  for (const file of recordedFiles(folder)) files[file] = fingerprint(folder, file);
  const record: FileRecord = { control: control.checksum, files };
  const partial = path.join(folder, `${RECORD_FILE}.partial`);
  writeFileSync(partial, JSON.stringify(record));
  renameSync(partial, path.join(folder, RECORD_FILE));
}

/**
 * Compares the files with their record. Gives what is wrong as a clause, null when all are as they
 * were, and undefined when there is no record that belongs to this state of the database.
 */
export function recordProblem(folder: string, control: ControlFile): string | null | undefined {
  const record = readRecord(folder);
  if (record?.control !== control.checksum) return undefined;
  for (const [file, [bytes, checksum]] of Object.entries(record.files)) {
    try {
      const [bytesNow, checksumNow] = fingerprint(folder, file);
      if (bytesNow !== bytes) return `its file ${file} has ${bytesNow} bytes instead of ${bytes}`;
      if (checksumNow !== checksum) return `its file ${file} was changed from outside`;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      return `its file ${file} is missing`;
    }
  }
  return null;
}

function readRecord(folder: string): FileRecord | undefined {
  try {
    return JSON.parse(readFileSync(path.join(folder, RECORD_FILE), "utf8")) as FileRecord;
  } catch {
    // None yet, or cut: the pages' own checksums are asked instead.
    return undefined;
  }
}

function recordedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => !NOT_RECORDED.test(file));
}

function fingerprint(folder: string, file: string): [bytes: number, checksum: number] {
  const bytes = readFileSync(path.join(folder, file));
  return [bytes.length, crc32(bytes)];
}
