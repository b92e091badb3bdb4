const EXAMPLES = 5;
/** Of a message, in characters. */
const LONGEST = 400;

/** What was found wrong, by what was looked at, with the first examples. */
export class Findings {
  readonly #found = new Map<string, { count: number; examples: string[] }>();

  /** Something wrong with the page at `path`. */
  add(check: string, path: string, fault: string): void {
    const entry = this.#found.get(check) ?? { count: 0, examples: [] };
    this.#found.set(check, entry);
    entry.count += 1;
    if (entry.examples.length < EXAMPLES) {
      const text = `${path}: ${fault}`;
      entry.examples.push(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
    }
  }

  get count(): number {
    return [...this.#found.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** One line for each check with its count, the examples below it. */
  get text(): string {
    return [...this.#found]
      .map(([check, { count, examples }]) =>
        [`WRONG ${check}: ${count}`, ...examples.map((line) => `  ${line}`)].join("\n"),
      )
      .join("\n");
  }
}
