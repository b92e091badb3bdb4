import { openDatabase, prepareDatabase } from "./database";
import { fail, progress } from "./progress";

/** `npm run db:prepare`: migrates and fills the database of DATABASE_URL, or the embedded one. */
async function main(): Promise<void> {
  const report = progress();
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
