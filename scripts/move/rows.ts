import type { Client } from "pg";
import type { MovedTable } from "./plan";

/** Where rows wait until all of them are there. */
export const STAGE = "truth_uncovered_move";
/** Rows of one bite: the longest answers and notes of visitors make some megabytes of them. */
const BITE_ROWS = 500;
/** Rows between two lines of progress. */
const REPORT_ROWS = 20 * BITE_ROWS;

/**
 * How both sides write values as text, whatever their own settings; and no limits, which are meant
 * for visitors' queries.
 */
const SETTINGS = `SET LOCAL DateStyle = 'ISO'; SET LOCAL TimeZone = 'UTC'; SET LOCAL IntervalStyle = 'postgres';
  SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 1; SET LOCAL search_path = pg_catalog;
  SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '30s'; SET LOCAL idle_in_transaction_session_timeout = 0`;

/** Runs `work` in one transaction. A read-only one sees the database as it is now to its end. */
export async function inTransaction<T>(
  client: Client,
  kind: "READ ONLY" | "READ WRITE",
  work: () => Promise<T>,
): Promise<T> {
  const isolation = kind === "READ ONLY" ? "ISOLATION LEVEL REPEATABLE READ" : "";
  await client.query(`BEGIN ${isolation} ${kind}`);
  try {
    await client.query(SETTINGS);
    const result = await work();
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}

/** Rows and a sum over the hashes of all of them, which does not depend on their order. */
export interface TableSum {
  rows: number;
  checksum: string;
}

export async function sumTable(
  client: Client,
  schema: string,
  table: MovedTable,
): Promise<TableSum> {
  const { rows } = await client.query<TableSum>(
    `SELECT count(*)::int AS rows,
            coalesce(sum(('x' || substr(${hash(table)}, 1, 15))::bit(60)::bigint), 0)::text AS checksum
       FROM ${schema}.${quote(table.name)} WHERE ${table.where}`,
  );
  return rows[0] ?? { rows: 0, checksum: "0" };
}

/**
 * Brings the staged table to what the source has, bite by bite in the order of the key: what is
 * there already stays, what differs is replaced, what the source does not have any more goes. So it
 * may be cut off at any time and called again. Gives the number of rows written.
 */
export async function stageTable(
  source: Client,
  target: Client,
  table: MovedTable,
  report: (line: string) => void,
): Promise<number> {
  let after: string[] | null = null;
  let written = 0;
  let seen = 0;
  for (;;) {
    const bite = await readBite(source, table, after);
    const last = bite.length === BITE_ROWS ? (bite.at(-1)?.key ?? null) : null;
    written += await inTransaction(target, "READ WRITE", () =>
      write(target, table, bite, after, last),
    );
    seen += bite.length;
    if (last === null) return written;
    if (seen % REPORT_ROWS === 0) report(`  ${table.name}: ${seen.toLocaleString("en-US")} rows`);
    after = last;
  }
}

interface Row {
  key: string[];
  hash: string;
  values: (string | null)[];
}

async function readBite(source: Client, table: MovedTable, after: string[] | null): Promise<Row[]> {
  const values = table.columns.map(({ name }) => `${quote(name)}::text`).join(", ");
  const { rows } = await source.query<Row>(
    `SELECT ${keyArray(table)} AS key, ${hash(table)} AS hash, ARRAY[${values}] AS values
       FROM public.${quote(table.name)}
      WHERE ${table.where} AND ${after ? compare(table, ">", 1) : "true"}
      ORDER BY ${keyOrder(table)} LIMIT ${BITE_ROWS}`,
    after ?? [],
  );
  return rows;
}

async function write(
  target: Client,
  table: MovedTable,
  bite: Row[],
  after: string[] | null,
  last: string[] | null,
): Promise<number> {
  const name = `${STAGE}.${quote(table.name)}`;
  const wanted = new Map(bite.map((row) => [JSON.stringify(row.key), row.hash]));
  const bounds = [
    after ? compare(table, ">", 1) : "true",
    last ? compare(table, "<=", 1 + (after?.length ?? 0)) : "true",
  ].join(" AND ");
  const { rows: staged } = await target.query<Row>(
    `SELECT ${keyArray(table)} AS key, ${hash(table)} AS hash FROM ${name} WHERE ${bounds}`,
    [...(after ?? []), ...(last ?? [])],
  );
  const stale = staged.filter((row) => wanted.get(JSON.stringify(row.key)) !== row.hash);
  for (const { key } of stale) {
    const places = table.key.map((column, at) => `${quote(column)}::text = $${at + 1}`);
    await target.query(`DELETE FROM ${name} WHERE ${places.join(" AND ")}`, key);
  }
  const there = new Set(staged.map((row) => JSON.stringify(row.key)));
  for (const row of stale) there.delete(JSON.stringify(row.key));
  const missing = bite.filter((row) => !there.has(JSON.stringify(row.key)));
  if (missing.length === 0) return 0;
  const columns = table.columns.map((column) => quote(column.name)).join(", ");
  const given = table.columns.map((_column, at) => `v${at}`).join(", ");
  const cast = table.columns.map(({ type }, at) => `v${at}::${type}`).join(", ");
  const arrays = table.columns.map((_column, at) => `$${at + 1}::text[]`).join(", ");
  await target.query(
    `INSERT INTO ${name} (${columns}) SELECT ${cast} FROM unnest(${arrays}) AS given (${given})`,
    table.columns.map((_column, at) => missing.map((row) => row.values[at])),
  );
  return missing.length;
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

function hash(table: MovedTable): string {
  return `md5(ROW(${table.columns.map(({ name }) => quote(name)).join(", ")})::text)`;
}

function keyArray(table: MovedTable): string {
  return `ARRAY[${table.key.map((name) => `${quote(name)}::text`).join(", ")}]`;
}

/**
 * The same order on every database: a text's own depends on the language that the server was set up
 * with.
 */
function keyOrder(table: MovedTable): string {
  return keyColumns(table).join(", ");
}

function keyColumns(table: MovedTable): string[] {
  return table.key.map((name) =>
    isText(table, name) ? `${quote(name)} COLLATE "C"` : quote(name),
  );
}

function compare(table: MovedTable, operator: ">" | "<=", firstParameter: number): string {
  const values = table.key.map((name, at) => `$${firstParameter + at}::${typeOf(table, name)}`);
  return `(${keyColumns(table).join(", ")}) ${operator} (${values.join(", ")})`;
}

function isText(table: MovedTable, name: string): boolean {
  return /^(text|character)/.test(typeOf(table, name));
}

function typeOf(table: MovedTable, name: string): string {
  return table.columns.find((column) => column.name === name)?.type ?? "text";
}
