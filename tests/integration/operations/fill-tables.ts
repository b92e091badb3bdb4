import type { Client } from "pg";
import { type MovedTable, readPlan } from "@/scripts/move/plan";

/** Text that a careless copy would spoil. */
const AWKWARD = `'Grüße, "quoted" {curly} \\ back\\slash, tab\t, line\n, 𝔤 ' || n`;

interface Reference {
  table: string;
  column: string;
  parent: string;
}

/**
 * Fills every table that a move takes along with so many rows, made from the types of its columns,
 * so that a table of later gets some too.
 */
export async function fillTables(client: Client, rows: number): Promise<MovedTable[]> {
  const plan = await readPlan(client);
  const { rows: references } = await client.query<Reference>(
    `SELECT f.relname AS table, a.attname AS column, t.relname AS parent
       FROM pg_constraint k
       JOIN pg_class f ON f.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
       JOIN pg_attribute a ON a.attrelid = f.oid AND a.attnum = k.conkey[1]
      WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace`,
  );
  for (const table of plan) {
    const values = table.columns.map(({ name, type }) => {
      const parent = references.find((each) => each.table === table.name && each.column === name);
      if (parent) return `'${parent.parent}-' || n`;
      if (name === "origin") return "'imported'";
      if (table.key[0] === name && type === "text") return `'${table.name}-' || n`;
      return sampleOf(type);
    });
    const columns = table.columns.map(({ name }) => `"${name}"`).join(", ");
    await client.query(
      `INSERT INTO "${table.name}" (${columns}) SELECT ${values.join(", ")} FROM generate_series(1, ${rows}) AS n`,
    );
  }
  return plan;
}

function sampleOf(type: string): string {
  if (type.endsWith("[]")) {
    const element = sampleOf(type.slice(0, -2));
    return `ARRAY[${element}, ${element}]`;
  }
  if (type.startsWith("timestamp")) {
    return "timestamptz '2026-03-29 01:59:59.987+01' + n * interval '1.001 s'";
  }
  if (type === "jsonb" || type === "json") {
    return `jsonb_build_object('n', n, 'text', ${AWKWARD}, 'none', null)`;
  }
  if (/^(integer|bigint|smallint|double|real|numeric)/.test(type)) return "n";
  if (type === "boolean") return "n % 2 = 0";
  if (type === "bytea") return "decode(lpad(to_hex(n), 8, '0'), 'hex')";
  return AWKWARD;
}

/** A checksum of every row of these tables, in the database's own words. */
export async function contentOf(
  client: Client,
  plan: MovedTable[],
): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  await client.query("SET TimeZone = 'UTC'");
  for (const { name, where } of plan) {
    const { rows } = await client.query(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text COLLATE "C")), '') AS content
         FROM "${name}" AS t WHERE ${where}`,
    );
    content[name] = rows[0].content;
  }
  return content;
}
