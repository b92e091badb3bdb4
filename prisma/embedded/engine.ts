import path from "node:path";
import { Worker } from "node:worker_threads";

export type EngineRequest = { kind: "run"; bytes: Uint8Array } | { kind: "close" };
export type EngineReply =
  | { kind: "open" }
  | { kind: "answer"; bytes: Uint8Array }
  | { kind: "failed"; message: string }
  | { kind: "closed" };

/**
 * Why a run has no answer. After either the engine's session is new: transaction, settings and
 * statements are gone.
 */
export class EngineInterrupted extends Error {
  constructor(
    readonly reason: "timeout" | "crash",
    message: string,
  ) {
    super(message);
  }
}

const WORKER_CODE = [require.resolve("tsx/cjs"), path.join(__dirname, "engine-worker.ts")]
  .map((file) => `require(${JSON.stringify(file)});`)
  .join("\n");
/**
 * Ends a thread that eats memory without end before it takes the whole machine with it; seeding
 * needs about 200 MB.
 */
const MAX_HEAP_MB = 1024;
/**
 * Longest wait for the clean end; the files are safe without it, the next start then replays the
 * log.
 */
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * One PostgreSQL session (PGlite) in a thread of its own. A run that exceeds its time or breaks the
 * engine ends the thread; the next run opens the folder again, which replays the log like
 * PostgreSQL after a crash and loses nothing committed.
 */
export class Engine {
  private worker: Worker | null = null;
  private opening: Promise<Worker> | null = null;
  private ending: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly folder: string,
    private readonly report: (line: string) => void,
  ) {}

  /**
   * Opens the folder, creating the database in an empty one. Throws when the engine cannot read it.
   */
  async open(): Promise<void> {
    await this.ready();
  }

  /**
   * Runs messages of the wire protocol and gives the answer. Calls must not overlap.
   * `timeoutMs` 0 means no limit. Throws EngineInterrupted.
   */
  async run(bytes: Uint8Array, timeoutMs: number): Promise<Uint8Array> {
    const worker = await this.ready().catch((error: Error) => {
      throw new EngineInterrupted("crash", error.message);
    });
    return new Promise<Uint8Array>((resolve, reject) => {
      const interrupt = (reason: "timeout" | "crash", message: string) => {
        finish();
        this.discard(worker);
        this.report(`Database session restarted: ${message}`);
        reject(new EngineInterrupted(reason, message));
      };
      const onMessage = (reply: EngineReply) => {
        if (reply.kind === "failed") return interrupt("crash", reply.message);
        if (reply.kind !== "answer") return;
        finish();
        resolve(reply.bytes);
      };
      const onError = (error: Error) => interrupt("crash", error.message);
      const onExit = (code: number) => interrupt("crash", `the engine's thread ended with ${code}`);
      const timer =
        timeoutMs > 0
          ? setTimeout(() => interrupt("timeout", `statement exceeded ${timeoutMs} ms`), timeoutMs)
          : undefined;
      const finish = () => {
        clearTimeout(timer);
        worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      };
      worker.on("message", onMessage).on("error", onError).on("exit", onExit);
      worker.postMessage({ kind: "run", bytes } satisfies EngineRequest);
    });
  }

  /**
   * Writes everything out and ends the thread. A statement still running is cut off after five
   * seconds.
   */
  async close(): Promise<void> {
    this.closed = true;
    const worker = this.worker;
    if (worker) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, CLOSE_TIMEOUT_MS);
        const done = () => {
          clearTimeout(timer);
          resolve();
        };
        worker.on("message", (reply: EngineReply) => reply.kind === "closed" && done());
        worker.once("exit", done);
        worker.postMessage({ kind: "close" } satisfies EngineRequest);
      });
      this.discard(worker);
    }
    await this.ending;
  }

  private ready(): Promise<Worker> {
    if (this.closed) return Promise.reject(new Error("the database is closed"));
    if (this.worker) return Promise.resolve(this.worker);
    this.opening ??= this.ending
      .then(() => this.spawn())
      .finally(() => {
        this.opening = null;
      });
    return this.opening;
  }

  private spawn(): Promise<Worker> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(WORKER_CODE, {
        eval: true,
        // The loader is loaded by the code; Node 20 does not apply --import to a thread's first
        // file.
        execArgv: [],
        workerData: { folder: this.folder },
        resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      });
      // Stays for the thread's life: a failure between two runs must not end the process.
      worker.on("error", () => this.discard(worker));
      worker.on("exit", () => this.discard(worker));
      worker.once("error", reject);
      worker.once("exit", () => reject(new Error("the engine's thread ended while it opened")));
      worker.once("message", (reply: EngineReply) => {
        if (reply.kind === "open") {
          this.worker = worker;
          resolve(worker);
        } else {
          this.discard(worker);
          reject(new Error(reply.kind === "failed" ? reply.message : "unexpected reply"));
        }
      });
    });
  }

  /**
   * Two threads must never have the folder open at once, so the next opening waits for this end.
   */
  private discard(worker: Worker): void {
    if (this.worker === worker) this.worker = null;
    this.ending = Promise.all([this.ending, worker.terminate()]);
  }
}
