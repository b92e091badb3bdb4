import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from "idb";
import type { WriteMethod } from "../write";
import { readMark } from "./mark";

const NAME = "truth-uncovered-kept";
const VERSION = 1;

/** A write that the server has not confirmed yet. All of it is plain data. */
export interface KeptWrite {
  /** The order in which they were made; given by the database. */
  id: number;
  /** Whose it is (mark.ts). */
  mark: string;
  /** The Idempotency-Key of every try. */
  key: string;
  method: WriteMethod;
  path: string;
  body: Record<string, unknown>;
  /** What it changes, in a visitor's words: "The highlight of John 3:16". */
  what: string;
  /** As which mutation it is shown while it waits. */
  mutationKey: readonly unknown[];
  variables: unknown;
  /** What is read anew once it is written. */
  readAnew: readonly (readonly unknown[])[];
  /**
   * A field of the thing it changes, as the visitor saw it: where a newer version has the same in
   * it, the write goes over that one, since something else was changed.
   */
  seen: { field: string; value: unknown } | null;
  /** What to say otherwise once the server may have had it and has forgotten the key. */
  forgotten: Record<string, unknown> | null;
  /** What to say as well where the thing was changed meanwhile and nobody can be asked. */
  atConflict?: Record<string, unknown> | null;
  /** Names what it is joined with, should the newest that waits have the same name. */
  joins: string | null;
  /** In ms since 1970. */
  keptAt: number;
  /** When it was first sent, which the server may have had; null before. */
  triedAt: number | null;
  /** Tries that ended without a definite answer. */
  tries: number;
  /** It waits for a connection, or behind one that does; not so while it is first on its way. */
  isPutOff: boolean;
}

/** An answer about what the visitor owns, as the server gave it. */
export interface KeptRead {
  url: string;
  mark: string;
  /** The address without the visitor's day: yesterday's answer is better than none. */
  anyDay: string;
  body: string;
  /** The Link header, for lists. */
  link: string | null;
  /** In ms since 1970. */
  keptAt: number;
}

interface Kept extends DBSchema {
  writes: { key: number; value: KeptWrite };
  reads: { key: string; value: KeptRead; indexes: { anyDay: string; keptAt: number } };
}

type KeptDatabase = IDBPDatabase<Kept>;

let opened: Promise<KeptDatabase> | null = null;

/**
 * The browser's database of what is kept for the time without a network; made where there is none
 * yet and somebody to keep things for. Throws what IndexedDB throws, and AbortError where it is not
 * made.
 */
export function openKept(): Promise<KeptDatabase> {
  opened ??= openDB<Kept>(NAME, VERSION, {
    upgrade(database, _from, _to, transaction) {
      // What was on its way when another tab deleted everything leaves no new database behind.
      if (readMark() === null) {
        transaction.done.catch(() => undefined);
        transaction.abort();
        return;
      }
      database.createObjectStore("writes", { keyPath: "id", autoIncrement: true });
      const reads = database.createObjectStore("reads", { keyPath: "url" });
      reads.createIndex("anyDay", "anyDay");
      reads.createIndex("keptAt", "keptAt");
    },
    // Another tab deletes it, or has a later version of the site.
    blocking: (_from, _to, event) => {
      opened = null;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Deletes what a deletion that was broken off has left. Throws what IndexedDB throws. */
export async function deleteLeft(): Promise<void> {
  const databases = await indexedDB.databases();
  if (databases.some(({ name }) => name === NAME)) await deleteKept();
}

/** Deletes all of it. Resolves when nothing is left in the browser; throws what IndexedDB throws. */
export async function deleteKept(): Promise<void> {
  // Emptied first: where a tab does not let go, there is nothing in it.
  const database = await openKept().catch(() => null);
  if (database) {
    await Promise.all([database.clear("writes"), database.clear("reads")]);
    database.close();
  }
  opened = null;
  await deleteDB(NAME);
}
