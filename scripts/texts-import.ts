import "./env-files";
import path from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "./database";
import { applyMigrations } from "./migrate";
import { fail, progress } from "./progress";

const USAGE = `Usage:
  npm run texts:import -- <file or folder> --code RVX --name "…" --language es --license "…"
    [--direction rtl] [--versification original] [--dry-run]
  npm run texts:remove -- <code>

Takes USFM, USX or OSIS of a translation that you have the right to publish. See docs/operations.md.`;

/** The command line, or undefined when it makes no sense. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        remove: { type: "string" },
        code: { type: "string" },
        name: { type: "string" },
        language: { type: "string" },
        license: { type: "string" },
        direction: { type: "string" },
        versification: { type: "string" },
        "dry-run": { type: "boolean", default: false },
      },
    });
    const [file, ...more] = positionals;
    const { remove, "dry-run": isRehearsal, ...details } = values;
    if (more.length > 0 || (file !== undefined) === (remove !== undefined)) return undefined;
    if (remove !== undefined && (isRehearsal || Object.keys(details).length > 0)) return undefined;
    return { file, remove, isRehearsal, details };
  } catch {
    return undefined;
  }
}

/**
 * `npm run texts:import` and `texts:remove`: a translation of the operator's. Exit code 0: done; 1:
 * refused or failed, nothing written; 2: wrong call.
 */
async function main(): Promise<void> {
  const wanted = readArguments();
  if (!wanted) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  // Only now: the texts' numbering takes a while to load, and a wrong call needs none of it.
  const { importTranslation, removeTranslation } = await import(
    "../prisma/seed/translations/import"
  );
  const { checkDetails } = await import("../prisma/seed/translations/details");
  const { file, remove, isRehearsal } = wanted;
  const details = file === undefined ? null : checkDetails(wanted.details);
  const report = progress();
  const database = await openDatabase(report);
  try {
    await applyMigrations(database.connectionString, report);
    if (remove !== undefined) {
      console.log(`Removed ${await removeTranslation(database.connectionString, remove)}`);
    } else if (file !== undefined && details) {
      const done = await importTranslation(database.connectionString, path.resolve(file), details, {
        isRehearsal,
        report,
      });
      const { verses, books, versification, leftOut, replaced } = done;
      if (leftOut.length > 0) console.log(`Left out, not in the canon: ${leftOut.join(", ")}`);
      const what = `${details.code} (${details.name}): ${verses} verses of ${books} books, numbered as ${versification}`;
      if (isRehearsal) console.log(`${what}. Nothing was written (--dry-run)`);
      else console.log(`${replaced ? "Replaced" : "Imported"} ${what}`);
    }
  } finally {
    await database.close();
  }
}

main().catch(fail);
