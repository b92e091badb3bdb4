import "server-only";
import type { EmbeddingModelV3 } from "@ai-sdk/provider";
import { embedMany } from "ai";
import { deleteEmbeddings, findEmbeddedHashes, saveEmbeddings } from "./data";
import type { EmbeddedText } from "./texts";
import { toBytes } from "./vectors";

/** Texts of one request. */
const BATCH = 96;
/** Longest wait for one request, in ms; tried twice more. */
const DEADLINE_MS = 60_000;
/** Characters of English a token has on average. */
const CHARACTERS_PER_TOKEN = 4;
/** Batches between two lines of progress. */
const REPORT_BATCHES = 20;

const keyOf = ({ kind, start, end }: Omit<EmbeddedText, "text" | "hash">) =>
  `${kind} ${start} ${end}`;

/**
 * Makes and stores the vectors that are missing or whose text has changed, removes those of other
 * models and of texts that are gone, and reports what it will send before it does. A run that is
 * cut off goes on where it stopped. Throws what the provider answers when it fails three times.
 */
export async function makeEmbeddings(
  model: EmbeddingModelV3,
  texts: readonly EmbeddedText[],
  report: (line: string) => void,
): Promise<void> {
  const name = model.modelId;
  const stored = await findEmbeddedHashes(name);
  const wanted = new Set(texts.map(keyOf));
  await deleteEmbeddings(
    name,
    stored.filter((row) => !wanted.has(keyOf(row))),
  );
  const hashes = new Map(stored.map((row) => [keyOf(row), row.hash]));
  const missing = texts.filter((text) => hashes.get(keyOf(text)) !== text.hash);
  if (missing.length === 0) {
    report(`Embeddings of ${name} are complete: ${texts.length} texts`);
    return;
  }
  const tokens = missing.reduce((sum, { text }) => sum + text.length, 0) / CHARACTERS_PER_TOKEN;
  report(
    `Embeddings by ${name}: ${missing.length} of ${texts.length} texts are sent, about ${Math.ceil(tokens / 1_000)},000 tokens in all`,
  );
  for (let from = 0; from < missing.length; from += BATCH) {
    const batch = missing.slice(from, from + BATCH);
    const { embeddings } = await embedMany({
      model,
      values: batch.map(({ text }) => text),
      maxRetries: 2,
      maxParallelCalls: 1,
      abortSignal: AbortSignal.timeout(DEADLINE_MS),
    });
    await saveEmbeddings(
      name,
      batch.map((text, at) => ({ ...text, vector: toBytes(embeddings[at] ?? []) })),
    );
    if ((from / BATCH) % REPORT_BATCHES === REPORT_BATCHES - 1) {
      report(`${from + batch.length} of ${missing.length} embedded`);
    }
  }
  report(`Embeddings of ${name} are complete: ${texts.length} texts`);
}
