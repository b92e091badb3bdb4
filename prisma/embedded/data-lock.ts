import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { explainFolderError } from "./folder-errors";

/** Two processes on one folder lose data silently, so the second is refused. */
export class DataFolderInUseError extends Error {
  override readonly name = "DataFolderInUseError";
}

interface LockRecord {
  token: string;
  pid: number;
  /** Tells a process from a later one with the same number; empty where the system does not say. */
  processStart: string;
  host: string;
  /**
   * The program that started the holder and takes it along when it ends; 0 when it runs by itself.
   */
  parent: number;
}

/** Folder of the PostgreSQL files inside DATA_DIR, beside the lock. */
export const DATABASE_FOLDER = "postgres";
const LOCK_FILE = "database.lock";
const HEARTBEAT_MS = 2_000;
/**
 * A holder on another machine or in another container cannot be looked up; silence this long means
 * that it is gone.
 */
const FOREIGN_SILENCE_MS = 15_000;
/** How long a holder that lost its parent may take to notice and to write everything out. */
const ORPHAN_PATIENCE_MS = 15_000;
const POLL_MS = 100;

export interface DataLock {
  release(): void;
}

/**
 * Takes `database.lock` in the folder, which is created when missing. A lock whose process is gone
 * is taken over. A holder that is alive gets `waitMs` to leave, longer when its start command was
 * killed; then DataFolderInUseError names it. Throws DataFolderError when the folder cannot be made
 * or written.
 */
export async function lockDataFolder(folder: string, waitMs = 1_000): Promise<DataLock> {
  try {
    return await takeLock(folder, waitMs);
  } catch (error) {
    throw explainFolderError(folder, error);
  }
}

async function takeLock(folder: string, waitMs: number): Promise<DataLock> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, LOCK_FILE);
  const began = Date.now();
  const own: LockRecord = {
    token: randomUUID(),
    pid: process.pid,
    processStart: processStart(process.pid),
    host: hostname(),
    parent: process.connected ? process.ppid : 0,
  };
  while (!create(file, own)) {
    const held = read(file);
    if (held === null) continue;
    if (!isAlive(held, file)) {
      rmSync(file, { force: true });
      if (!create(file, own)) continue;
      // Two processes may have found the same stale lock; the one whose record stands afterwards
      // has it.
      await sleep(POLL_MS);
      const now = read(file);
      if (now === null || now === "broken" || now.token !== own.token) continue;
      break;
    }
    if (Date.now() - began > waitMs + patience(held)) {
      const holder = held === "broken" ? "another process" : describe(held, own.host);
      throw new DataFolderInUseError(
        `The data folder ${folder} is in use by ${holder}. Stop that program first, or choose another folder with DATA_DIR=….`,
      );
    }
    await sleep(POLL_MS);
  }
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      const now = read(file);
      if (now !== null && now !== "broken" && now.token === own.token)
        rmSync(file, { force: true });
    },
  };
}

/** Extra time for a holder that is about to go; none for one that is where it belongs. */
function patience(held: LockRecord | "broken"): number {
  if (held === "broken" || held.host !== hostname()) return FOREIGN_SILENCE_MS;
  return held.parent && !processRuns(held.parent) ? ORPHAN_PATIENCE_MS : 0;
}

function processRuns(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function describe(held: LockRecord, here: string): string {
  return held.host === here ? `process ${held.pid}` : `process ${held.pid} on ${held.host}`;
}

function create(file: string, record: LockRecord): boolean {
  try {
    writeFileSync(file, `${JSON.stringify(record)}\n`, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** null: no lock any more; "broken": written only in part, as by a process killed in between. */
function read(file: string): LockRecord | "broken" | null {
  try {
    const record = JSON.parse(readFileSync(file, "utf8")) as LockRecord;
    return typeof record.pid === "number" ? record : "broken";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT" ? null : "broken";
  }
}

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // The folder was removed under us; there is nothing left to keep.
  }
}

function isAlive(held: LockRecord | "broken", file: string): boolean {
  if (held === "broken" || held.host !== hostname()) return silence(file) < FOREIGN_SILENCE_MS;
  if (!processRuns(held.pid)) return false;
  const start = processStart(held.pid);
  return start === "" || held.processStart === "" || start === held.processStart;
}

function silence(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * Boot and start time of a process on Linux (proc(5), field 22 of stat): in a container the same
 * number comes back soon.
 */
function processStart(pid: number): string {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in parentheses may hold spaces; field 3 is the first after it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return `${boot} ${fields[19]}`;
  } catch {
    return "";
  }
}
