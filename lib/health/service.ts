import "server-only";
import { TRANSLATION_CODES } from "@/lib/bible/constants";
import { peekScripture, warmUpScripture } from "@/lib/bible/data";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { NEWEST_MIGRATION } from "./constants";
import { countTranslations, findNewestMigration } from "./data";
import { isStopping, isWarm } from "./lifecycle";

function notReady(reason: string): AppError {
  return new AppError("unavailable", reason, { retryAfter: 2 });
}

const schema = processState("schema", () => ({ isKnown: false }));

/**
 * Throws AppError unavailable when a newer version of the site made the database, which is said in
 * the log too. A process that has once been ready stays so: during a deployment the database is
 * ahead of the processes that are about to be replaced.
 */
async function requireKnownSchema(): Promise<void> {
  if (schema.isKnown) return;
  const newest = await findNewestMigration();
  if (newest !== null && newest > NEWEST_MIGRATION) {
    const reason = `The database was made by a newer version of the site (${newest}). Update the site, or restore an earlier backup.`;
    log.error({ newest, known: NEWEST_MIGRATION }, reason);
    throw notReady(reason);
  }
  schema.isKnown = true;
}

/**
 * Says whether visitors should be sent to this process: not stopping, the database answers, is of
 * no newer version and holds every translation whole, and all that requests read from memory
 * stands: the text (only with the right checksum), the articles and every index. Throws AppError
 * unavailable otherwise.
 */
export async function checkReadiness(): Promise<{
  status: "ready";
  translations: Record<string, number>;
}> {
  if (isStopping()) throw notReady("The process is stopping.");
  await requireKnownSchema();
  const stored = await countTranslations();
  for (const code of TRANSLATION_CODES) {
    const translation = stored.find((row) => row.code === code);
    if (!translation || translation.verses !== translation.expected) {
      throw notReady(`The translation ${code} is not complete in the database.`);
    }
  }
  if (!peekScripture()) {
    warmUpScripture().catch(() => undefined);
    throw notReady("The Bible text is being loaded.");
  }
  if (!isWarm()) throw notReady("The articles and the search indexes are being loaded.");
  return {
    status: "ready",
    translations: Object.fromEntries(stored.map(({ code, verses }) => [code, verses])),
  };
}
