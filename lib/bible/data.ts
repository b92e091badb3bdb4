import "server-only";
import { createHash } from "node:crypto";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { CANON_VERSE_COUNT } from "./canon";
import { TRANSLATION_CODES, type TranslationCode } from "./constants";
import { formatOsisVerse } from "./rules";
import {
  type LinkTable,
  type Ranking,
  type Scripture,
  type TranslationText,
  toLinkTable,
  toRanking,
  toTranslationText,
} from "./scripture";

/**
 * Verses a query reads at once: large enough for few round trips, small enough for the query time
 * limit.
 */
const CHUNK = 4_000;
/** Longest wait of one request for a load in progress. */
const WAIT_MS = 2_000;

interface Store {
  scripture?: Scripture;
  loading?: Promise<Scripture> | undefined;
  /** Resolves when the search indexes of the loaded text are built. */
  indexing?: Promise<void>;
}
const store = processState<Store>("scripture", () => ({}));

/**
 * A copy with its own memory, one byte per character where possible; a slice would keep the whole
 * chunk alive.
 */
function detach(text: string): string {
  return Buffer.from(text).toString();
}

async function loadText(code: TranslationCode, ranking: Ranking): Promise<TranslationText> {
  const stored = await db.translation.findUnique({ where: { code } });
  if (!stored) throw notReady(`translation ${code} is not seeded`);
  const texts = new Array<string>(CANON_VERSE_COUNT + 1).fill("");
  const layouts = new Array<string>(CANON_VERSE_COUNT + 1).fill("{}");
  const sameLayouts = new Map<string, string>();
  const hash = createHash("sha256");
  let count = 0;
  for (let from = 1; from <= CANON_VERSE_COUNT; from += CHUNK) {
    const [chunk] = await db.$queryRaw<{ lines: string | null }[]>`
      SELECT string_agg(canonical_order || E'\t' || text || E'\t' || layout::text, E'\n' ORDER BY canonical_order) AS lines
      FROM verses
      WHERE translation_code = ${code} AND canonical_order BETWEEN ${from} AND ${from + CHUNK - 1}`;
    for (const line of chunk?.lines?.split("\n") ?? []) {
      const [place = "", text = "", layout = "{}"] = line.split("\t");
      const order = Number(place);
      hash.update(`${formatOsisVerse(order)}\t${text}\n`);
      texts[order] = detach(text);
      const known = sameLayouts.get(layout) ?? detach(layout);
      sameLayouts.set(known, known);
      layouts[order] = known;
      count++;
    }
  }
  if (count !== stored.verseCount || hash.digest("hex") !== stored.checksum) {
    throw notReady(
      `translation ${code} does not match its checksum (${count} of ${stored.verseCount} verses)`,
    );
  }
  return toTranslationText(code, texts, layouts, ranking);
}

async function loadLinks(): Promise<LinkTable> {
  const rows: [number, number[]][] = [];
  for (let from = 1; from <= CANON_VERSE_COUNT; from += CHUNK) {
    const [chunk] = await db.$queryRaw<{ lines: string | null }[]>`
      SELECT string_agg(canonical_order || E'\t' || array_to_string(targets, ','), E'\n') AS lines
      FROM verse_links
      WHERE canonical_order BETWEEN ${from} AND ${from + CHUNK - 1}`;
    for (const line of chunk?.lines?.split("\n") ?? []) {
      const [order, targets = ""] = line.split("\t");
      rows.push([Number(order), targets === "" ? [] : targets.split(",").map(Number)]);
    }
  }
  return toLinkTable(rows);
}

function notReady(reason: string): AppError {
  log.warn({ reason }, "scripture is not ready");
  return new AppError("unavailable", "The Bible text is being prepared. Please try again.", {
    retryAfter: 2,
  });
}

async function load(): Promise<Scripture> {
  const started = performance.now();
  const links = await loadLinks();
  const ranking = toRanking(links);
  const translations = new Map<TranslationCode, TranslationText>();
  for (const code of TRANSLATION_CODES) translations.set(code, await loadText(code, ranking));
  log.info({ ms: Math.round(performance.now() - started) }, "scripture loaded");
  return { translations, links, ranking };
}

/**
 * Builds the search indexes one by one, yielding to requests in between. An earlier search builds
 * what it needs.
 */
async function buildIndexes({ translations }: Scripture): Promise<void> {
  const started = performance.now();
  let words = 0;
  for (const translation of translations.values()) {
    await new Promise((resolve) => setImmediate(resolve));
    words += translation.index.words.length;
  }
  log.info({ ms: Math.round(performance.now() - started), words }, "search indexes built");
}

/**
 * Starts loading unless a load is in progress. A failed one is discarded, so that the next caller
 * retries.
 */
function startLoading(): Promise<Scripture> {
  store.loading ??= load()
    .then((scripture) => {
      store.scripture = scripture;
      store.indexing = buildIndexes(scripture).catch((error: unknown) =>
        log.error({ err: error }, "search index failed"),
      );
      return scripture;
    })
    .finally(() => {
      store.loading = undefined;
    });
  return store.loading;
}

/** Holds a text that was loaded otherwise, for a process without a database. */
export function holdScripture(scripture: Scripture): void {
  store.scripture = scripture;
}

/** The loaded text, or null until the first load has finished. */
export function peekScripture(): Scripture | null {
  return store.scripture ?? null;
}

/**
 * Loads the text in the background; resolves when it and its search indexes are ready, rejects when
 * it cannot be read.
 */
export async function warmUpScripture(): Promise<void> {
  if (!store.scripture) await startLoading();
  await store.indexing;
}

/**
 * The whole text of every translation, read once per process and checked against the stored
 * checksums. While it is being loaded a read waits for it, 2 s at most, and then throws AppError
 * unavailable.
 */
export async function getScripture(): Promise<Scripture> {
  if (store.scripture) return store.scripture;
  const loading = startLoading();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(notReady("still loading")), WAIT_MS);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
