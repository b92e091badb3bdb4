import { startEmbeddedDatabase } from "../prisma/embedded/start";
import { checkReachable, dataDir } from "./database";
import { EMBEDDED, readMoveArguments } from "./move/arguments";
import { type MovedSum, moveDatabase } from "./move/move";
import { fail, progress } from "./progress";

const USAGE = `Usage:
  npm run db:move -- --to <postgresql://…>                     from the database the site uses now
  npm run db:move -- --from <postgresql://…> --to embedded     back into the embedded database
  --from and --to take the address of a PostgreSQL server or the word embedded (the database in DATA_DIR).`;

/**
 * `npm run db:move`: takes everything visitors keep to another database. Stop the site first. Exit
 * code 0: done; 1: refused or failed, run it again; 2: wrong call.
 */
async function main(): Promise<void> {
  const wanted = readMoveArguments(process.argv.slice(2));
  if (!wanted) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const report = progress();
  const embedded =
    wanted.from === EMBEDDED || wanted.to === EMBEDDED
      ? () => startEmbeddedDatabase({ dataDir: dataDir(), onProgress: report })
      : null;
  for (const place of [wanted.from, wanted.to]) if (place !== EMBEDDED) await checkReachable(place);
  const database = await embedded?.();
  try {
    const address = (place: string) =>
      place === EMBEDDED ? (database?.connectionString ?? "") : place;
    report(`Moving from ${describe(wanted.from)} to ${describe(wanted.to)}`);
    if (wanted.from !== EMBEDDED) {
      report("What visitors write from now on is not taken along: the site should be stopped");
    }
    const sums = await moveDatabase(address(wanted.from), address(wanted.to), report);
    printSums(sums);
    report(
      wanted.to === EMBEDDED
        ? "Done. Start the site without DATABASE_URL"
        : "Done. Start the site with DATABASE_URL set to the new address",
    );
  } finally {
    await database?.stop();
  }
}

/** Never with the password. */
function describe(place: string): string {
  if (place === EMBEDDED) return `the embedded database in ${dataDir()}`;
  const { host, pathname } = new URL(place);
  return `${host}${pathname}`;
}

function printSums(sums: MovedSum[]): void {
  const width = Math.max(...sums.map(({ table }) => table.length));
  for (const { table, rows, checksum } of sums) {
    const count = rows.toLocaleString("en-US").padStart(9);
    console.log(
      `          ${table.padEnd(width)} ${count} rows, the same on both sides (${checksum})`,
    );
  }
}

main().catch(fail);
