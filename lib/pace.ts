import { setImmediate } from "node:timers/promises";

/** Milliseconds of work after which others have a turn. */
const SLICE_MS = 5;

/** Long work in slices: between two of them the event loop answers everybody else. */
export class Pace {
  #since = performance.now();
  #pauses = 0;

  constructor(private readonly sliceMs = SLICE_MS) {}

  /** How often others had a turn so far. */
  get pauses(): number {
    return this.#pauses;
  }

  /**
   * To be awaited between two pieces of work that are each much shorter than a slice; lets others
   * have a turn when one is over.
   */
  async rest(): Promise<void> {
    if (performance.now() - this.#since < this.sliceMs) return;
    this.#pauses += 1;
    await setImmediate();
    this.#since = performance.now();
  }
}
