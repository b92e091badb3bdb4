import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { RawConnection } from "@/tests/support/raw-connection";

const PRELOAD = path.resolve(__dirname, "../../../../scripts/server/preload.cjs");

/**
 * A server that ends as Next's does: it stops listening on SIGTERM and waits for its connections.
 */
const SERVER = `
const server = require("node:http").createServer((request, response) => {
  const { pathname } = new URL(request.url, "http://a.example");
  if (pathname === "/slow") return setTimeout(() => response.end("slow but whole"), 1000);
  if (pathname === "/stream") return setInterval(() => response.write("more "), 50);
  if (pathname === "/never") return;
  if (request.headers["x-method"]) return response.end("method " + request.method);
  if (pathname === "/cookies") return response.end("[" + request.headers.cookie + "]");
  if (pathname.endsWith("/body")) {
    response.setHeader("Vary", "rsc");
    let length = 0;
    request.on("data", (chunk) => { length += chunk.length; });
    return request.on("end", () => response.end("read " + length));
  }
  response.end("whole");
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
process.on("SIGTERM", () => server.close(() => process.exit(143)));
`;

/**
 * A process of its own with the layer before Next, and one raw connection after the other to it.
 */
export class LayerProcess {
  #port = 0;

  private constructor(readonly child: ChildProcess) {}

  static async start(): Promise<LayerProcess> {
    const child = spawn(process.execPath, ["--require", PRELOAD, "-e", SERVER], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const started = new LayerProcess(child);
    const [port] = await once(child.stdout as NodeJS.EventEmitter, "data");
    started.#port = Number(String(port));
    return started;
  }

  get exited(): Promise<number | null> {
    const { child } = this;
    if (child.exitCode !== null) return Promise.resolve(child.exitCode);
    return once(child, "exit").then(([code]) => code as number | null);
  }

  /** Sends these characters as they are. */
  connection(text: string): Promise<RawConnection> {
    return RawConnection.open(this.#port, text);
  }

  /** Sends these characters and reads until the server closes the connection. */
  async exchange(text: string): Promise<string> {
    return (await this.connection(text)).closed;
  }
}
