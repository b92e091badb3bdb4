import "server-only";
import { setImmediate } from "node:timers/promises";
import { warmUpRetrieval } from "@/lib/ai/retrieval";
import { warmUpScripture } from "@/lib/bible/data";
import { warmUpSubjects } from "@/lib/biblical-context/subjects";
import { EnvironmentError, env } from "@/lib/env";
import { announceLimits } from "@/lib/limits/service";
import { noteSocketAddresses } from "@/lib/limits/socket-address";
import { log } from "@/lib/log";
import { refreshArticleSnapshot } from "@/lib/search/article-snapshot";
import { warmUpContentSearch } from "@/lib/search/content-search";
import { scheduleRetention } from "@/lib/workspaces/retention/service";
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
      for (const build of [warmUpContentSearch, warmUpRetrieval, warmUpSubjects]) {
        build();
        // Each takes some tenths of a second; requests that came meanwhile are answered in between.
        await setImmediate();
      }
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
 * prepares the orderly stop, begins to load the text without waiting for it and sets the hourly forgetting going. Does nothing while the site is built.
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
  announceLimits();
  noteSocketAddresses();
  onStop(releaseDatabase);
  void warmUp();
  scheduleRetention();
}
