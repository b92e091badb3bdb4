import "./env-files";
import { mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { backUpServer } from "./backup-server";
import { dataDir, externalDatabase } from "./database";
import { fail, progress } from "./progress";

/**
 * `npm run db:backup [file]`: one file with everything, of the database that the environment names.
 */
async function main(): Promise<void> {
  // Conversations and collections of visitors are in it: for this user's eyes only.
  process.umask(0o077);
  const report = progress();
  const external = externalDatabase();
  const stamp = new Date().toISOString().slice(0, 19).replace(/[-:]/g, "");
  const name = `truth-uncovered-${stamp}.${external ? "dump" : "tar.gz"}`;
  const file = path.resolve(process.argv[2] ?? path.join(dataDir(), "backups", name));
  mkdirSync(path.dirname(file), { recursive: true });
  report(`Writing ${file}`);
  if (external) {
    await backUpServer(external, file);
  } else {
    const { backUpEmbedded } = await import("../prisma/embedded/archive");
    await backUpEmbedded(dataDir(), file);
  }
  report(`Done: ${(statSync(file).size / 1_000_000).toFixed(1)} MB`);
}

main().catch(fail);
