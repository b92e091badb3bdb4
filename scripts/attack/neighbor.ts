import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import { percentile, table } from "../bench/measure";
import { projectRoot } from "../project";

/**
 * What a calm visitor does, by kind, with the milliseconds each time took, from the moment it was
 * due.
 */
export type Waits = Record<"page" | "verse" | "write", number[]>;

/** Bar: what a calm visitor may wait beside an attack (99th percentile), in milliseconds. */
const NEIGHBOR_BAR_MS = 150;

/**
 * A calm visitor in a process of its own, so that it is not held up by the attackers' work: a page,
 * a verse and a small write, each every 50 ms. `collectionId` is the one it writes to.
 */
export class Neighbor {
  readonly #child: ChildProcess;

  private constructor(
    readonly collectionId: string,
    child: ChildProcess,
  ) {
    this.#child = child;
  }

  /** Starts one. @throws when its first write is refused. */
  static start(origin: string): Promise<Neighbor> {
    const child = fork(path.join(projectRoot, "scripts/attack/neighbor-process.ts"), [origin], {
      cwd: projectRoot,
      execArgv: ["--import", "tsx"],
    });
    return new Promise((resolve, reject) => {
      child.once("message", ({ collectionId }: { collectionId: string }) =>
        resolve(new Neighbor(collectionId, child)),
      );
      child.once("exit", () => reject(new Error("the neighbor could not begin")));
    });
  }

  /** What it has waited since the last time it was asked. */
  take(): Promise<{ waits: Waits; failures: string[] }> {
    return new Promise((resolve, reject) => {
      this.#child.once("message", (message) =>
        resolve(message as { waits: Waits; failures: string[] }),
      );
      this.#child.send("take", (error) => error && reject(error));
    });
  }

  /** Ends it. */
  stop(): void {
    this.#child.disconnect();
  }
}

/** Median, 99th percentile and longest of each kind, as a table. */
export function neighborTable(by: Readonly<Record<string, Waits>>): string {
  const kinds = ["page", "verse", "write"] as const;
  const cell = (waits: readonly number[]) =>
    waits.length === 0
      ? "–"
      : [percentile(waits, 0.5), percentile(waits, 0.99), Math.max(...waits)]
          .map((value) => value.toFixed(0))
          .join(" / ");
  return table([
    ["a neighbor's wait, ms: p50 / p99 / longest", ...kinds, "asked"],
    ...Object.entries(by).map(([name, waits]) => [
      name,
      ...kinds.map((kind) => cell(waits[kind])),
      String(kinds.reduce((sum, kind) => sum + waits[kind].length, 0)),
    ]),
  ]);
}

/** What is above the bar, a line each. */
export function aboveBar(waits: Waits): string[] {
  return Object.entries(waits)
    .map(([kind, times]) => [kind, percentile(times, 0.99)] as const)
    .filter(([, p99]) => !(p99 <= NEIGHBOR_BAR_MS))
    .map(([kind, p99]) => `a neighbor's ${kind}: p99 ${p99.toFixed(0)} ms`);
}
