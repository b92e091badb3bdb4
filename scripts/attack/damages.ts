import {
  closeSync,
  copyFileSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";

/** One way in which a database folder stops being whole. */
export interface Damage {
  name: string;
  /** Does it to a copy, whose files may be hard links: their bytes are changed in new ones. */
  apply(folder: string, files: DamagedFiles): void;
}

/** Files of the database, relative to its folder. */
export interface DamagedFiles {
  table: string;
  index: string;
  /** A table that the log to be replayed says nothing of, so that the replay does not mend it. */
  settled: string;
}

const PAGE_BYTES = 8_192;
/** Where PostgreSQL keeps pg_class and pg_attribute of the one database. */
const PG_CLASS = "base/5/1259";
const PG_ATTRIBUTE = "base/5/1249";

const remove = (...names: string[]) => ({
  apply(folder: string) {
    for (const name of names) rmSync(path.join(folder, name), { recursive: true });
  },
});
const write = (name: string, content: string | Uint8Array) => ({
  apply: (folder: string) => replace(path.join(folder, name), content),
});

function replace(file: string, content: string | Uint8Array): void {
  rmSync(file);
  writeFileSync(file, content);
}

/** Parts the file from the others that its bytes belong to. */
function unshared(file: string): string {
  const own = `${file}.own`;
  copyFileSync(file, own);
  renameSync(own, file);
  return file;
}

function cut(file: string, bytes: number): void {
  truncateSync(unshared(file), bytes);
}

function overwrite(file: string, at: number, bytes: Uint8Array): void {
  const handle = openSync(unshared(file), "r+");
  writeSync(handle, bytes, 0, bytes.length, at);
  closeSync(handle);
}

function flipBit(file: string, at: number): void {
  const byte = readFileSync(file)[at] ?? 0;
  overwrite(file, at, Uint8Array.of(byte ^ 1));
}

/**
 * The newest file of the log that was written to: the names go up, and what is prepared for later
 * comes last.
 */
function newestLog(folder: string): string {
  const redo = readFileSync(path.join(folder, "global/pg_control")).readBigUInt64LE(40);
  const number = (redo / (16n * 1024n * 1024n)).toString(16).toUpperCase().padStart(8, "0");
  return path.join(folder, "pg_wal", `0000000100000000${number}`);
}

/** Of a database that was closed in order: each has to be told before anything is changed. */
export const DAMAGES: Damage[] = [
  { name: "PG_VERSION lost", ...remove("PG_VERSION") },
  { name: "PG_VERSION empty", ...write("PG_VERSION", "") },
  { name: "PG_VERSION overwritten", ...write("PG_VERSION", "\u0000\u0000garbage") },
  { name: "made by another PostgreSQL", ...write("PG_VERSION", "17\n") },
  { name: "control file lost", ...remove("global/pg_control") },
  {
    name: "control file cut",
    apply: (folder) => cut(path.join(folder, "global/pg_control"), 100),
  },
  {
    name: "control file with one wrong bit",
    apply: (folder) => flipBit(path.join(folder, "global/pg_control"), 45),
  },
  { name: "control file zeroed", ...write("global/pg_control", Buffer.alloc(8_192)) },
  { name: "log folder lost", ...remove("pg_wal") },
  { name: "log file lost", apply: (folder) => rmSync(newestLog(folder)) },
  { name: "log file cut", apply: (folder) => cut(newestLog(folder), 1_000_000) },
  {
    name: "log file zeroed",
    apply: (folder) => replace(newestLog(folder), Buffer.alloc(16 * 1024 * 1024)),
  },
  { name: "all databases lost", ...remove("base") },
  { name: "the site's database lost", ...remove("base/5") },
  { name: "catalogue lost", ...remove(PG_CLASS) },
  {
    name: "catalogue with one wrong bit",
    apply: (folder) => flipBit(path.join(folder, PG_CLASS), 5_000),
  },
  {
    name: "catalogue cut",
    apply: (folder) => cut(path.join(folder, PG_ATTRIBUTE), PAGE_BYTES),
  },
  { name: "list of databases lost", ...remove("global/1262") },
  { name: "map of files lost", ...remove("global/pg_filenode.map") },
  {
    name: "map of files with one wrong bit",
    apply: (folder) => flipBit(path.join(folder, "base/5/pg_filenode.map"), 12),
  },
  { name: "transaction states lost", ...remove("pg_xact/0000") },
  { name: "transaction states zeroed", ...write("pg_xact/0000", Buffer.alloc(PAGE_BYTES)) },
  { name: "row locks lost", ...remove("pg_multixact/offsets/0000") },
  { name: "settings lost", ...remove("postgresql.conf") },
  { name: "a table's file lost", apply: (folder, { table }) => rmSync(path.join(folder, table)) },
  {
    name: "a large table cut",
    apply: (folder, { table }) => {
      const file = path.join(folder, table);
      cut(file, Math.floor(statSync(file).size / PAGE_BYTES / 2) * PAGE_BYTES);
    },
  },
  {
    name: "a page of a large table zeroed",
    apply: (folder, { table }) =>
      overwrite(path.join(folder, table), PAGE_BYTES, Buffer.alloc(PAGE_BYTES)),
  },
  {
    name: "a large table with one wrong bit",
    apply: (folder, { table }) => flipBit(path.join(folder, table), PAGE_BYTES + 6_000),
  },
  {
    name: "an index with one wrong bit",
    apply: (folder, { index }) => flipBit(path.join(folder, index), PAGE_BYTES + 100),
  },
  {
    name: "an index cut",
    apply: (folder, { index }) => cut(path.join(folder, index), PAGE_BYTES),
  },
  {
    name: "everything lost but one file",
    apply(folder) {
      for (const name of readdirSync(folder)) {
        if (name !== "postgresql.conf") rmSync(path.join(folder, name), { recursive: true });
      }
    },
  },
  {
    name: "a file in the folder's place",
    apply(folder) {
      rmSync(folder, { recursive: true });
      writeFileSync(folder, "");
    },
  },
  {
    name: "a link to nothing in the folder's place",
    apply(folder) {
      rmSync(folder, { recursive: true });
      symlinkSync(path.join(folder, "../gone"), folder);
    },
  },
];

/**
 * Of a database that was killed, whose log has to be replayed: what is wrong with the log is told
 * before.
 */
export const DAMAGES_OF_KILLED: Damage[] = [
  { name: "killed, log file lost", apply: (folder) => rmSync(newestLog(folder)) },
  { name: "killed, log file cut", apply: (folder) => cut(newestLog(folder), 4_000_000) },
  {
    name: "killed, a page in the middle of the log zeroed",
    apply(folder) {
      const control = readFileSync(path.join(folder, "global/pg_control"));
      const redo = Number(control.readBigUInt64LE(40) % (16n * 1024n * 1024n));
      const page = (Math.floor(redo / PAGE_BYTES) + 2) * PAGE_BYTES;
      overwrite(newestLog(folder), page, Buffer.alloc(PAGE_BYTES));
    },
  },
  { name: "killed, control file lost", ...remove("global/pg_control") },
  { name: "killed, PG_VERSION lost", ...remove("PG_VERSION") },
  {
    name: "killed, map of files moved away",
    apply: (folder) =>
      renameSync(
        path.join(folder, "global/pg_filenode.map"),
        path.join(folder, "global/pg_filenode.old"),
      ),
  },
];

/**
 * Of a database that was killed, in a table: told once the log is replayed, which the folder then
 * shows.
 */
export const DAMAGES_BEHIND_THE_LOG: Damage[] = [
  {
    name: "killed, a large table with one wrong bit",
    apply: (folder, { settled }) => flipBit(path.join(folder, settled), PAGE_BYTES + 6_000),
  },
  {
    name: "killed, a large table cut",
    apply: (folder, { settled }) => cut(path.join(folder, settled), PAGE_BYTES),
  },
];

/** One number over names and bytes of everything below a folder. */
export function fingerprintTree(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const found = statSync(file, { throwIfNoEntry: false });
      return `${file} ${found?.isFile() ? crc32(readFileSync(file)) : typeof found}`;
    })
    .join("\n");
}
