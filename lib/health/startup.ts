import "server-only";
import { warmUpScripture } from "@/lib/bible/data";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { refreshArticleSnapshot } from "@/lib/search/article-snapshot";
import { onStop } from "./lifecycle";

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10_000;

/** Loads what requests read from memory, trying again until it succeeds; requests are answered meanwhile. */
async function warmUp(): Promise<void> {
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
    try {
      await warmUpScripture();
      await refreshArticleSnapshot();
      return;
    } catch (error) {
      log.warn({ err: error, wait }, "warm-up failed, trying again");
      // Does not keep a process alive that has nothing else to do.
      await new Promise((resolve) => setTimeout(resolve, wait).unref());
    }
  }
}

/**
 * What a server process does once at start: checks the environment (throws EnvironmentError), prepares the orderly stop
 * and begins to load the text without waiting for it. `closeDatabase` is handed in, since only data files know the database.
 */
export function startUp(closeDatabase: () => Promise<void>): void {
  env();
  onStop(closeDatabase);
  void warmUp();
}
