import "server-only";
import { TRANSLATION_CODES } from "@/lib/bible/constants";
import { peekScripture, warmUpScripture } from "@/lib/bible/data";
import { AppError } from "@/lib/errors";
import { countTranslations } from "./data";
import { isStopping } from "./lifecycle";

function notReady(reason: string): AppError {
  return new AppError("unavailable", reason, { retryAfter: 2 });
}

/**
 * Says whether visitors should be sent to this process: not stopping, the database answers and holds every
 * translation whole, and the text is in memory (which it is only with the right checksum). Throws AppError unavailable otherwise.
 */
export async function checkReadiness(): Promise<{
  status: "ready";
  translations: Record<string, number>;
}> {
  if (isStopping()) throw notReady("The process is stopping.");
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
  return {
    status: "ready",
    translations: Object.fromEntries(stored.map(({ code, verses }) => [code, verses])),
  };
}
