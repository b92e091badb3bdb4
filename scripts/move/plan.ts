import type { Client } from "pg";
import { OperatorError } from "../progress";

/**
 * Tables that a move leaves out, and why. Every other table is moved, so that a new one is never
 * forgotten.
 */
export const NOT_MOVED: Record<string, string> = {
  _prisma_migrations: "the target is migrated by itself",
  translations: "seeded",
  verses: "seeded",
  verse_links: "seeded",
  seed_state: "says what is seeded",
  cross_references: "seeded",
  validation_findings: "seeded",
  rate_limits: "counters of minutes and days",
  address_salts: "secrets of one day",
};

export interface MovedTable {
  name: string;
  /** Quoted names, in one order on every database, and their types. */
  columns: { name: string; type: string }[];
  /** The columns of the primary key. */
  key: string[];
  /** Which of its rows: of tables with built-in rows those that the operator imported. */
  where: string;
}

interface ColumnRow {
  table_name: string;
  column_name: string;
  type: string;
  key_place: number | null;
}

/**
 * Every table of the database that is moved, what others refer to first. Throws OperatorError for
 * one without a primary key.
 */
export async function readPlan(client: Client): Promise<MovedTable[]> {
  const { rows } = await client.query<ColumnRow>(
    `SELECT c.relname AS table_name, a.attname AS column_name,
            format_type(a.atttypid, a.atttypmod) AS type,
            array_position(i.indkey::int2[], a.attnum) AS key_place
       FROM pg_class c
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
       LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      ORDER BY c.relname COLLATE "C", a.attname COLLATE "C"`,
  );
  const tables = new Map<string, ColumnRow[]>();
  for (const row of rows) {
    if (row.table_name in NOT_MOVED) continue;
    tables.set(row.table_name, [...(tables.get(row.table_name) ?? []), row]);
  }
  const references = await readReferences(client);
  return inOrder([...tables.keys()], references).map((name) =>
    toTable(name, tables.get(name) ?? []),
  );
}

function toTable(name: string, rows: ColumnRow[]): MovedTable {
  const key = rows
    .filter((row) => row.key_place !== null)
    .sort((a, b) => (a.key_place ?? 0) - (b.key_place ?? 0))
    .map((row) => row.column_name);
  if (key.length === 0)
    throw new OperatorError(`The table ${name} has no primary key to move it by.`);
  return {
    name,
    columns: rows.map(({ column_name, type }) => ({ name: column_name, type })),
    key,
    where: rows.some((row) => row.column_name === "origin") ? "origin = 'imported'" : "true",
  };
}

async function readReferences(client: Client): Promise<{ from: string; to: string }[]> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `SELECT f.relname AS from, t.relname AS to
       FROM pg_constraint k JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
      WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND k.conrelid <> k.confrelid`,
  );
  return rows;
}

function inOrder(names: string[], references: { from: string; to: string }[]): string[] {
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    for (const { from, to } of references) if (from === name && names.includes(to)) visit(to);
    ordered.push(name);
  };
  for (const name of names) visit(name);
  return ordered;
}
