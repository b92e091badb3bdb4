import "server-only";
import { builtOnce } from "@/lib/built-once";
import packed from "./word-vectors.json";

// What a sentence means as a direction: the mean of its words' vectors, each the less the commoner
// the word, without what all sentences share (Arora, Liang and Ma, "A simple but tough-to-beat
// baseline for sentence embeddings", 2017).

export const DIMENSIONS = 100;
/** A word as frequent as this counts half. */
const HALF = 1e-3;
/** How often the first word of the list occurs; the others follow by their rank (Zipf's law). */
const MOST_FREQUENT = 1 / 12;
/** Directions that all sentences share. */
const COMMON = 2;
const ROUNDS = 30;
/** Sentences of a collection that it is looked for in. */
const READ = 2_000;

export type Vector = Float32Array;

interface WordVectors {
  /** Places in the list, the most frequent word first. */
  ranks: ReadonlyMap<string, number>;
  components: Int8Array;
}

const getWordVectors = builtOnce("wordVectors", (): WordVectors => {
  const bytes = Buffer.from(packed.vectors, "base64");
  return {
    ranks: new Map(packed.words.split(" ").map((word, at) => [word, at])),
    components: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
  };
});

/** True for a word of everyday English, as typed in lower case. */
export function isEverydayWord(word: string): boolean {
  return getWordVectors().ranks.has(word);
}

/** The cosine of two vectors of length 1; `from` is where the other begins in a list of several. */
export function cosine(one: Vector, other: Vector, from = 0): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[from + at] ?? 0);
  return sum;
}

/** Makes a vector's length 1, in place; one of zeros stays that. */
export function toUnit(vector: Vector): Vector {
  const length = Math.sqrt(cosine(vector, vector)) || 1;
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}

function addTo(to: Vector, vector: Vector, share: number): void {
  for (let at = 0; at < DIMENSIONS; at++) to[at] = (to[at] ?? 0) + share * (vector[at] ?? 0);
}

function meanOfWords(text: string): Vector {
  const { ranks, components } = getWordVectors();
  const mean = new Float32Array(DIMENSIONS);
  const words =
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[a-z']+/g) ?? [];
  for (const word of words) {
    const rank = ranks.get(word.replaceAll("'", "")) ?? ranks.get(word.replace(/'.*$/, ""));
    if (rank === undefined) continue;
    const share = HALF / (HALF + MOST_FREQUENT / (rank + 1));
    for (let at = 0; at < DIMENSIONS; at++) {
      mean[at] = (mean[at] ?? 0) + share * (components[rank * DIMENSIONS + at] ?? 0);
    }
  }
  return toUnit(mean);
}

const directions = new Map<number, Vector>();

/**
 * How alike two words of everyday English (in lower case) are used, from -1 to 1; 0 when either is
 * none.
 */
export function wordLikeness(one: string, other: string): number {
  const { ranks, components } = getWordVectors();
  const [a, b] = [ranks.get(one), ranks.get(other)];
  if (a === undefined || b === undefined) return 0;
  const direction = (rank: number): Vector => {
    const known = directions.get(rank);
    if (known) return known;
    const from = rank * DIMENSIONS;
    const vector = toUnit(Float32Array.from(components.subarray(from, from + DIMENSIONS)));
    directions.set(rank, vector);
    return vector;
  };
  return cosine(direction(a), direction(b));
}

/** Gives sentences their directions, by what those of one collection have in common. */
export class SentenceSpace {
  readonly #common: readonly Vector[];

  /** Reads some two thousand sentences of the collection, which have the same in common as all. */
  constructor(sentences: readonly string[]) {
    const step = Math.ceil(sentences.length / READ);
    const vectors = sentences.filter((_sentence, at) => at % step === 0).map(meanOfWords);
    const common: Vector[] = [];
    for (let number = 0; number < COMMON; number++) {
      let direction = Float32Array.from({ length: DIMENSIONS }, (_value, at) => Math.sin(at + 1));
      for (let round = 0; round < ROUNDS; round++) {
        toUnit(direction);
        const next = new Float32Array(DIMENSIONS);
        for (const vector of vectors) addTo(next, vector, cosine(vector, direction));
        direction = next;
      }
      toUnit(direction);
      for (const vector of vectors) addTo(vector, direction, -cosine(vector, direction));
      common.push(direction);
    }
    this.#common = common;
  }

  /** The direction of a sentence, of length 1; all zeros when it has no known word. */
  vectorOf(sentence: string): Vector {
    const vector = meanOfWords(sentence);
    for (const direction of this.#common) addTo(vector, direction, -cosine(vector, direction));
    return toUnit(vector);
  }
}
