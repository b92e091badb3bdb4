import "server-only";
import { placesOfHighest } from "./highest";
import { cosine, type Vector } from "./sentence-vectors";

/** Answers whose wordings mean most nearly the same are looked at. */
const LIKELY = 24;
/** Of so many whose middle is nearest. */
const CENTRAL = 80;
/** Wordings of an answer whose likeness is averaged. */
const TOP = 3;

/** How nearly an answer's wordings mean what a question means. */
export interface Likeness {
  /** Cosines with the nearest wording, the mean of the nearest three, and the middle of all. */
  best: number;
  top: number;
  center: number;
}

/** Where the wordings of an answer stand in a list of all wordings, the end exclusive. */
export interface WordingSpan {
  first: number;
  end: number;
}

/** What the wordings of an index mean, as directions of length 1. */
export interface Directions {
  dimensions: number;
  /** Those of the wordings, one after the other. */
  vectors: Float32Array;
  spans: readonly WordingSpan[];
  /** The sum of each answer's vectors, one after the other, and how long it is. */
  centers: Float32Array;
  lengths: Float32Array;
}

/** The directions of wordings whose vectors are given, one after the other. */
export function toDirections(
  vectors: Float32Array,
  dimensions: number,
  spans: readonly WordingSpan[],
): Directions {
  const centers = new Float32Array(spans.length * dimensions);
  for (const [number, { first, end }] of spans.entries()) {
    const center = number * dimensions;
    for (let at = first * dimensions; at < end * dimensions; at++) {
      const place = center + (at % dimensions);
      centers[place] = (centers[place] ?? 0) + (vectors[at] ?? 0);
    }
  }
  const lengths = new Float32Array(spans.length).map((_zero, number) => {
    const center = centers.subarray(number * dimensions, (number + 1) * dimensions);
    return Math.sqrt(cosine(center, center));
  });
  return { dimensions, vectors, spans, centers, lengths };
}

/** The cosine of a text with the middle of each answer's wordings. */
function centralCosines(
  { dimensions, spans, centers, lengths }: Directions,
  vector: Vector,
  without: number,
): Float64Array {
  return Float64Array.from(spans, ({ first, end }, number) => {
    const from = number * dimensions;
    if (without < first || without >= end) {
      return cosine(vector, centers, from) / (lengths[number] || 1);
    }
    const center = centers.subarray(from, from + dimensions);
    const others = center.map((one, at) => one - (vector[at] ?? 0));
    return cosine(vector, others) / (Math.sqrt(cosine(others, others)) || 1);
  });
}

/**
 * How nearly the answers of an index mean what one text means, each compared when it is asked for.
 * `without` is the wording that is left out, or -1.
 */
export class Likenesses {
  readonly #directions: Directions;
  readonly #vector: Vector;
  readonly #without: number;
  readonly #central: Float64Array;
  readonly #known = new Map<number, Likeness>();

  constructor(directions: Directions, vector: Vector, without: number) {
    this.#directions = directions;
    this.#vector = vector;
    this.#without = without;
    this.#central = centralCosines(directions, vector, without);
  }

  /** That of an answer, by its number. */
  to(number: number): Likeness {
    const known = this.#known.get(number);
    if (known) return known;
    const { spans, vectors, dimensions } = this.#directions;
    const { first = 0, end = 0 } = spans[number] ?? {};
    const top = new Array<number>(TOP).fill(0);
    for (let at = first; at < end; at++) {
      if (at === this.#without) continue;
      const likeness = cosine(this.#vector, vectors, at * dimensions);
      const place = top.findIndex((other) => likeness > other);
      if (place < 0) continue;
      top.splice(place, 0, likeness);
      top.pop();
    }
    const made = {
      best: top[0] ?? 0,
      top: top.reduce((sum, one) => sum + one, 0) / TOP,
      center: this.#central[number] ?? 0,
    };
    this.#known.set(number, made);
    return made;
  }

  /** The numbers of the answers with the nearest wordings, the nearest first. */
  nearest(): number[] {
    return placesOfHighest(this.#central, CENTRAL)
      .sort((a, b) => this.to(b).best - this.to(a).best)
      .slice(0, LIKELY);
  }
}
