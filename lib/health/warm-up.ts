import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { warmUpTableWords } from "@/lib/answer-guard/table-words";
import { getScripture } from "@/lib/bible/data";
import { loadEmbeddings } from "@/lib/embeddings/data";
import { configuredEmbeddingModel } from "@/lib/model/embedding-model";
// For what they build once, with the rest of this bundle.
import "@/lib/answers/facts/direct-answer";
import "@/lib/biblical-context/facts";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { runRehearsals } from "@/lib/rehearsals";
import { warmUpRetrieval } from "@/lib/retrieval/warm-up";
import { noteWarmUp } from "./lifecycle";

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10_000;

/** Set by the layer before Next (scripts/server/load-routes.cjs), where it stands. */
const routes = processState("routes", (): { loaded?: Promise<void> } => ({}));

/** What requests read from memory, and their code. */
async function load(): Promise<void> {
  await warmUpRetrieval();
  const embedding = configuredEmbeddingModel();
  if (embedding) await loadEmbeddings(embedding.modelId);
  await warmUpTableWords(await getScripture());
  await routes.loaded;
  await runRehearsals();
}

/**
 * Loads it, trying again until it succeeds; requests are answered meanwhile. Resolves when all of
 * it stands and readiness may say so.
 */
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
