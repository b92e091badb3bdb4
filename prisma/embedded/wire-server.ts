import { type AddressInfo, createServer, type Server } from "node:net";
import { type Engine, EngineInterrupted } from "./engine";
import { type Batch, WireConnection } from "./wire-connection";
import {
  endingStatus,
  errorResponse,
  firstValue,
  readyForQuery,
  SYNC,
  settingMilliseconds,
  simpleQuery,
  startupMessage,
  type TransactionStatus,
} from "./wire-protocol";

/** Like PostgreSQL's own default; each one costs a socket and no session. */
const MAX_CONNECTIONS = 100;
/** Housekeeping of our own (ROLLBACK, SHOW) is short; more means that the engine hangs. */
const OWN_STATEMENT_MS = 10_000;

/** Name of the one role and the one database the engine has. */
const DATABASE_USER = "postgres";
const DATABASE_NAME = "postgres";

/** The address of the embedded database for clients on this machine. */
export function databaseUrl(password: string, port: number): string {
  return `postgresql://${DATABASE_USER}:${password}@127.0.0.1:${port}/${DATABASE_NAME}`;
}

/**
 * A PostgreSQL server over one engine session. Clients take turns: a batch (everything up to Sync
 * or Query) runs alone, and an open transaction keeps the turn until it ends, so no client ever
 * sees another's rows or transaction. What PostgreSQL keeps per session (SET without LOCAL, named
 * statements, LISTEN, session locks) is shared by all clients; with no client left it is discarded.
 */
export class WireServer {
  private readonly server: Server;
  private readonly connections = new Set<WireConnection>();
  private readonly line: WireConnection[] = [];
  /** The client whose transaction or unfinished query keeps the turn. */
  private holder: WireConnection | null = null;
  private idleTimer: NodeJS.Timeout | undefined;
  private turning = false;
  private sessionUsed = false;
  private stopping = false;

  constructor(
    private readonly engine: Engine,
    password: string,
  ) {
    const startup = startupMessage(DATABASE_USER, DATABASE_NAME);
    const events = {
      onBatch: (connection: WireConnection) => {
        this.line.push(connection);
        void this.turn();
      },
      onClose: (connection: WireConnection) => {
        this.connections.delete(connection);
        void this.turn();
      },
    };
    this.server = createServer((socket) => {
      const connection = new WireConnection(socket, password, startup, events);
      this.connections.add(connection);
      if (this.stopping) connection.end("57P01", "the database is shutting down");
      else if (this.connections.size > MAX_CONNECTIONS) {
        connection.end("53300", "sorry, too many clients already");
      }
    });
  }

  /** Listens on the loopback interface only. `port` 0 lets the system choose; gives the port. */
  listen(port: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once("error", reject);
      this.server.listen(port, "127.0.0.1", () =>
        resolve((this.server.address() as AddressInfo).port),
      );
    });
  }

  /** Sends every client away; an open transaction is given up. The engine stays open. */
  async close(): Promise<void> {
    this.stopping = true;
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const connection of [...this.connections]) {
      connection.end("57P01", "terminating connection due to administrator command");
    }
    await closed;
  }

  /** Works through the line, one batch at a time. */
  private async turn(): Promise<void> {
    if (this.turning) return;
    this.turning = true;
    try {
      for (;;) {
        if (this.holder?.closed) {
          this.holder = null;
          await this.runOwn(Buffer.concat([SYNC, simpleQuery("ROLLBACK")]));
        }
        const connection = this.nextInLine();
        const batch = connection?.takeBatch();
        if (connection && batch) await this.serve(connection, batch);
        else if (this.connections.size === 0 && this.sessionUsed) {
          this.sessionUsed = false;
          await this.runOwn(simpleQuery("DISCARD ALL"));
        } else break;
      }
    } finally {
      this.turning = false;
    }
  }

  private nextInLine(): WireConnection | undefined {
    const index = this.line.findIndex(
      (connection) => !connection.closed && (!this.holder || connection === this.holder),
    );
    if (index < 0) return undefined;
    const [connection] = this.line.splice(index, 1);
    if (!this.holder) this.line.splice(0, index);
    return connection;
  }

  private async serve(connection: WireConnection, batch: Batch): Promise<void> {
    clearTimeout(this.idleTimer);
    this.sessionUsed ||= !batch.startup;
    const inTransaction = this.holder === connection;
    try {
      const limit = connection.timeoutOverride ?? connection.statementTimeout;
      const answer = await this.engine.run(batch.bytes, limit);
      const status = endingStatus(answer);
      // Without ReadyForQuery the query goes on (Flush, COPY), which keeps the turn as a
      // transaction does.
      this.keepTurn(connection, status !== "I");
      if (connection.timeoutMentioned && status !== null)
        await this.readTimeout(connection, status);
      connection.send(answer);
    } catch (error) {
      if (!(error instanceof EngineInterrupted)) throw error;
      this.afterInterruption(connection, error, inTransaction || !batch.complete);
    }
  }

  private keepTurn(connection: WireConnection, keep: boolean): void {
    this.holder = keep ? connection : null;
    if (!keep || connection.idleInTransactionTimeout === 0) return;
    this.idleTimer = setTimeout(() => {
      const text = "terminating connection due to idle-in-transaction timeout";
      if (this.holder === connection && !connection.waiting) connection.end("25P03", text);
    }, connection.idleInTransactionTimeout);
  }

  /**
   * The engine's session is new: tell this client, and those whose statements went with the old
   * one.
   */
  private afterInterruption(
    connection: WireConnection,
    error: EngineInterrupted,
    fatal: boolean,
  ): void {
    this.holder = null;
    const [code, text] =
      error.reason === "timeout"
        ? ["57014", "canceling statement due to statement timeout"]
        : ["XX000", `the database engine failed and was restarted: ${error.message}`];
    // Its transaction is gone; only a new connection makes sure that the client knows.
    if (fatal || error.reason === "crash") connection.end(code, text);
    else connection.send(Buffer.concat([errorResponse("ERROR", code, text), readyForQuery("I")]));
    for (const other of [...this.connections]) {
      other.timeoutOverride = null;
      if (other.hasNamedStatements) other.end("57P02", "the database session was restarted");
    }
  }

  /** The engine cannot interrupt itself, so its setting is read here and kept by Engine's timer. */
  private async readTimeout(connection: WireConnection, status: TransactionStatus): Promise<void> {
    if (status === "E") return;
    const answer = await this.runOwn(simpleQuery("SHOW statement_timeout"));
    const limit = answer ? settingMilliseconds(firstValue(answer)) : 0;
    connection.timeoutOverride = limit > 0 ? limit : null;
    // SET LOCAL ends with its transaction: ask again until then.
    connection.timeoutMentioned = status === "T";
  }

  private async runOwn(bytes: Buffer): Promise<Uint8Array | null> {
    return this.engine.run(bytes, OWN_STATEMENT_MS).catch((error: unknown) => {
      if (error instanceof EngineInterrupted) return null;
      throw error;
    });
  }
}
