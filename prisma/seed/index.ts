import type { Client } from "pg";
import { DATASETS, type Dataset } from "./datasets";
import { stands, tablesNeverVacuumed, withClient } from "./state";
import { formatCount, type Report } from "./tables";

/**
 * Key of the advisory lock that keeps two seeders apart; any fixed number that nothing else in this
 * database uses.
 */
const SEED_LOCK = 31_102;

/**
 * Fills the tables of the built-in data: the texts of both translations, the verse links, articles,
 * news, videos and evidence records. Needs a migrated database. Each data set is one transaction,
 * checked before it is committed, and noted in `seed_state`: what stands already is skipped, what
 * an interrupted run left undone is loaded by the next, what differs is replaced. What operators
 * imported and visitors saved is never touched. Safe to run twice at once. Throws SeedMismatchError
 * or EditorialError when a data set is not as it must be (nothing of it stays), and any database
 * error.
 */
export async function seedDatabase(
  connectionString: string,
  report: Report,
  datasets: readonly Dataset[] = DATASETS,
): Promise<void> {
  await withClient(connectionString, async (client) => {
    for (const dataset of datasets) await loadDataset(client, dataset, report);
    await vacuumWhenNew(client, report);
  });
}

async function loadDataset(client: Client, dataset: Dataset, report: Report): Promise<void> {
  const { state } = dataset;
  if (await stands(client, state)) {
    report(`${state.dataset}: ${formatCount(state.rows)} rows stand already`);
    return;
  }
  const started = performance.now();
  report(`${state.dataset}: loading ${formatCount(state.rows)} rows`);
  await client.query("BEGIN");
  try {
    await liftTimeouts(client);
    await client.query("SELECT pg_advisory_xact_lock($1)", [SEED_LOCK]);
    // Another seeder may have finished while this one waited for the lock.
    if (!(await stands(client, state))) await replaceDataset(client, dataset, report);
    await client.query("COMMIT");
  } catch (error) {
    // The connection may be gone; the server then rolls back by itself, and the first error is the
    // one to show.
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
  report(`${state.dataset}: done in ${seconds(started)}`);
}

async function replaceDataset(client: Client, dataset: Dataset, report: Report): Promise<void> {
  const { state, tables } = dataset;
  await client.query("DELETE FROM seed_state WHERE dataset = $1", [state.dataset]);
  await dataset.load(client, report);
  await client.query(`ANALYZE ${tables.join(", ")}`);
  await client.query("INSERT INTO seed_state (dataset, checksum, rows) VALUES ($1, $2, $3)", [
    state.dataset,
    state.checksum,
    state.rows,
  ]);
}

/**
 * The application's role has short time limits; a bulk load must not fall under them. They are back
 * after the transaction.
 */
async function liftTimeouts(client: Client): Promise<void> {
  await client.query(
    `SELECT set_config(name, '0', true) FROM pg_settings
      WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`,
  );
}

/**
 * After the first load no row is known to be visible to all, which costs every index-only read a
 * look at the table. One VACUUM cures it.
 */
async function vacuumWhenNew(client: Client, report: Report): Promise<void> {
  const tables = await tablesNeverVacuumed(client);
  if (tables.length === 0) return;
  const started = performance.now();
  // VACUUM runs outside a transaction, so its limit is lifted for the session, and only as long as
  // it runs: on the embedded database all clients share one session.
  await client.query("SET statement_timeout = 0");
  try {
    await client.query(`VACUUM (ANALYZE) ${tables.join(", ")}`);
  } finally {
    await client.query("RESET statement_timeout");
  }
  report(`tables tidied in ${seconds(started)}`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
