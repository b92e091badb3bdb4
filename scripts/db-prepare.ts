import "./env-files";
import { externalDatabase, openDatabase, prepareDatabase } from "./database";
import { fail, progress } from "./progress";
import { waitForDatabase } from "./wait-for-database";

/**
 * `npm run db:prepare`: migrates and fills the database of DATABASE_URL, or the embedded one. Waits
 * up to a minute for a server that is only starting. Exit code 0: the database is ready; 1: it is
 * not.
 */
async function main(): Promise<void> {
  const report = progress();
  const external = externalDatabase();
  if (external) await waitForDatabase(external, report);
  const database = await openDatabase(report);
  try {
    await prepareDatabase(
      database.connectionString,
      report,
      process.argv.includes("--retry-failed"),
    );
    report("The database is ready");
  } finally {
    await database.close();
  }
}

main().catch(fail);
