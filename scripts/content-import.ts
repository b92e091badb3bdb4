import "./env-files";
import path from "node:path";
import { importFolder, removeImported } from "../prisma/seed/editorial/import";
import { readImportArguments } from "./content-import-arguments";
import { openDatabase } from "./database";
import { applyMigrations } from "./migrate";
import { fail, progress } from "./progress";

const USAGE = `Usage:
  npm run content:import -- <folder>             add or update the articles, news and videos of a folder
  npm run content:import -- <folder> --dry-run   the same without writing
  npm run content:import -- --remove <id>        remove an imported item (articles/<id> where several kinds have it)`;

/**
 * `npm run content:import`: an operator's own articles, news and videos, from Markdown files. Exit
 * code 0: done; 1: refused or failed, nothing written; 2: wrong call.
 */
async function main(): Promise<void> {
  const wanted = readImportArguments(process.argv.slice(2));
  if (!wanted) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const database = await openDatabase(progress());
  try {
    await applyMigrations(database.connectionString, progress());
    if (wanted.remove !== undefined) {
      console.log(`Removed ${await removeImported(database.connectionString, wanted.remove)}`);
    } else if (wanted.folder !== undefined) {
      await importAndTell(database.connectionString, wanted.folder, wanted.dryRun);
    }
  } finally {
    await database.close();
  }
}

async function importAndTell(database: string, folder: string, isRehearsal: boolean) {
  const done = await importFolder(database, path.resolve(folder), { isRehearsal });
  for (const warning of done.warnings) console.warn(`Warning: ${warning}`);
  const { added, updated, unchanged } = done;
  for (const name of added) console.log(`added      ${name}`);
  for (const name of updated) console.log(`updated    ${name}`);
  for (const name of unchanged) console.log(`unchanged  ${name}`);
  console.log(
    `${added.length} added, ${updated.length} updated, ${unchanged.length} unchanged${isRehearsal ? ". Nothing was written (--dry-run)" : ""}`,
  );
}

main().catch(fail);
