import { db } from "@/lib/db/client";

let statement: string | undefined;

/** One statement over every table that hangs on workspaces, however many tables lie between. */
async function makeStatement(): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    WITH RECURSIVE tables AS (
      SELECT 'workspaces'::regclass::oid AS id
      UNION
      SELECT conrelid FROM pg_constraint JOIN tables ON confrelid = tables.id WHERE contype = 'f'
    )
    SELECT id::regclass::text AS name FROM tables`;
  return tables
    .map(({ name }) => `SELECT '${name} ' || each::text AS row FROM ${name} AS each`)
    .join(" UNION ALL ");
}

/**
 * Every row that belongs to a visitor, as a line of text, to see that nothing was written. With
 * `ids`, those that hold one of them: the rows of these things and what hangs on them.
 */
export async function visitorRows(ids?: readonly string[]): Promise<string> {
  statement ??= await makeStatement();
  const rows = await db.$queryRawUnsafe<{ row: string }[]>(statement);
  return rows
    .map(({ row }) => row)
    .filter((row) => !ids || ids.some((id) => row.includes(id)))
    .sort()
    .join("\n");
}
