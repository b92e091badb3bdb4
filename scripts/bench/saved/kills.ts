import type { RunningServer } from "../../test/processes";
import { table } from "../measure";
import { killDatabase, killSite, wait } from "./crash";
import { findDamage } from "./damage";
import type { BenchDatabase } from "./site";
import { startWriters } from "./writers";

// kill -9 of the web server and of the database, in turn, while visitors write. A write is sent
// again under its Idempotency-Key until it is answered, as the pages do; a question is asked once.
// Afterwards everything that was answered must be there, and nothing twice.

/**
 * Writes during so many kills, of the site and of the database in turn, and tells what was found.
 * @throws when anything is lost or doubled.
 */
export async function killTable(
  database: BenchDatabase,
  serve: (port?: number) => Promise<RunningServer>,
  kills: number,
): Promise<string> {
  let site = await serve();
  const writers = startWriters(site.url);
  await wait(1_500);
  for (let kill = 0; kill < kills; kill++) {
    await wait(200 + Math.random() * 800);
    if (kill % 2 === 0) site = await killSite(site, serve);
    else await killDatabase(database);
  }
  await wait(3_000);
  await writers.stop();
  await site.stop();
  const { written } = writers;
  const damage = await findDamage(database.url, written);
  if (damage.length > 0) throw new Error(`lost or doubled:\n${damage.join("\n")}`);
  return table([
    ["database", "kill -9", "collections", "verses", "creations", "chats", "lost", "twice"],
    [
      database.name,
      `${Math.ceil(kills / 2)} of the site, ${Math.floor(kills / 2)} of the database`,
      String(written.collections.size),
      String(written.verses.size),
      String(written.creations.size),
      String(written.conversations.size),
      "0",
      "0",
    ],
  ]);
}
