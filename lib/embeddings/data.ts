import "server-only";
import { db } from "@/lib/db/client";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { type EmbeddedKind, type EmbeddedText, embeddedTexts } from "./texts";
import { lengthOf } from "./vectors";

/** Vectors of one kind, one after the other. */
export interface Vectors {
  starts: Int32Array;
  ends: Int32Array;
  lengths: Float32Array;
  bytes: Int8Array;
  dimensions: number;
}
/** Of one model; null where the operator has none, or has not made them yet. */
export type Embeddings = Readonly<Record<EmbeddedKind, Vectors>> | null;

const KINDS: readonly EmbeddedKind[] = ["chapter", "pericope", "verse"];
/** Rows a query reads at once. */
const CHUNK = 4_000;

interface Store {
  embeddings?: Embeddings;
}
const store = processState<Store>("embeddings", () => ({}));

async function loadKind(model: string, kind: EmbeddedKind): Promise<Vectors | null> {
  const where = { model, kind };
  const count = await db.passageEmbedding.count({ where });
  const first = await db.passageEmbedding.findFirst({ where, select: { vector: true } });
  if (!first) return null;
  const dimensions = first.vector.length;
  const vectors: Vectors = {
    starts: new Int32Array(count),
    ends: new Int32Array(count),
    lengths: new Float32Array(count),
    bytes: new Int8Array(count * dimensions),
    dimensions,
  };
  for (let from = 0; from < count; from += CHUNK) {
    const rows = await db.passageEmbedding.findMany({
      where,
      select: { startOrder: true, endOrder: true, vector: true },
      orderBy: [{ startOrder: "asc" }, { endOrder: "asc" }],
      skip: from,
      take: CHUNK,
    });
    rows.forEach(({ startOrder, endOrder, vector }, row) => {
      const at = from + row;
      if (at >= count || vector.length !== dimensions) return;
      vectors.starts[at] = startOrder;
      vectors.ends[at] = endOrder;
      vectors.bytes.set(
        new Int8Array(vector.buffer, vector.byteOffset, dimensions),
        at * dimensions,
      );
      vectors.lengths[at] = lengthOf(vectors.bytes, at * dimensions, dimensions);
    });
  }
  return vectors;
}

/** Reads the stored vectors of a model to memory, once; none are an answer too. */
export async function loadEmbeddings(model: string): Promise<void> {
  const started = performance.now();
  const kinds = await Promise.all(KINDS.map((kind) => loadKind(model, kind)));
  const [chapter, pericope, verse] = kinds;
  store.embeddings = chapter && pericope && verse ? { chapter, pericope, verse } : null;
  if (!store.embeddings) {
    log.warn({ model }, "EMBEDDING_MODEL is set, but its vectors are not made: npm run db:prepare");
    return;
  }
  log.info({ model, ms: Math.round(performance.now() - started) }, "embeddings loaded");
}

/** What `loadEmbeddings` has read; null before that. */
export function getEmbeddings(): Embeddings {
  return store.embeddings ?? null;
}

/** Every text that is embedded, verses from the database. */
export async function readEmbeddedTexts(): Promise<EmbeddedText[]> {
  const rows = await db.verse.findMany({
    where: { translationCode: "WEB" },
    select: { canonicalOrder: true, text: true },
  });
  const verses: string[] = [];
  for (const { canonicalOrder, text } of rows) verses[canonicalOrder] = text;
  return embeddedTexts(Array.from(verses, (text) => text ?? ""));
}

/** What is stored of a model, without the vectors. */
export async function findEmbeddedHashes(model: string): Promise<Omit<EmbeddedText, "text">[]> {
  const rows = await db.passageEmbedding.findMany({
    where: { model },
    select: { kind: true, startOrder: true, endOrder: true, textHash: true },
  });
  return rows.map(({ kind, startOrder, endOrder, textHash }) => ({
    kind: kind as EmbeddedKind,
    start: startOrder,
    end: endOrder,
    hash: textHash,
  }));
}

/** Removes these of a model, and all of other models. */
export async function deleteEmbeddings(
  model: string,
  rows: readonly Omit<EmbeddedText, "text">[],
): Promise<void> {
  await db.passageEmbedding.deleteMany({ where: { model: { not: model } } });
  for (const { kind, start, end } of rows) {
    await db.passageEmbedding.deleteMany({
      where: { model, kind, startOrder: start, endOrder: end },
    });
  }
}

/** Stores the vectors of some texts, all or none, in place of those they had. */
export async function saveEmbeddings(
  model: string,
  made: readonly (EmbeddedText & { vector: Int8Array })[],
): Promise<void> {
  const rows = made.map(({ kind, start, end, hash, vector }) => ({
    ...{ model, kind, startOrder: start, endOrder: end, textHash: hash },
    vector: Uint8Array.from(vector),
  }));
  const ids = rows.map(({ kind, startOrder, endOrder }) => ({ model, kind, startOrder, endOrder }));
  await db.$transaction([
    db.passageEmbedding.deleteMany({ where: { OR: ids } }),
    db.passageEmbedding.createMany({ data: rows }),
  ]);
}
