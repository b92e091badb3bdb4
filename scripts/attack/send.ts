import { Agent, request } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { wait } from "../bench/saved/crash";
import { type Answer, readAnswers, silence } from "./answers";
import type { Shot } from "./shot";

/** Longest wait for an answer over a kept connection; above all that the site takes itself. */
const DEADLINE_MS = 30_000;
/** Longest wait on a socket of its own. What is never finished is never answered. */
const SOCKET_MS = 4_000;
/** The same where silence is a proper answer. */
const SILENT_MS = 250;

/** Sends shots at a site, the ordinary ones over kept connections. */
export class Gun {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 32 });
  readonly #origin: URL;

  constructor(origin: string) {
    this.#origin = new URL(origin);
  }

  /**
   * Sends it and reads what comes back: one answer, of pipelines several; one of status 0 when
   * nothing came. Never rejects.
   */
  async fire(shot: Shot): Promise<Answer[]> {
    if (shot.steps) return this.#overSocket(shot);
    const answer = await this.#overClient(shot);
    // A kept connection may be closed by the server in the moment it is used again; a client then
    // sends it anew.
    return [answer ?? (await this.#overClient(shot, false)) ?? silence(0)];
  }

  /** Closes the kept connections. */
  close(): void {
    this.#agent.destroy();
  }

  #overClient({ method, target, headers, body }: Shot, isKept = true): Promise<Answer | null> {
    const started = performance.now();
    return new Promise((resolve) => {
      let status = 0;
      const call = request(
        {
          host: this.#origin.hostname,
          port: this.#origin.port,
          method,
          path: target,
          agent: isKept ? this.#agent : false,
          headers: {
            Host: this.#origin.host,
            ...headers,
            ...(body ? { "Content-Length": body.length } : {}),
          },
        },
        (response) => {
          status = response.statusCode ?? 0;
          const chunks: Buffer[] = [];
          const done = () => {
            const ms = performance.now() - started;
            const given = response.headers as Record<string, string>;
            resolve({ status, headers: given, text: decoded(chunks, given), ms });
          };
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.once("end", done);
          response.once("error", done);
        },
      );
      call.setTimeout(DEADLINE_MS, () => call.destroy());
      // After an early refusal of a body the server may close while the rest of it is still being
      // written.
      call.once("error", () => {
        if (status > 0) return;
        resolve(call.reusedSocket ? null : silence(performance.now() - started));
      });
      call.end(body);
    });
  }

  #overSocket({ method, steps = [], mayBeSilent, breaksOff }: Shot): Promise<Answer[]> {
    const started = performance.now();
    return new Promise((resolve) => {
      const chunks: Buffer[] = [];
      const socket = connect(Number(this.#origin.port), this.#origin.hostname);
      const deadline = setTimeout(() => socket.destroy(), mayBeSilent ? SILENT_MS : SOCKET_MS);
      socket.on("data", (chunk: Buffer) => chunks.push(chunk));
      socket.on("error", () => undefined);
      socket.once("close", () => {
        clearTimeout(deadline);
        const ms = performance.now() - started;
        const answers = readAnswers(Buffer.concat(chunks), method, ms);
        resolve(answers.length > 0 ? answers : [silence(ms)]);
      });
      socket.once("connect", async () => {
        for (const step of steps) {
          if (typeof step === "number") await wait(step);
          else if (!socket.destroyed) socket.write(step);
        }
        if (breaksOff) setTimeout(() => socket.resetAndDestroy(), 2);
      });
    });
  }
}

/**
 * The text of an answer, unpacked where it came packed; what cannot be unpacked is given as it is.
 */
function decoded(chunks: readonly Buffer[], headers: Record<string, string>): string {
  const bytes = Buffer.concat(chunks);
  const encoding = headers["content-encoding"];
  if (!encoding || bytes.length === 0) return bytes.toString();
  try {
    return (encoding === "br" ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
  } catch {
    return bytes.toString();
  }
}
