/**
 * The part of PostgreSQL's frontend/backend protocol 3.0 that the embedded database's server speaks
 * itself. Everything else passes through to the engine untouched. Source: PostgreSQL 18
 * documentation, chapter 54, "Frontend/Backend Protocol" (message formats 54.7).
 */

const PROTOCOL_MAJOR = 3;
const SSL_REQUEST = 80_877_103;
const GSS_ENCRYPTION_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;
/**
 * A first message is a handful of names; PostgreSQL itself refuses longer ones
 * (MAX_STARTUP_PACKET_LENGTH).
 */
const MAX_STARTUP_BYTES = 10_000;
/** Type byte and length. */
const HEADER_BYTES = 5;

/** The longest batch of messages a client may send before it asks for an answer, in bytes. */
export const MAX_BATCH_BYTES = 64 * 1024 * 1024;

/** What a client may say before it has introduced itself. */
export type FirstMessage =
  | { kind: "incomplete" }
  | { kind: "encryption"; length: number }
  | { kind: "cancel" }
  | { kind: "invalid" }
  | { kind: "startup"; length: number; parameters: Map<string, string> };

/** Reads the untyped message at the start of a connection. */
export function readFirstMessage(buffer: Buffer): FirstMessage {
  if (buffer.length < 8) return { kind: "incomplete" };
  const length = buffer.readInt32BE(0);
  if (length < 8 || length > MAX_STARTUP_BYTES) return { kind: "invalid" };
  if (buffer.length < length) return { kind: "incomplete" };
  const code = buffer.readInt32BE(4);
  if (code === SSL_REQUEST || code === GSS_ENCRYPTION_REQUEST)
    return { kind: "encryption", length };
  if (code === CANCEL_REQUEST) return { kind: "cancel" };
  if (code >>> 16 !== PROTOCOL_MAJOR) return { kind: "invalid" };
  const words = buffer.toString("utf8", 8, length).split("\0");
  const parameters = new Map<string, string>();
  for (let at = 0; at + 1 < words.length && words[at]; at += 2) {
    parameters.set(words[at] ?? "", words[at + 1] ?? "");
  }
  return { kind: "startup", length, parameters };
}

/** A typed message, header included. */
export interface FrontendMessage {
  type: string;
  bytes: Buffer;
}

/**
 * Joins the chunks of a socket and cuts them into typed messages; a message is copied at most
 * twice, however long.
 */
export class MessageReader {
  private chunks: Buffer[] = [];
  private size = 0;

  push(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.size += chunk.length;
  }

  /** Everything received and not yet taken. */
  peek(): Buffer {
    if (this.chunks.length > 1) this.chunks = [Buffer.concat(this.chunks, this.size)];
    return this.chunks[0] ?? Buffer.alloc(0);
  }

  take(bytes: number): Buffer {
    const all = this.peek();
    this.chunks = bytes < all.length ? [all.subarray(bytes)] : [];
    this.size -= bytes;
    return all.subarray(0, bytes);
  }

  /**
   * The next whole message; null when more bytes are needed. Throws RangeError on an impossible or
   * too long message.
   */
  next(): FrontendMessage | null {
    if (this.size < HEADER_BYTES) return null;
    let head = this.chunks[0] ?? Buffer.alloc(0);
    if (head.length < HEADER_BYTES) head = this.peek();
    const length = head.readInt32BE(1) + 1;
    if (length < HEADER_BYTES || length > MAX_BATCH_BYTES)
      throw new RangeError(`message of ${length} bytes`);
    if (this.size < length) return null;
    const bytes = this.take(length);
    return { type: String.fromCharCode(bytes[0] ?? 0), bytes };
  }
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(HEADER_BYTES);
  head.write(type, 0, "latin1");
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Answer to a request for TLS or GSS encryption: the connection never leaves this machine. */
export const ENCRYPTION_REFUSED = Buffer.from("N");
/** AuthenticationCleartextPassword. */
export const ASK_PASSWORD = message("R", Buffer.from([0, 0, 0, 3]));
/** Sync: ends an extended query and, after an error, makes the engine listen again. */
export const SYNC = message("S", Buffer.alloc(0));

export type TransactionStatus = "I" | "T" | "E";

export function readyForQuery(status: TransactionStatus): Buffer {
  return message("Z", Buffer.from(status, "latin1"));
}

/** A simple Query message. */
export function simpleQuery(sql: string): Buffer {
  return message("Q", Buffer.from(`${sql}\0`, "utf8"));
}

/** The message with which a session of the engine begins. */
export function startupMessage(user: string, database: string): Buffer {
  const body = Buffer.from(`user\0${user}\0database\0${database}\0\0`, "utf8");
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8, 0);
  head.writeInt32BE(PROTOCOL_MAJOR << 16, 4);
  return Buffer.concat([head, body]);
}

/**
 * An ErrorResponse. `code` is an SQLSTATE of PostgreSQL's appendix A; FATAL means that the
 * connection ends.
 */
export function errorResponse(severity: "ERROR" | "FATAL", code: string, text: string): Buffer {
  return message("E", Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${text}\0\0`, "utf8"));
}

/**
 * The transaction status at the end of an answer; null when the answer does not end with
 * ReadyForQuery.
 */
export function endingStatus(answer: Uint8Array): TransactionStatus | null {
  const end = answer.length;
  if (end < 6 || answer[end - 6] !== 0x5a || answer[end - 2] !== 5) return null;
  if (answer[end - 5] || answer[end - 4] || answer[end - 3]) return null;
  const status = String.fromCharCode(answer[end - 1] ?? 0);
  return status === "I" || status === "T" || status === "E" ? status : null;
}

/** True for a Parse message that names its statement, which then outlives the batch. */
export function namesStatement(parse: Buffer): boolean {
  return parse[HEADER_BYTES] !== 0;
}

/** The text of a PasswordMessage. */
export function passwordText(bytes: Buffer): string {
  return bytes.toString("utf8", HEADER_BYTES, Math.max(HEADER_BYTES, bytes.length - 1));
}

/**
 * The first value of the first row of an answer; null when there is none. Enough for `SHOW name`.
 */
export function firstValue(answer: Uint8Array): string | null {
  const buffer = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  for (let at = 0; at + HEADER_BYTES <= buffer.length; at += buffer.readInt32BE(at + 1) + 1) {
    if (buffer[at] !== 0x44) continue;
    const length = buffer.readInt32BE(at + 7);
    return length < 0 ? null : buffer.toString("utf8", at + 11, at + 11 + length);
  }
  return null;
}

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, min: 60_000, h: 3_600_000 };

/**
 * A PostgreSQL time setting ("3s", "500", "1min") in milliseconds; 0, meaning no limit, for
 * anything that is none.
 */
export function settingMilliseconds(value: string | undefined | null): number {
  const match = /^\s*(\d+(?:\.\d+)?)\s*(us|ms|s|min|h)?\s*$/.exec(value ?? "");
  return match ? Math.round(Number(match[1]) * (UNITS[match[2] ?? "ms"] ?? 1)) : 0;
}
