import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A server in front of the site with an address (and so an origin and a storage) of its own, which
 * can be ended and can change what it hands on: service workers see a real network, which
 * `page.route` does not give them.
 */
export class FrontServer {
  /** What stands in the place of /sw.js; null hands the site's own on. */
  worker: ((own: string) => string) | null = null;
  /** Paths answered so far. */
  readonly asked: string[] = [];
  /** True for a path that is answered with 500. */
  fails: (path: string) => boolean = () => false;
  /** What an answer waits for. */
  waits: (path: string) => Promise<void> | null = () => null;
  /** Where an answer is held up on its way: what comes from `before` on waits for `until`. */
  holds: (path: string) => { before: string; until: Promise<void> } | null = () => null;
  #server: Server | null = null;
  #port = 0;

  private constructor(readonly site: string) {}

  /** Starts one in front of the site at this address. */
  static async start(site: string): Promise<FrontServer> {
    const front = new FrontServer(site);
    await front.resume();
    return front;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Listens at the same address as before. */
  async resume(): Promise<void> {
    const { hostname, port } = new URL(this.site);
    this.#server = createServer(async (incoming, response) => {
      const path = incoming.url ?? "/";
      this.asked.push(path);
      await this.waits(path);
      if (this.fails(path)) return void response.writeHead(500).end();
      const isWorker = path === "/sw.js" && this.worker !== null;
      const held = this.holds(path);
      const headers = isWorker || held ? {} : incoming.headers;
      const onward = request({ hostname, port, path, method: incoming.method, headers });
      onward.on("response", (answer) => {
        if (isWorker) return void this.#sendWorker(answer, response);
        if (held) return void sendInTwo(answer, response, held);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      onward.on("error", () => response.writeHead(502).end());
      incoming.pipe(onward);
    }).listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Ends it with every connection: nobody listens there anymore. */
  async stop(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = null;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  }

  async #sendWorker(answer: AsyncIterable<Buffer>, response: ServerResponse): Promise<void> {
    const text = this.worker?.(await textOf(answer)) ?? "";
    const headers = { "Content-Type": "text/javascript", "Cache-Control": "no-cache" };
    response.writeHead(200, headers).end(text);
  }
}

async function textOf(answer: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part);
  return Buffer.concat(parts).toString();
}

async function sendInTwo(
  answer: IncomingMessage,
  response: ServerResponse,
  { before, until }: { before: string; until: Promise<void> },
): Promise<void> {
  const text = await textOf(answer);
  const at = text.indexOf(before);
  if (at === -1) throw new Error(`No ${before} in what was answered`);
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  response.write(text.slice(0, at));
  await until;
  response.end(text.slice(at));
}
