import "server-only";
// What requests read from memory, loaded once at the start of a process.
import { setTimeout as wait } from "node:timers/promises";
// For what it builds once (`buildAll`): the retrieval's indexes and everything that a context is made of.
import { configuredModel } from "@/lib/model/provider";
import "@/lib/retrieval/find-sources";
import { warmUpTableWords } from "@/lib/answer-guard/table-words";
import { getScripture, warmUpScripture } from "@/lib/bible/data";
import "@/lib/biblical-context/facts";
import { log } from "@/lib/log";
import { buildAll } from "@/lib/process-state";
import { warmUpArticles } from "@/lib/retrieval/article-snapshot";
import { noteWarmUp } from "./lifecycle";

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10_000;

async function load(): Promise<void> {
  await warmUpScripture();
  await warmUpArticles();
  await buildAll();
  // Only what a model writes is compared with the words of the table.
  if (configuredModel()) await warmUpTableWords(await getScripture());
}

/** Loads it, trying again until it succeeds; requests are answered meanwhile. Resolves when all of it stands and readiness may say so. */
export function warmUp(): Promise<void> {
  const warmUp = loadUntilItStands();
  noteWarmUp(warmUp);
  return warmUp;
}

async function loadUntilItStands(): Promise<void> {
  for (let pause = FIRST_RETRY_MS; ; pause = Math.min(pause * 2, LONGEST_RETRY_MS)) {
    try {
      return await load();
    } catch (error) {
      log.warn({ err: error, wait: pause }, "warm-up failed, trying again");
      // Does not keep a process alive that has nothing else to do.
      await wait(pause, undefined, { ref: false });
    }
  }
}
