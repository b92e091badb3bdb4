import { textChecksum, type VerseRow } from "../bible/rows";
import { inTransaction, type QueryClient, withClient } from "../state";
import { type Column, formatCount, insertInChunks, type Report } from "../tables";
import { composeRows } from "./compose";
import type { TranslationDetails } from "./details";
import { readTranslation } from "./read-files";
import { TranslationError } from "./source-text";
import type { Versification } from "./versification";

/** Any fixed number that nothing else in this database uses. */
const IMPORT_LOCK = 31_103;

/** What an import did. */
export interface ImportedTranslation {
  verses: number;
  books: number;
  versification: Versification;
  /** Books outside the canon that the files hold. */
  leftOut: readonly string[];
  replaced: boolean;
  checksum: string;
}

const COLUMNS: readonly Column<VerseRow & { code: string }>[] = [
  { name: "translation_code", type: "text", value: (row) => row.code },
  { name: "canonical_order", type: "int", value: (row) => row.canonicalOrder },
  { name: "text", type: "text", value: (row) => row.text },
  { name: "layout", type: "text", cast: "jsonb", value: (row) => JSON.stringify(row.layout) },
];

/**
 * Imports a translation from a file or a folder of files, in one transaction; one of the same code
 * is replaced. With `isRehearsal` the files are read and checked and nothing is written. Needs a
 * migrated database. Throws TranslationError (nothing is changed), and any database error.
 */
export async function importTranslation(
  connectionString: string,
  given: string,
  details: TranslationDetails,
  {
    isRehearsal = false,
    report = () => undefined,
  }: { isRehearsal?: boolean; report?: Report } = {},
): Promise<ImportedTranslation> {
  const { verses, leftOut } = readTranslation(given);
  const { rows, versification } = composeRows(verses, details.versification);
  const checksum = textChecksum(rows);
  report(`${formatCount(rows.length)} verses read`);
  const books = new Set(rows.map(({ book }) => book)).size;
  const done = { verses: rows.length, books, versification, leftOut, checksum };
  const { code } = details;
  if (isRehearsal) return { ...done, replaced: await isThere(connectionString, code) };
  return inLockedTransaction(connectionString, async (client) => {
    const { rowCount } = await client.query("DELETE FROM imported_translations WHERE code = $1", [
      code,
    ]);
    await client.query(
      `INSERT INTO imported_translations (code, name, language, direction, license, versification, verse_count, checksum)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        code,
        details.name,
        details.language,
        details.direction,
        details.license,
        versification,
        rows.length,
        checksum,
      ],
    );
    const stored = rows.map((row) => ({ ...row, code }));
    await insertInChunks(client, "imported_verses", COLUMNS, stored, report);
    return { ...done, replaced: (rowCount ?? 0) > 0 };
  });
}

/** Removes an imported translation with its verses. Throws TranslationError when there is none. */
export async function removeTranslation(connectionString: string, code: string): Promise<string> {
  const wanted = code.trim().toUpperCase();
  return inLockedTransaction(connectionString, async (client) => {
    const { rows } = await client.query(
      "DELETE FROM imported_translations WHERE code = $1 RETURNING name",
      [wanted],
    );
    if (rows.length === 0) {
      const { rows: held } = await client.query(
        "SELECT code FROM imported_translations ORDER BY code",
      );
      const codes = held.map((row) => row.code).join(", ");
      throw new TranslationError([
        `${wanted} is not imported. ${codes === "" ? "No translation is." : `Imported are: ${codes}.`}`,
      ]);
    }
    return `${wanted} (${rows[0]?.name})`;
  });
}

async function isThere(connectionString: string, code: string): Promise<boolean> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query("SELECT 1 FROM imported_translations WHERE code = $1", [
      code,
    ]);
    return rows.length > 0;
  });
}

/** Runs `work` in a transaction that no second import can run beside. */
async function inLockedTransaction<T>(
  connectionString: string,
  work: (client: QueryClient) => Promise<T>,
): Promise<T> {
  return inTransaction(connectionString, async (client) => {
    // A whole Bible takes longer than what a request may.
    await client.query(
      `SELECT set_config(name, '0', true) FROM pg_settings
        WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`,
    );
    const { rows } = await client.query("SELECT pg_try_advisory_xact_lock($1) AS locked", [
      IMPORT_LOCK,
    ]);
    if (rows[0]?.locked !== true) {
      throw new TranslationError([
        "Another import is running. Try again when it has ended; nothing was changed.",
      ]);
    }
    return work(client);
  });
}
