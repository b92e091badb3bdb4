import path from "node:path";
import { Worker } from "node:worker_threads";
import type { Scripture } from "@/lib/bible/scripture";
import type { AllWords } from "@/lib/words/data";
import type { WordRows } from "@/prisma/seed/words/rows";

/** tsx compiles in a new thread only what is loaded after it. */
const WORKER_CODE = [require.resolve("tsx/cjs"), path.join(__dirname, "words-worker.ts")]
  .map((file) => `require(${JSON.stringify(file)});`)
  .join("");

/**
 * The original words by the seed's own functions, in a thread of their own, so that everything else
 * is answered meanwhile. Rejects when they do not fit the texts.
 */
export function loadPackagedWords({ translations }: Scripture): Promise<AllWords> {
  const textsOf = (code: "WEB" | "KJV") => translations.get(code)?.texts.slice(1) ?? [];
  const worker = new Worker(WORKER_CODE, {
    eval: true,
    workerData: { WEB: textsOf("WEB"), KJV: textsOf("KJV") },
    execArgv: ["--conditions=react-server"],
  });
  // Whoever closes the connection waits for nothing.
  worker.unref();
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", ({ chapters, lexemes }: WordRows) =>
      resolve({
        chapters: new Map(chapters.map(({ chapter, verses }) => [chapter, verses])),
        lexemes: new Map(lexemes.map((row) => [row.id, row])),
      }),
    );
  });
}
