import "server-only";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import { Line } from "@/lib/line";

export interface LinedPoolConfig extends PoolConfig {
  max: number;
  /**
   * Longest wait in line while connections are given out, in milliseconds; a caller that must
   * answer sooner holds its own limit. 10,000 unless told.
   */
  lineTimeoutMillis?: number;
}

const LINE_TIMEOUT_MS = 10_000;

type OnConnect = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * A pool that tells waiting in line from being unable to connect; pg's own has one limit for both,
 * so that two hundred visitors at once look like a database that is away. Here who waits behind
 * others waits up to ten seconds, first come first served, but when a connection cannot be made
 * (`connectionTimeoutMillis`), everybody in the line is told at once.
 */
export class LinedPool extends Pool {
  readonly #line: Line;

  constructor({ lineTimeoutMillis = LINE_TIMEOUT_MS, ...config }: LinedPoolConfig) {
    super(config);
    this.#line = new Line({
      places: config.max,
      timeoutMillis: lineTimeoutMillis,
      tooLong: () => new Error("timeout exceeded when trying to connect: the line is too long"),
    });
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
    await this.#line.take();
    let client: PoolClient;
    try {
      client = await super.connect();
    } catch (error) {
      // Before the turn is passed on: the next one would only be told the same later.
      this.#line.fail(error as Error);
      this.#line.passOn();
      throw error;
    }
    // pg makes this function anew each time it gives the client out.
    const { release } = client;
    client.release = (error) => {
      release(error);
      this.#line.passOn();
    };
    return client;
  }
}
