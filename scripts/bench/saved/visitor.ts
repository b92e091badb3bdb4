import { Agent, type IncomingMessage, request } from "node:http";

/** An answer read to its end. */
export interface VisitorAnswer {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
  /** Milliseconds from the request to the first chunk that `until` knew, else to the end. */
  firstMs: number;
  totalMs: number;
}

interface Call {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** What the first words look like in a stream. */
  until?: string;
  signal?: AbortSignal;
}

/** Above the server's own limits of one call. */
const TIMEOUT_MS = 90_000;

/** One browser: sends what the pages send, keeps its cookie and its connection. */
export class Visitor {
  cookie: string | undefined;
  readonly #agent = new Agent({ keepAlive: true });

  constructor(readonly origin: string) {}

  /** Sends one request and reads its answer. Rejects when the connection breaks. */
  ask(
    target: string,
    { method = "GET", body, headers, until, signal }: Call = {},
  ): Promise<VisitorAnswer> {
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const call = request(
        this.origin + target,
        {
          method,
          agent: this.#agent,
          ...(signal ? { signal } : {}),
          headers: {
            "X-Client": "web",
            Origin: this.origin,
            ...(sent ? { "Content-Type": "application/json" } : {}),
            ...(this.cookie ? { Cookie: this.cookie } : {}),
            ...headers,
          },
        },
        (response) => {
          let text = "";
          let firstMs = 0;
          response.setEncoding("utf8");
          response.on("data", (chunk: string) => {
            text += chunk;
            if (firstMs === 0 && until && text.includes(until)) {
              firstMs = performance.now() - started;
            }
          });
          response.once("error", reject);
          response.once("end", () => {
            if (!response.complete) return reject(new Error("the answer was cut off"));
            this.cookie = response.headers["set-cookie"]?.[0]?.split(";")[0] ?? this.cookie;
            const totalMs = performance.now() - started;
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text,
              firstMs: firstMs || totalMs,
              totalMs,
            });
          });
        },
      );
      call.setTimeout(TIMEOUT_MS, () => call.destroy(new Error("no answer")));
      call.once("error", reject);
      call.end(sent);
    });
  }

  /** POST with a JSON body; `key` is its Idempotency-Key. */
  post(target: string, body: unknown, key?: string): Promise<VisitorAnswer> {
    return this.ask(target, {
      method: "POST",
      body,
      ...(key ? { headers: { "Idempotency-Key": key } } : {}),
    });
  }

  /** Closes its connection. */
  close(): void {
    this.#agent.destroy();
  }
}
