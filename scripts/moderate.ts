import "./env-files";
import type { Client } from "pg";
import { withClient } from "../prisma/seed/state";
import { openDatabase } from "./database";
import { applyMigrations } from "./migrate";
import { approve, describeWaiting, listWaiting, reject } from "./moderation";
import { fail, progress } from "./progress";

const USAGE = `Usage:
  npm run moderate                        what waits for approval or was reported
  npm run moderate -- approve <id:version> ...   lists them in Discover
  npm run moderate -- reject <id> ...     takes them out of Discover and ends their links`;

/**
 * `npm run moderate`: the operator's word on what visitors publish. Exit code 0: done; 1: one of
 * them was not found, or failed; 2: wrong call.
 */
async function main(): Promise<void> {
  const [command = "list", ...keys] = process.argv.slice(2);
  const needsKeys = command === "approve" || command === "reject";
  if ((!needsKeys && command !== "list") || needsKeys !== keys.length > 0) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const database = await openDatabase(progress());
  try {
    await applyMigrations(database.connectionString, progress());
    await withClient(database.connectionString, async (client) => {
      if (command === "list") await list(client);
      for (const key of keys) await decide(client, command, key);
    });
  } finally {
    await database.close();
  }
}

async function list(client: Client): Promise<void> {
  const waiting = await listWaiting(client);
  for (const creation of waiting) console.log(`${describeWaiting(creation)}\n`);
  console.log(waiting.length === 0 ? "Nothing waits." : `${waiting.length} shown.`);
}

async function decide(client: Client, command: string, key: string): Promise<void> {
  const isDone = command === "approve" ? await approve(client, key) : await reject(client, key);
  if (isDone) {
    console.log(`${command === "approve" ? "approved" : "rejected"}  ${key}`);
    return;
  }
  process.exitCode = 1;
  console.error(`${key}: not public, or changed since it was listed. Run npm run moderate again.`);
}

main().catch(fail);
