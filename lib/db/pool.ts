import "server-only";
import { Pool, type PoolClient, type PoolConfig } from "pg";

export interface LinedPoolConfig extends PoolConfig {
  max: number;
  /** Longest wait in line while connections are given out, in milliseconds; a caller that must answer sooner holds its own limit. 10,000 unless told. */
  lineTimeoutMillis?: number;
}

const LINE_TIMEOUT_MS = 10_000;

interface Waiting {
  begin(): void;
  fail(error: Error): void;
}

type OnConnect = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * A pool that tells waiting in line from being unable to connect; pg's own has one limit for both, so that two hundred visitors at once look
 * like a database that is away. Here who waits behind others waits up to ten seconds, first come first served, but when a connection cannot be
 * made (`connectionTimeoutMillis`), everybody in the line is told at once.
 */
export class LinedPool extends Pool {
  #free: number;
  readonly #line: Waiting[] = [];
  readonly #lineTimeoutMs: number;

  constructor({ lineTimeoutMillis = LINE_TIMEOUT_MS, ...config }: LinedPoolConfig) {
    super(config);
    this.#free = config.max;
    this.#lineTimeoutMs = lineTimeoutMillis;
  }

  /** Callers in line. */
  get lineLength(): number {
    return this.#line.length;
  }

  /** As pg's: a client that its holder must release. Rejects when none can be had. */
  override connect(): Promise<PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<PoolClient> | undefined {
    const client = this.#connectInTurn();
    if (!callback) return client;
    client.then(
      (given) => callback(undefined, given, given.release),
      (error: Error) => callback(error, undefined, () => undefined),
    );
  }

  async #connectInTurn(): Promise<PoolClient> {
    await this.#takeTurn();
    let client: PoolClient;
    try {
      client = await super.connect();
    } catch (error) {
      this.#passOn();
      for (const waiting of this.#line.splice(0)) waiting.fail(error as Error);
      throw error;
    }
    // pg makes this function anew each time it gives the client out.
    const { release } = client;
    client.release = (error) => {
      release(error);
      this.#passOn();
    };
    return client;
  }

  #takeTurn(): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        const at = this.#line.indexOf(waiting);
        if (at >= 0) this.#line.splice(at, 1);
        reject(new Error("timeout exceeded when trying to connect: the line is too long"));
      };
      const timer = setTimeout(leave, this.#lineTimeoutMs);
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
      this.#line.push(waiting);
    });
  }

  /** Hands the turn to the next in line, or puts it back. */
  #passOn(): void {
    const next = this.#line.shift();
    if (next) next.begin();
    else this.#free += 1;
  }
}
