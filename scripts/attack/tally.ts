import { percentile, table } from "../bench/measure";
import type { Answer } from "./answers";
import type { Shot } from "./shot";

/** What the answers of one class, or of one endpoint, were. */
interface Line {
  about: string;
  requests: number;
  /** Answers by their first digit; "–" for none. */
  kinds: Map<string, number>;
  unavailable: number;
  wrongs: number;
  times: number[];
}

/** One thing that should not have been, with the request that shows it. */
export interface Violation {
  endpoint: string;
  className: string;
  what: string;
  /** The request's beginning, written so that it can be read and repeated. */
  shown: string;
}

/**
 * Most violations of one kind (endpoint and what came) that are kept with their requests; all are
 * counted.
 */
const KEPT = 2;

/** A shot in one line. */
export function show({ method, target, headers, body, steps }: Shot): string {
  const bytes = steps
    ? Buffer.concat(steps.filter((step) => typeof step !== "number")).toString("latin1")
    : `${method} ${target} ${JSON.stringify(headers)} ${body?.subarray(0, 1_000).toString("latin1") ?? ""}`;
  const line = JSON.stringify(bytes.replaceAll(/(workspace=)[\w-]{22}/g, "$1…"));
  return line.length > 700 ? `${line.slice(0, 700)}…` : line;
}

/** Counts answers by class and by endpoint, and keeps what was wrong. */
export class Tally {
  readonly #classes = new Map<string, Line>();
  readonly #endpoints = new Map<string, Line>();
  readonly #violations = new Map<string, { count: number; kept: Violation[] }>();
  requests = 0;
  unavailable = 0;
  slowest = 0;

  /** Counts one answer. */
  count(endpoint: string, { name, about }: { name: string; about: string }, answer: Answer): void {
    this.requests += 1;
    this.slowest = Math.max(this.slowest, answer.ms);
    if (answer.status === 503) this.unavailable += 1;
    for (const [lines, key, words] of [
      [this.#classes, name, about],
      [this.#endpoints, endpoint, ""],
    ] as const) {
      const line = lines.get(key) ?? {
        about: words,
        requests: 0,
        kinds: new Map<string, number>(),
        unavailable: 0,
        wrongs: 0,
        times: [],
      };
      lines.set(key, line);
      line.requests += 1;
      line.times.push(answer.ms);
      const kind = answer.status === 0 ? "–" : String(answer.status)[0];
      line.kinds.set(kind ?? "–", (line.kinds.get(kind ?? "–") ?? 0) + 1);
      if (answer.status === 503) line.unavailable += 1;
    }
  }

  /** Notes something wrong. */
  violate(violation: Violation): void {
    const { endpoint, className, what } = violation;
    const key = `${endpoint} ${what}`;
    const known = this.#violations.get(key) ?? { count: 0, kept: [] };
    known.count += 1;
    if (known.kept.length < KEPT) known.kept.push(violation);
    this.#violations.set(key, known);
    for (const line of [this.#classes.get(className), this.#endpoints.get(endpoint)]) {
      if (line) line.wrongs += 1;
    }
  }

  /** How many things were wrong. */
  get violations(): number {
    return [...this.#violations.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** Everything wrong, each kind with its number and the requests that show it. */
  violationLines(): string[] {
    return [...this.#violations.values()].map(({ count, kept }) => {
      const [first] = kept;
      const requests = kept.map(({ className, shown }) => `\n    ${className}: ${shown}`);
      return `${first?.endpoint}: ${first?.what} (${count} times)${requests.join("")}`;
    });
  }

  /** The table by class, or by endpoint. */
  table(by: "class" | "endpoint"): string {
    const lines = by === "class" ? this.#classes : this.#endpoints;
    const heading = by === "class" ? ["class", "what is hostile"] : ["endpoint"];
    const kinds = ["2", "3", "4", "5", "–"];
    return table([
      [
        ...heading,
        "requests",
        ...kinds.map((kind) => (kind === "–" ? "none" : `${kind}xx`)),
        "of these 503",
        "p50, ms",
        "p99",
        "longest",
        "wrong",
      ],
      ...[...lines].map(([name, line]) => [
        name,
        ...(by === "class" ? [line.about] : []),
        String(line.requests),
        ...kinds.map((kind) => String(line.kinds.get(kind) ?? 0)),
        String(line.unavailable),
        percentile(line.times, 0.5).toFixed(0),
        percentile(line.times, 0.99).toFixed(0),
        Math.max(...line.times).toFixed(0),
        String(line.wrongs),
      ]),
    ]);
  }
}
