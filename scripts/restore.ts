import { closeSync, existsSync, openSync, readSync } from "node:fs";
import path from "node:path";
import { dataDir, externalDatabase } from "./database";
import { runPostgresTool } from "./postgres-tools";
import { fail, OperatorError, progress } from "./progress";

/** First bytes of pg_dump's custom format. */
const PG_DUMP_MARK = "PGDMP";

/** `npm run db:restore <file>`: puts a backup in the place of the database that the environment names. Stop the site first. */
async function main(): Promise<void> {
  const report = progress();
  const given = process.argv[2];
  if (!given) throw new OperatorError("Say which backup: npm run db:restore -- <file>");
  const file = path.resolve(given);
  if (!existsSync(file)) throw new OperatorError(`${file} does not exist.`);
  const external = externalDatabase();
  if (external) {
    if (!isServerBackup(file)) {
      throw new OperatorError(
        `${file} is not a backup of a PostgreSQL server. Unset DATABASE_URL to restore it into the embedded database.`,
      );
    }
    report("Restoring into the database of DATABASE_URL");
    // All or nothing: a failed restore leaves the database as it was.
    const options = ["--clean", "--if-exists", "--no-owner", "--single-transaction"];
    await runPostgresTool("pg_restore", external, [...options, file]);
  } else {
    if (isServerBackup(file)) {
      throw new OperatorError(
        `${file} is a backup of a PostgreSQL server. Set DATABASE_URL to the database to restore it into.`,
      );
    }
    const { restoreEmbedded } = await import("../prisma/embedded/archive");
    report(`Restoring into ${dataDir()}`);
    const kept = await restoreEmbedded(dataDir(), file);
    if (kept) report(`The database that was there is kept in ${kept}; delete it when all is well`);
  }
  report("Done. `npm start` applies newer migrations, should the backup be older than the site.");
}

function isServerBackup(file: string): boolean {
  const start = Buffer.alloc(PG_DUMP_MARK.length);
  const handle = openSync(file, "r");
  readSync(handle, start, 0, start.length, 0);
  closeSync(handle);
  return start.toString("latin1") === PG_DUMP_MARK;
}

main().catch(fail);
