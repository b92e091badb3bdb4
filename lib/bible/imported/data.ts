import "server-only";
import { createHash } from "node:crypto";
import { db } from "@/lib/db/client";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { CANON_VERSE_COUNT } from "../canon";
import { getScripture } from "../data";
import { formatOsisVerse } from "../rules";
import { type Edition, type HeldText, type Ranking, toImportedText } from "../scripture";
import { findStemmer } from "./stemmers";

/** An imported translation in memory. */
export type ImportedText = HeldText & { edition: Edition };

/** Verses a query reads at once. */
const CHUNK = 4_000;
/** How long a look at the table holds: imports and removals are noticed within it. */
const LOOKS_EVERY_MS = 15_000;
/** The same where a code is asked for that is not known yet: it may have been imported just now. */
const LOOKS_FOR_UNKNOWN_MS = 1_000;

interface Store {
  texts: ReadonlyMap<string, ImportedText>;
  /** Of each text held: which import it is. */
  versions: ReadonlyMap<string, string>;
  /** By the process's own clock; 0 before the first look. */
  lookedAt: number;
  looking?: Promise<void> | undefined;
}
const store = processState<Store>("importedTranslations", () => ({
  texts: new Map(),
  versions: new Map(),
  lookedAt: 0,
}));

type Row = Awaited<ReturnType<typeof db.importedTranslation.findMany>>[number];

const versionOf = ({ checksum, importedAt }: Row) => `${checksum} ${importedAt.getTime()}`;

async function loadText(row: Row, ranking: Ranking): Promise<ImportedText | null> {
  const texts = new Array<string>(CANON_VERSE_COUNT + 1).fill("");
  const layouts = new Array<string>(CANON_VERSE_COUNT + 1).fill("{}");
  const hash = createHash("sha256");
  let count = 0;
  for (let from = 1; from <= CANON_VERSE_COUNT; from += CHUNK) {
    const [chunk] = await db.$queryRaw<{ lines: string | null }[]>`
      SELECT string_agg(canonical_order || E'\t' || text || E'\t' || layout::text, E'\n' ORDER BY canonical_order) AS lines
      FROM imported_verses
      WHERE translation_code = ${row.code} AND canonical_order BETWEEN ${from} AND ${from + CHUNK - 1}`;
    for (const line of chunk?.lines?.split("\n") ?? []) {
      const [place = "", text = "", layout = "{}"] = line.split("\t");
      const order = Number(place);
      hash.update(`${formatOsisVerse(order)}\t${text}\n`);
      texts[order] = Buffer.from(text).toString();
      layouts[order] = Buffer.from(layout).toString();
      count++;
    }
  }
  if (count !== row.verseCount || hash.digest("hex") !== row.checksum) {
    // Replaced between two queries, or damaged: what was held is held on, and looked at anew.
    log.warn({ code: row.code, count }, "imported translation does not match its checksum");
    return null;
  }
  const { name, language, license } = row;
  const direction = row.direction === "rtl" ? "rtl" : "ltr";
  const edition: Edition = { name, language, direction, license };
  const stem = await findStemmer(language);
  return toImportedText(row.code, edition, texts, layouts, ranking, stem);
}

async function look(): Promise<void> {
  const rows = await db.importedTranslation.findMany({ orderBy: { code: "asc" } });
  const { ranking } = await getScripture();
  const texts = new Map<string, ImportedText>();
  const versions = new Map<string, string>();
  for (const row of rows) {
    const held = store.texts.get(row.code);
    const isSame = store.versions.get(row.code) === versionOf(row);
    const text = held && isSame ? held : await loadText(row, ranking);
    if (text) versions.set(row.code, versionOf(row));
    const shown = text ?? held;
    if (shown) texts.set(row.code, shown);
    if (text && text !== held) log.info({ code: row.code }, "imported translation loaded");
  }
  store.texts = texts;
  store.versions = versions;
  store.lookedAt = performance.now();
}

/** Looks for no imported translations, for a process without a database. */
export function holdNoImports(): void {
  store.lookedAt = Number.POSITIVE_INFINITY;
}

/**
 * The translations that the operator imported, by code. Looks at the table at most every 15
 * seconds, or every second while one is `wanted` that is not among them; while the database is away
 * they are those last read. Throws AppError unavailable when they were never read.
 */
export async function getImports(wanted?: string): Promise<ReadonlyMap<string, ImportedText>> {
  const isUnknown = wanted !== undefined && !store.texts.has(wanted);
  const holds = isUnknown ? LOOKS_FOR_UNKNOWN_MS : LOOKS_EVERY_MS;
  const isFresh = store.lookedAt > 0 && performance.now() - store.lookedAt < holds;
  if (isFresh) return store.texts;
  store.looking ??= look().finally(() => {
    store.looking = undefined;
  });
  try {
    await store.looking;
  } catch (error) {
    if (store.lookedAt === 0) throw error;
    log.warn({ err: error }, "imported translations could not be looked at");
  }
  return store.texts;
}

/** Those last read, without asking the database; null until they were read for the first time. */
export function peekImports(): ReadonlyMap<string, ImportedText> | null {
  return store.lookedAt > 0 ? store.texts : null;
}

/** Makes the next call of `getImports` look at the table. For tests. */
export function forgetLook(): void {
  if (store.lookedAt > 0) store.lookedAt = 1 - LOOKS_EVERY_MS;
}
