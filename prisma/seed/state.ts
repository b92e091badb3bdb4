import { createHash } from "node:crypto";
import { Client } from "pg";
import { TRANSLATION_CODES, type TranslationCode } from "../../lib/bible/constants";
import {
  ORIGINAL_WORDS_CHECKSUMS,
  SEED_VERSION,
  TRANSLATION_CHECKSUMS,
  VERSE_LINKS_CHECKSUMS,
} from "./checksums";
import { EDITORIAL_FOLDER, fingerprintFiles, KINDS, type Kind } from "./editorial/files";
import { crossReferences, validationFindings } from "./editorial/validation";
import { fingerprintPlans } from "./reading-plans";

/** A data set as `seed_state` records it when it stands complete. */
export interface DatasetState {
  dataset: string;
  checksum: string;
  rows: number;
}

/** The subset of a `pg` client that this folder needs. */
export interface QueryClient {
  query(
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>;
}

export function translationState(code: TranslationCode): DatasetState {
  const { rows, text, layout } = TRANSLATION_CHECKSUMS[code];
  return { dataset: `translation ${code}`, checksum: `v${SEED_VERSION} ${text} ${layout}`, rows };
}

export const VERSE_LINKS_STATE: DatasetState = {
  dataset: "verse links",
  checksum: `v${SEED_VERSION} ${VERSE_LINKS_CHECKSUMS.links}`,
  rows: VERSE_LINKS_CHECKSUMS.rows,
};

export const ORIGINAL_WORDS_STATE: DatasetState = {
  dataset: "original words",
  checksum: `v${SEED_VERSION} ${ORIGINAL_WORDS_CHECKSUMS.verses} ${ORIGINAL_WORDS_CHECKSUMS.entries}`,
  rows: ORIGINAL_WORDS_CHECKSUMS.chapters + ORIGINAL_WORDS_CHECKSUMS.lexemes,
};

/** Raise it when the same files make other rows, so that they are written anew. */
const EDITORIAL_VERSION = 1;

/** The built-in articles, news items or videos as their files stand now: one row for each file. */
export function editorialState(kind: Kind, folder: string = EDITORIAL_FOLDER): DatasetState {
  const { files, checksum } = fingerprintFiles(folder, kind);
  return { dataset: kind, checksum: `v${EDITORIAL_VERSION} ${checksum}`, rows: files };
}

function validationState(): DatasetState {
  const records = JSON.stringify([crossReferences, validationFindings]);
  const checksum = createHash("sha256").update(records).digest("hex");
  return {
    dataset: "validation",
    checksum: `v${EDITORIAL_VERSION} ${checksum}`,
    rows: crossReferences.length + validationFindings.length,
  };
}
export const VALIDATION_STATE = validationState();

function readingPlansState(): DatasetState {
  const { checksum, rows } = fingerprintPlans();
  return { dataset: "reading plans", checksum: `v${EDITORIAL_VERSION} ${checksum}`, rows };
}
export const READING_PLANS_STATE = readingPlansState();

/** Every data set of this version of the project, in the order of loading. */
export function datasetStates(): DatasetState[] {
  return [
    ...TRANSLATION_CODES.map(translationState),
    VERSE_LINKS_STATE,
    ORIGINAL_WORDS_STATE,
    ...KINDS.map((kind) => editorialState(kind)),
    VALIDATION_STATE,
    READING_PLANS_STATE,
  ];
}

/** True when `seed_state` says that this data set stands with exactly these rows. */
export async function stands(client: QueryClient, state: DatasetState): Promise<boolean> {
  const { rows } = await client.query("SELECT checksum, rows FROM seed_state WHERE dataset = $1", [
    state.dataset,
  ]);
  return rows[0]?.checksum === state.checksum && rows[0]?.rows === state.rows;
}

/**
 * True when every data set stands and the tables are tidy. Takes a connection string or a connected
 * client; without the table `seed_state` (not migrated yet) the answer is false. Loads no text
 * package and no parser, so that a second start costs one short query per data set and the hashing
 * of a few dozen small files. Throws when the database cannot be reached.
 */
export async function isSeeded(database: string | QueryClient): Promise<boolean> {
  if (typeof database !== "string") return allStand(database);
  return withClient(database, allStand);
}

async function allStand(client: QueryClient): Promise<boolean> {
  const { rows } = await client.query("SELECT to_regclass('seed_state') IS NOT NULL AS migrated");
  if (rows[0]?.migrated !== true) return false;
  for (const state of datasetStates()) {
    if (!(await stands(client, state))) return false;
  }
  return (await tablesNeverVacuumed(client)).length === 0;
}

/**
 * The filled scripture tables that no VACUUM has seen yet. The embedded database has no autovacuum,
 * so a seeding that was killed between its last row and its VACUUM has to be made up for by the
 * next.
 */
export async function tablesNeverVacuumed(client: QueryClient): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE oid IN (to_regclass('verses'), to_regclass('verse_links'), to_regclass('original_chapters'), to_regclass('lexemes'))
        AND relpages > 0 AND relallvisible = 0`,
  );
  return rows.map((row) => String(row.name));
}

/**
 * How long to wait for a connection: the embedded database serves one at a time, so another may
 * have to end first.
 */
const CONNECT_TIMEOUT_MS = 30_000;

/**
 * Runs `work` on a connection of its own and closes it. A connection lost in between rejects the
 * running query.
 */
export async function withClient<T>(
  connectionString: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // Without a listener a lost connection would end the whole process; the query in flight reports
  // it.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Runs `work` in a transaction on a connection of its own: all of it stands, or nothing. */
export async function inTransaction<T>(
  connectionString: string,
  work: (client: QueryClient) => Promise<T>,
): Promise<T> {
  return withClient(connectionString, async (client) => {
    await client.query("BEGIN");
    try {
      const result = await work(client);
      await client.query("COMMIT");
      return result;
    } catch (error) {
      // The connection may be gone; the server then rolls back by itself, and the first error is
      // the one to show.
      await client.query("ROLLBACK").catch(() => undefined);
      throw error;
    }
  });
}
