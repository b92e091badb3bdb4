import { Client } from "pg";
import { damagedFolder } from "./folder-errors";

interface Table {
  name: string;
  /** The columns of the primary key, quoted; null when there is none. */
  key: string | null;
}

/** Every table of the site, and the side tables that hold their long values. */
const TABLES = `
  SELECT r.oid::regclass::text AS name,
         (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY k.place)
            FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k (attnum, place), pg_attribute a
           WHERE i.indrelid = r.oid AND i.indisprimary AND a.attrelid = r.oid AND a.attnum = k.attnum) AS key
    FROM pg_class r
   WHERE r.relkind IN ('r', 't')
     AND (r.relnamespace = 'public'::regnamespace
          OR r.oid IN (SELECT reltoastrelid FROM pg_class WHERE relnamespace = 'public'::regnamespace))
   ORDER BY 1`;
/** Reads the table from its first page to its last. */
const WHOLE = "SET LOCAL enable_indexscan = off; SET LOCAL enable_bitmapscan = off";
/** Goes through the key and looks each row up, so that a row whose page is gone is missed. */
const BY_KEY =
  "SET LOCAL enable_seqscan = off; SET LOCAL enable_indexonlyscan = off; SET LOCAL enable_indexscan = on; SET LOCAL enable_bitmapscan = off";

/**
 * Reads every row of every table twice, from page to page and by its key, and compares the verses
 * with the number that was loaded: for a database of whose files there is no record. Writes
 * everything out first. Throws DataFolderError with the first table that is not whole.
 */
export async function checkTables(folder: string, connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("CHECKPOINT");
    const { rows } = await client.query<Table>(TABLES);
    for (const table of rows) await checkTable(client, folder, table);
    await checkVerses(client, folder);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function checkTable(client: Client, folder: string, { name, key }: Table): Promise<void> {
  const damaged = (what: string) => damagedFolder(folder, `the table ${name} ${what}`);
  try {
    const whole = await count(client, WHOLE, `SELECT count(*) AS rows FROM ${name}`);
    if (key === null) return;
    const byKey = `SELECT count(*) AS rows FROM (SELECT 1 FROM ${name} ORDER BY ${key} OFFSET 0) AS all_rows`;
    const found = await count(client, BY_KEY, byKey);
    if (whole !== found) throw damaged(`holds ${whole} rows and its key knows ${found}`);
  } catch (error) {
    if ((error as Error).name === "DataFolderError") throw error;
    throw damaged(`cannot be read: ${(error as Error).message}`);
  }
}

async function count(client: Client, settings: string, query: string): Promise<string> {
  await client.query("BEGIN");
  try {
    await client.query(settings);
    const { rows } = await client.query<{ rows: string }>(query);
    return rows[0]?.rows ?? "";
  } finally {
    await client.query("ROLLBACK");
  }
}

async function checkVerses(client: Client, folder: string): Promise<void> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('translations') IS NOT NULL AND to_regclass('verses') IS NOT NULL AS there",
  );
  if (!tables[0]?.there) return;
  const { rows } = await client.query<{ code: string }>(
    `SELECT code FROM translations
      WHERE verse_count <> (SELECT count(*) FROM verses WHERE translation_code = code)`,
  );
  if (rows[0]) throw damagedFolder(folder, `the translation ${rows[0].code} lacks verses`);
}
