// Waiting for one's turn: for a connection of the pool and, before it, for a write
// (lib/workspaces/turns.ts).

interface Waiting {
  begin(): void;
  fail(error: Error): void;
}

interface LineOptions {
  /** How many have their turn at the same time. */
  places: number;
  /** Longest wait, in milliseconds. */
  timeoutMillis: number;
  /** What who waited longer is told. */
  tooLong: () => Error;
}

/**
 * A line with a bound: who waits is served in order, one of each group at a time, so that a crowd
 * of one group does not stand before everybody else. Callers that name no group make one line,
 * first come first served.
 */
export class Line {
  #free: number;
  readonly #options: LineOptions;
  /** Who waits, by group; the group whose turn is next comes first. */
  readonly #groups = new Map<string, Waiting[]>();

  constructor(options: LineOptions) {
    this.#options = options;
    this.#free = options.places;
  }

  /** Callers that wait. */
  get length(): number {
    let length = 0;
    for (const group of this.#groups.values()) length += group.length;
    return length;
  }

  /**
   * Resolves with the caller's turn, which ends with `passOn`. Rejects after the longest wait, or
   * with what `fail` is told; then there is no turn to end.
   */
  take(group = ""): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#leave(group, waiting);
        reject(this.#options.tooLong());
      }, this.#options.timeoutMillis);
      timer.unref();
      const waiting: Waiting = {
        begin() {
          clearTimeout(timer);
          resolve();
        },
        fail(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      const others = this.#groups.get(group);
      if (others) others.push(waiting);
      else this.#groups.set(group, [waiting]);
    });
  }

  /** Ends a turn: hands it to the next in line, or keeps the place free. */
  passOn(): void {
    const [next] = this.#groups;
    if (!next) {
      this.#free += 1;
      return;
    }
    const [group, waiting] = next;
    const first = waiting.shift();
    // To the end of the round, if more of this group wait.
    this.#groups.delete(group);
    if (waiting.length > 0) this.#groups.set(group, waiting);
    first?.begin();
  }

  /** Tells everybody who waits that their turn will not come. */
  fail(error: Error): void {
    const groups = [...this.#groups.values()];
    this.#groups.clear();
    for (const waiting of groups.flat()) waiting.fail(error);
  }

  #leave(group: string, waiting: Waiting): void {
    const others = (this.#groups.get(group) ?? []).filter((other) => other !== waiting);
    if (others.length > 0) this.#groups.set(group, others);
    else this.#groups.delete(group);
  }
}
