import "server-only";
import type { WordingIndex } from "./answer-wordings";
import { placesOfHighest } from "./highest";
import { cosine, DIMENSIONS, type Vector } from "./sentence-vectors";

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

/** The cosine of a question with the middle of each answer's wordings. */
function centralCosines(
  { centers, lengths, wordings }: WordingIndex,
  vector: Vector,
  without: number,
): Float64Array {
  const cosines = new Float64Array(lengths.length);
  for (let number = 0; number < cosines.length; number++) {
    cosines[number] = cosine(vector, centers, number * DIMENSIONS) / (lengths[number] || 1);
  }
  const own = wordings[without]?.answer;
  if (own !== undefined) {
    const center = centers.subarray(own * DIMENSIONS, (own + 1) * DIMENSIONS);
    const others = center.map((one, at) => one - (vector[at] ?? 0));
    cosines[own] = cosine(vector, others) / (Math.sqrt(cosine(others, others)) || 1);
  }
  return cosines;
}

/**
 * How nearly the answers of an index mean what one question means, each compared when it is asked
 * for. `without` is the wording that is left out, or -1.
 */
export class Likenesses {
  readonly #index: WordingIndex;
  readonly #vector: Vector;
  readonly #without: number;
  readonly #central: Float64Array;
  readonly #known = new Map<number, Likeness>();

  constructor(index: WordingIndex, vector: Vector, without: number) {
    this.#index = index;
    this.#vector = vector;
    this.#without = without;
    this.#central = centralCosines(index, vector, without);
  }

  /** That of an answer, by its number. */
  to(number: number): Likeness {
    const known = this.#known.get(number);
    if (known) return known;
    const { answers, vectors } = this.#index;
    const { first = 0, end = 0 } = answers[number] ?? {};
    const top = new Array<number>(TOP).fill(0);
    for (let at = first; at < end; at++) {
      if (at === this.#without) continue;
      const likeness = cosine(this.#vector, vectors, at * DIMENSIONS);
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
