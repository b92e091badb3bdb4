import "server-only";
import { warmUpScripture } from "@/lib/bible/data";
import { EnvironmentError, env } from "@/lib/env";
import { log } from "@/lib/log";
import { refreshArticleSnapshot } from "@/lib/search/article-snapshot";
import { releaseDatabase } from "./data";
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
 * What a server process does once at start: checks the environment (a wrong one ends the process with the variable's name),
 * prepares the orderly stop and begins to load the text without waiting for it. Does nothing while the site is built.
 */
export function startUp(): void {
  if (process.env.NEXT_PHASE === "phase-production-build") return;
  try {
    env();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`The configuration is not usable: ${error.message}\n`);
    process.exit(1);
  }
  onStop(releaseDatabase);
  void warmUp();
}
