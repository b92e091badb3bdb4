import { Agent, get, type IncomingHttpHeaders } from "node:http";
import { get as getSecurely, Agent as SecureAgent } from "node:https";

/** An answer as it was sent, redirects not followed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const DEADLINE_MS = 60_000;

/** Asks one site over a few kept connections. */
export class CrawlClient {
  readonly #origin: string;
  readonly #agent: Agent;

  /** `origin` is the site's, `connections` how many requests are under way at a time. */
  constructor(origin: string, connections: number) {
    this.#origin = origin;
    const options = { keepAlive: true, maxSockets: connections };
    this.#agent = origin.startsWith("https:") ? new SecureAgent(options) : new Agent(options);
  }

  /** Asks for a path with its query. @throws when the connection breaks or stays silent. */
  ask(path: string): Promise<Answer> {
    const request = this.#origin.startsWith("https:") ? getSecurely : get;
    const headers = { accept: "text/html,*/*", "user-agent": "crawl of the site's own" };
    return new Promise((resolve, reject) => {
      const sent = request(
        this.#origin + path,
        { agent: this.#agent, headers, timeout: DEADLINE_MS },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", reject);
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      sent.on("timeout", () => sent.destroy(new Error(`${path} did not answer`)));
      sent.on("error", reject);
    });
  }

  /** Closes the connections, so that the server can end. */
  close(): void {
    this.#agent.destroy();
  }
}

/** Does `work` for each of `items`, `width` at a time. */
export async function forEach<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}
