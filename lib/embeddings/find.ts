import "server-only";
import type { EmbeddingModelV3 } from "@ai-sdk/provider";
import { embed } from "ai";
import { log } from "@/lib/log";
import type { RankedEntry } from "@/lib/retrieval/fusion";
import { getEmbeddings, type Vectors } from "./data";
import { lengthOf, product, toBytes } from "./vectors";

/** Longest wait for the vector of a question, in ms: the answer goes on without it. */
const DEADLINE_MS = 1_500;
/** Best chapters and pericopes; verses are compared within them alone. */
const REGIONS = 12;
const MOST = 24;

interface Near {
  start: number;
  end: number;
  likeness: number;
}

/** The entries whose cosine with the vector is greatest, best first. */
function nearest(
  vectors: Vectors,
  vector: Int8Array,
  most: number,
  isWanted?: (order: number) => boolean,
): Near[] {
  const { starts, ends, lengths, bytes, dimensions } = vectors;
  if (vector.length !== dimensions) return [];
  const length = lengthOf(vector, 0, dimensions);
  const all: Near[] = [];
  for (let at = 0; at < starts.length; at++) {
    const start = starts[at] ?? 0;
    if (isWanted && !isWanted(start)) continue;
    const norm = (lengths[at] ?? 0) * length;
    if (norm === 0) continue;
    const likeness = product(vector, bytes, at * dimensions) / norm;
    all.push({ start, end: ends[at] ?? start, likeness });
  }
  return all.sort((a, b) => b.likeness - a.likeness).slice(0, most);
}

/** Cosines of unlike texts differ by model; the best hit fits whole, the worst kept not at all. */
function toEntries(found: readonly Near[]): RankedEntry[] {
  const best = found[0]?.likeness ?? 0;
  const worst = found.at(-1)?.likeness ?? 0;
  return found.map(({ start, end, likeness }) => ({
    ranges: [{ start, end }],
    fit: best === worst ? 1 : 0.4 + (0.6 * (likeness - worst)) / (best - worst),
  }));
}

/**
 * Passages that a vector comes nearest to: pericopes and verses, each best first. Empty where no
 * vectors are loaded or the model's have another length. Takes a few ms.
 */
export function findByVector(vector: readonly number[]): {
  pericopes: RankedEntry[];
  verses: RankedEntry[];
} {
  const embeddings = getEmbeddings();
  if (!embeddings) return { pericopes: [], verses: [] };
  const bytes = toBytes(vector);
  const pericopes = nearest(embeddings.pericope, bytes, MOST);
  const regions = [
    ...nearest(embeddings.chapter, bytes, REGIONS),
    ...nearest(embeddings.pericope, bytes, REGIONS),
  ];
  const wanted = new Set<number>();
  for (const { start, end } of regions) {
    for (let order = start; order <= end; order++) wanted.add(order);
  }
  const verses = nearest(embeddings.verse, bytes, MOST, (order) => wanted.has(order));
  return { pericopes: toEntries(pericopes), verses: toEntries(verses) };
}

/**
 * The same for a question, whose vector the operator's model makes. Nothing where the provider fails
 * or takes too long: words find passages too.
 */
export async function findByEmbedding(
  model: EmbeddingModelV3,
  question: string,
  signal: AbortSignal,
): Promise<RankedEntry[][]> {
  if (!getEmbeddings()) return [];
  try {
    const { embedding } = await embed({
      model,
      value: question,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]),
    });
    const { pericopes, verses } = findByVector(embedding);
    return [pericopes, verses];
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, "a question was not embedded");
    return [];
  }
}
