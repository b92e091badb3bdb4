import { createHash } from "node:crypto";
import type { Client } from "pg";
import { withClient } from "../../prisma/seed/state";
import { prepareDatabase } from "../database";
import { applyMigrations } from "../migrate";
import { OperatorError } from "../progress";
import { type MovedTable, readPlan } from "./plan";
import { inTransaction, quote, STAGE, stageTable, sumTable, type TableSum } from "./rows";

/** A table as it stands on both sides. */
export interface MovedSum extends TableSum {
  table: string;
}

/**
 * Moves everything that visitors keep and operators imported to another database, which is migrated
 * and filled first. Rows are copied in bites into a schema of their own and appear in the site's
 * tables all at once, counted and compared, so that the site finds everything or nothing; cut off
 * at any time, the next call goes on. The source is read as it was at the beginning and stays as it
 * is. Gives each table with its rows. Throws OperatorError when the target holds other visitors'
 * things.
 */
export async function moveDatabase(
  sourceUrl: string,
  targetUrl: string,
  report: (line: string) => void,
  prepare: typeof prepareDatabase = prepareDatabase,
): Promise<MovedSum[]> {
  await applyMigrations(sourceUrl, report);
  report("Preparing the target");
  await prepare(targetUrl, report);
  return withClient(sourceUrl, (source) =>
    withClient(targetUrl, (target) =>
      inTransaction(source, "READ ONLY", () => moveRows(source, target, report)),
    ),
  );
}

async function moveRows(
  source: Client,
  target: Client,
  report: (line: string) => void,
): Promise<MovedSum[]> {
  const plan = await readPlan(target);
  const sums: MovedSum[] = [];
  for (const table of plan) {
    sums.push({ table: table.name, ...(await sumTable(source, "public", table)) });
  }
  if (await isMoved(target, plan, sums)) {
    report("Everything is there already");
    await target.query(`DROP SCHEMA IF EXISTS ${STAGE} CASCADE`);
    return sums;
  }
  await prepareStage(target, plan, report);
  for (const table of plan) {
    const written = await stageTable(source, target, table, report);
    if (written > 0) report(`${table.name}: ${written.toLocaleString("en-US")} rows copied`);
  }
  report("Putting everything in its place");
  await inTransaction(target, "READ WRITE", () => putInPlace(target, plan, sums));
  return sums;
}

/**
 * True when the target holds exactly what the source does. Throws OperatorError when it holds
 * anything else.
 */
async function isMoved(target: Client, plan: MovedTable[], sums: MovedSum[]): Promise<boolean> {
  const found = await inTransaction(target, "READ WRITE", () => sumAll(target, plan));
  const filled = found.filter(({ rows }) => rows > 0);
  if (filled.length === 0) return sums.every(({ rows }) => rows === 0);
  if (sameSums(found, sums)) return true;
  throw new OperatorError(
    `The target already holds what visitors keep or you imported (${filled.map(({ table, rows }) => `${table}: ${rows}`).join(", ")}), and nothing was changed. Move into an empty database; of the embedded one move the folder away first.`,
  );
}

async function sumAll(client: Client, plan: MovedTable[]): Promise<MovedSum[]> {
  const sums: MovedSum[] = [];
  for (const table of plan) {
    sums.push({ table: table.name, ...(await sumTable(client, "public", table)) });
  }
  return sums;
}

function sameSums(a: MovedSum[], b: MovedSum[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The schema for the rows on their way. One of an interrupted move is used again, unless the tables
 * have changed since.
 */
async function prepareStage(
  target: Client,
  plan: MovedTable[],
  report: (line: string) => void,
): Promise<void> {
  const version = createHash("sha256").update(JSON.stringify(plan)).digest("hex");
  const { rows } = await target.query<{ version: string | null }>(
    "SELECT obj_description(oid, 'pg_namespace') AS version FROM pg_namespace WHERE nspname = $1",
    [STAGE],
  );
  if (rows[0]?.version === version) {
    report("Going on with a move that was interrupted");
    return;
  }
  await inTransaction(target, "READ WRITE", async () => {
    await target.query("SET LOCAL client_min_messages = warning");
    await target.query(`DROP SCHEMA IF EXISTS ${STAGE} CASCADE; CREATE SCHEMA ${STAGE}`);
    for (const { name, key } of plan) {
      await target.query(
        `CREATE TABLE ${STAGE}.${quote(name)} (LIKE public.${quote(name)}, PRIMARY KEY (${key.map(quote).join(", ")}))`,
      );
    }
    await target.query(`COMMENT ON SCHEMA ${STAGE} IS '${version}'`);
  });
}

/**
 * All or nothing: the rows appear in the site's tables only when each of them has as many as the
 * source, with the same checksum.
 */
async function putInPlace(target: Client, plan: MovedTable[], sums: MovedSum[]): Promise<void> {
  const names = plan.map(({ name }) => `public.${quote(name)}`).join(", ");
  await target.query(`LOCK TABLE ${names} IN EXCLUSIVE MODE`);
  for (const { name, where } of plan) {
    const { rowCount } = await target.query(
      `SELECT FROM public.${quote(name)} WHERE ${where} LIMIT 1`,
    );
    if (rowCount) {
      throw new OperatorError(
        `Somebody wrote into the target while the move ran (${name}), and nothing was put in place. Is a site running on it?`,
      );
    }
  }
  // What triggers reckon of the rows comes with the rows.
  await setTriggers(target, plan, "DISABLE");
  for (const table of plan) {
    const name = quote(table.name);
    if (table.where !== "true") {
      // An imported item stands for a built-in one of the same id, as it does where it comes from.
      const key = table.key.map(quote).join(", ");
      await target.query(
        `DELETE FROM public.${name} WHERE (${key}) IN (SELECT ${key} FROM ${STAGE}.${name})`,
      );
    }
    const columns = table.columns.map((column) => quote(column.name)).join(", ");
    await target.query(
      `INSERT INTO public.${name} (${columns}) SELECT ${columns} FROM ${STAGE}.${name}`,
    );
  }
  await setTriggers(target, plan, "ENABLE");
  const found = await sumAll(target, plan);
  const wrong = found.find((sum, at) => !sameSums([sum], [sums[at] as MovedSum]));
  if (wrong) {
    throw new OperatorError(
      `The table ${wrong.table} did not arrive as it was sent, and nothing was put in place. Run the command again.`,
    );
  }
  await target.query(`DROP SCHEMA ${STAGE} CASCADE`);
}

async function setTriggers(
  target: Client,
  plan: MovedTable[],
  state: "DISABLE" | "ENABLE",
): Promise<void> {
  for (const { name } of plan) {
    await target.query(`ALTER TABLE public.${quote(name)} ${state} TRIGGER USER`);
  }
}
