import { timingSafeEqual } from "node:crypto";
import type { Socket } from "node:net";
import {
  ASK_PASSWORD,
  ENCRYPTION_REFUSED,
  errorResponse,
  type FrontendMessage,
  MAX_BATCH_BYTES,
  MessageReader,
  namesStatement,
  passwordText,
  readFirstMessage,
  settingMilliseconds,
} from "./wire-protocol";

/** Messages that belong together, up to the one that asks for an answer. */
export interface Batch {
  bytes: Buffer;
  /** False after Flush: the client will send more before its query is complete. */
  complete: boolean;
  /** The first batch of a connection: the engine introduces itself. */
  startup: boolean;
}

export interface ConnectionEvents {
  /** A batch is waiting. */
  onBatch(connection: WireConnection): void;
  /** The client is gone, or was sent away. Called once. */
  onClose(connection: WireConnection): void;
}

/** A client that has not introduced itself by then is sent away. */
const LOGIN_TIMEOUT_MS = 10_000;
/** Messages that end a batch: Query, Sync, FunctionCall, and the end of a COPY. */
const ENDS_BATCH = new Set(["Q", "S", "F", "c", "f"]);
const MENTIONS_TIMEOUT = Buffer.from("statement_timeout");

/** One client of the embedded database: log-in, framing, and the batches it waits with. */
export class WireConnection {
  /** Limits the client asked for when it connected, in milliseconds; 0 is none. */
  statementTimeout = 0;
  idleInTransactionTimeout = 0;
  /** What `SET statement_timeout` says now; null when the start value holds. */
  timeoutOverride: number | null = null;
  /** A batch spoke of statement_timeout, so the setting has to be asked for afterwards. */
  timeoutMentioned = false;
  /** Named statements live in the session, so they die with it. */
  hasNamedStatements = false;
  closed = false;

  private phase: "first" | "password" | "ready" = "first";
  private readonly reader = new MessageReader();
  private readonly batches: Batch[] = [];
  private parts: Buffer[] = [];
  private partBytes = 0;
  private readonly loginTimer: NodeJS.Timeout;

  constructor(
    private readonly socket: Socket,
    private readonly password: string,
    private readonly startup: Buffer,
    private readonly events: ConnectionEvents,
  ) {
    socket.setNoDelay(true);
    this.loginTimer = setTimeout(() => this.end("08P01", "log-in took too long"), LOGIN_TIMEOUT_MS);
    socket.on("data", (chunk: Buffer) => this.receive(chunk));
    socket.on("error", () => this.close());
    socket.on("close", () => this.close());
  }

  get waiting(): boolean {
    return this.batches.length > 0;
  }

  takeBatch(): Batch | undefined {
    const batch = this.batches.shift();
    if (this.batches.length === 0) this.socket.resume();
    return batch;
  }

  send(bytes: Uint8Array): void {
    if (!this.closed && bytes.length > 0) this.socket.write(bytes);
  }

  /** Tells the client why, then hangs up. */
  end(code: string, text: string): void {
    this.send(errorResponse("FATAL", code, text));
    this.close();
  }

  private close(): void {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.loginTimer);
    this.batches.length = 0;
    this.socket.end();
    // A client that never reads must not keep its socket.
    setTimeout(() => this.socket.destroy(), 1_000).unref();
    this.events.onClose(this);
  }

  private receive(chunk: Buffer): void {
    if (this.closed) return;
    this.reader.push(chunk);
    try {
      while (!this.closed && (this.phase === "first" ? this.readFirst() : this.readTyped())) {
        // Each step takes one message.
      }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.end("08P01", `invalid frontend message: ${error.message}`);
    }
  }

  private readFirst(): boolean {
    const first = readFirstMessage(this.reader.peek());
    if (first.kind === "incomplete") return false;
    if (first.kind === "encryption") {
      this.reader.take(first.length);
      this.send(ENCRYPTION_REFUSED);
      return true;
    }
    if (first.kind === "startup") {
      this.reader.take(first.length);
      const { parameters } = first;
      this.statementTimeout = settingMilliseconds(parameters.get("statement_timeout"));
      this.idleInTransactionTimeout = settingMilliseconds(
        parameters.get("idle_in_transaction_session_timeout"),
      );
      this.phase = "password";
      this.send(ASK_PASSWORD);
      return true;
    }
    // A cancel request gets no answer by protocol; a statement here is bounded by its timeout
    // instead.
    if (first.kind === "cancel") this.close();
    else this.end("08P01", "this is a PostgreSQL server, protocol 3");
    return false;
  }

  private readTyped(): boolean {
    const message = this.reader.next();
    if (!message) return false;
    if (message.type === "X") this.close();
    else if (this.phase === "password") this.logIn(message);
    else this.collect(message);
    return true;
  }

  private logIn(message: FrontendMessage): void {
    const given = Buffer.from(message.type === "p" ? passwordText(message.bytes) : "");
    const expected = Buffer.from(this.password);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      this.end("28P01", "password authentication failed");
      return;
    }
    clearTimeout(this.loginTimer);
    this.phase = "ready";
    this.queue({ bytes: this.startup, complete: true, startup: true });
  }

  private collect(message: FrontendMessage): void {
    this.parts.push(message.bytes);
    this.partBytes += message.bytes.length;
    if (this.partBytes > MAX_BATCH_BYTES) {
      this.end("54000", "a batch of messages may hold at most 64 MB");
      return;
    }
    if (message.type === "P" && namesStatement(message.bytes)) this.hasNamedStatements = true;
    if (message.type === "P" || message.type === "Q") {
      this.timeoutMentioned ||= message.bytes.includes(MENTIONS_TIMEOUT);
    }
    const complete = ENDS_BATCH.has(message.type);
    if (!complete && message.type !== "H") return;
    const bytes = this.parts.length === 1 ? message.bytes : Buffer.concat(this.parts);
    this.parts = [];
    this.partBytes = 0;
    this.queue({ bytes, complete, startup: false });
  }

  private queue(batch: Batch): void {
    this.batches.push(batch);
    // No more is read than is being answered, so a client cannot fill the memory with questions.
    this.socket.pause();
    this.events.onBatch(this);
  }
}
