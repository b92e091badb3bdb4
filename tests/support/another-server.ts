import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../scripts/test/processes";
import { servedSite } from "../../scripts/test/served-site";

/** How the standalone server of the run is started. */
const { args, env } = servedSite()?.another ?? { args: [], env: {} };

interface AnotherServerOptions {
  /** Variables that differ from those of the run. */
  env?: Record<string, string>;
  /** Without the layer of scripts/server, as a platform runs the site. */
  isBare?: boolean;
}

/**
 * Another process of the server that the run visits, on the same database: to see its first moments
 * or its end.
 */
export class AnotherServer {
  /** What it has written so far. */
  output = "";
  /** Its exit code, null when a signal ended it; resolves when it is gone. */
  readonly exited: Promise<number | null>;

  private constructor(
    readonly child: ChildProcess,
    readonly port: number,
  ) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        this.output += String(chunk);
      });
    }
    this.exited = once(child, "exit").then(([code]) => code as number | null);
  }

  /** Starts it and waits for nothing. */
  static async start(options: AnotherServerOptions = {}): Promise<AnotherServer> {
    const port = await freePort();
    const layer = options.isBare ? args.indexOf("--require") : -1;
    const child = spawn(process.execPath, layer === -1 ? args : args.toSpliced(layer, 2), {
      env: {
        ...env,
        NODE_ENV: "production",
        PORT: String(port),
        HOSTNAME: "127.0.0.1",
        ...options.env,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    return new AnotherServer(child, port);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The status of its readiness; undefined while nobody listens. */
  async readiness(): Promise<number | undefined> {
    return (await fetch(`${this.url}/api/health/ready`).catch(() => undefined))?.status;
  }

  /** Ends it at once, if it still runs. */
  async kill(): Promise<void> {
    this.child.kill("SIGKILL");
    await this.exited;
  }
}
