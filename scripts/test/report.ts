import type { Count } from "./results";

/** Collects what every step found, and tells the terminal while the run goes on. */
export class Report {
  private readonly counts: Count[] = [];
  private readonly running = new Map<string, number>();
  private readonly heartbeat: NodeJS.Timeout;

  constructor(private readonly print: (line: string) => void) {
    this.heartbeat = setInterval(() => this.printRunning(), 30_000);
    this.heartbeat.unref();
  }

  /**
   * Runs one step, prints how it went and counts it. The step returns its count, its output, which
   * is shown when something failed, and the names of tests that passed only when tried again, which
   * are always told; one that throws counts as one failure. True when nothing failed.
   */
  async step(
    name: string,
    work: () => Promise<Count & { output?: string; unsteady?: readonly string[] }>,
  ): Promise<boolean> {
    const started = Date.now();
    this.running.set(name, started);
    this.print(`… ${name}`);
    const result: Awaited<ReturnType<typeof work>> = await work().catch((error: unknown) => ({
      passed: 0,
      failed: 1,
      output: error instanceof Error ? error.message : String(error),
    }));
    this.running.delete(name);
    this.counts.push(result);
    const good = result.failed === 0;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    if (!good && result.output) this.print(indent(result.output));
    for (const test of result.unsteady ?? []) this.print(`! passed only when tried again: ${test}`);
    this.print(
      `${good ? "✓" : "✗"} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`,
    );
    return good;
  }

  /** A step that either works or not: one test. */
  single(name: string, work: () => Promise<unknown>): Promise<boolean> {
    return this.step(name, async () => {
      await work();
      return { passed: 1, failed: 0 };
    });
  }

  /** The sum of all steps; a run in which nothing ran has failed. */
  total(): Count {
    clearInterval(this.heartbeat);
    const sum = this.counts.reduce(
      (total, next) => ({ passed: total.passed + next.passed, failed: total.failed + next.failed }),
      { passed: 0, failed: 0 },
    );
    return sum.passed + sum.failed === 0 ? { passed: 0, failed: 1 } : sum;
  }

  private printRunning(): void {
    for (const [name, started] of this.running) {
      this.print(`… ${name}: still running, ${Math.round((Date.now() - started) / 1000)} s`);
    }
  }
}

function indent(text: string): string {
  return text.trimEnd().replace(/^/gm, "    ");
}
