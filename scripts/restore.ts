import "./env-files";
import { existsSync } from "node:fs";
import path from "node:path";
import { dataDir, externalDatabase, prepareDatabase } from "./database";
import { fail, OperatorError, progress } from "./progress";
import { isServerBackup, restoreServer } from "./restore-server";

/**
 * `npm run db:restore <file>`: puts a backup in the place of the database that the environment
 * names and brings it to this version of the site. Stop the site first. Exit code 0: done; 1:
 * refused or failed.
 */
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
    await restoreServer(external, file);
    await prepareDatabase(external, report);
  } else {
    if (isServerBackup(file)) {
      throw new OperatorError(
        `${file} is a backup of a PostgreSQL server. Set DATABASE_URL to the database to restore it into.`,
      );
    }
    const { restoreEmbedded } = await import("../prisma/embedded/archive");
    report(`Restoring into ${dataDir()}`);
    const kept = await restoreEmbedded(dataDir(), file, (url) => prepareDatabase(url, report));
    if (kept) report(`The database that was there is kept in ${kept}; delete it when all is well`);
  }
  report("Done. The site can be started");
}

main().catch(fail);
