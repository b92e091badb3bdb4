import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { stopAll } from "../test/processes";

/**
 * What a measuring program works with: a temporary folder of its own, and what is ended after it.
 */
export interface Measuring {
  folder: string;
  /** To be done once every process has ended, the latest first; what fails then is passed over. */
  atEnd(end: () => Promise<unknown>): void;
}

/**
 * Runs a measuring or attacking program from start to end: also when it fails (its message is
 * printed, the exit code is 1) or is interrupted, all it started is ended and its folder removed.
 */
export function runMeasuring(name: string, work: (given: Measuring) => Promise<void>): void {
  const folder = mkdtempSync(path.join(tmpdir(), `truth-uncovered-${name}-`));
  const ends: (() => Promise<unknown>)[] = [];
  async function cleanUp(): Promise<void> {
    await stopAll();
    for (const end of ends.splice(0)) await end().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  process.once("SIGINT", () => void cleanUp().then(() => process.exit(130)));
  work({ folder, atEnd: (end) => ends.unshift(end) })
    .catch((error: Error) => {
      console.error(error.stack);
      process.exitCode = 1;
    })
    .finally(cleanUp);
}

/** The machine in one line: processors, their model, the version of Node. */
export const machine = () => `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`;

/** Load averages of the last 1, 5 and 15 minutes; the run's own work is in them. */
export function load(): string {
  return loadavg()
    .map((value) => value.toFixed(2))
    .join(", ");
}
