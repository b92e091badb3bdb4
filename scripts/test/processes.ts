import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { projectRoot } from "../project";

/** How a finished process ended. `output` is what it wrote, errors included, in order. */
export type Ended = { ok: boolean; output: string };

/**
 * A process to run with Node: `args` as after `node`, `deadlineMs` after which it is ended and
 * counts as failed.
 */
export type NodeProcess = {
  args: string[];
  env?: NodeJS.ProcessEnv;
  deadlineMs: number;
};

/** A server this run started. */
export type RunningServer = {
  url: string;
  pid: number | undefined;
  output: () => string;
  stop: () => Promise<void>;
};

const STOP_GRACE_MS = 12_000;
const living = new Set<ChildProcess>();

/** Runs a Node process to its end; never rejects. */
export function runNode({ args, env, deadlineMs }: NodeProcess): Promise<Ended> {
  return new Promise((resolve) => {
    const child = start(args, env);
    const output = collect(child);
    let note = "";
    const timer = setTimeout(() => {
      note = `\nEnded after its deadline of ${Math.round(deadlineMs / 1000)} s`;
      void stopProcess(child);
    }, deadlineMs);
    child.once("error", (error) => {
      note = `\n${error.message}`;
    });
    child.once("close", (code) => {
      clearTimeout(timer);
      resolve({ ok: code === 0 && note === "", output: output() + note });
    });
  });
}

/**
 * Starts a server and waits until `readyPath` answers 200.
 * @throws with the server's output when it ends or stays silent past the deadline.
 */
export async function startServer(
  server: NodeProcess & { url: string; readyPath: string },
): Promise<RunningServer> {
  const child = start(server.args, server.env);
  const output = collect(child);
  const deadline = Date.now() + server.deadlineMs;
  while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const answer = await fetch(server.url + server.readyPath, {
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
    if (answer?.status === 200) {
      return { url: server.url, pid: child.pid, output, stop: () => stopProcess(child) };
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  await stopProcess(child);
  throw new Error(`The server did not become ready at ${server.readyPath}\n${output()}`);
}

/** A port nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === "object") resolve(address.port);
        else reject(new Error("No free port"));
      });
    });
  });
}

/** Ends everything this run started, each process with its own children. */
export async function stopAll(): Promise<void> {
  await Promise.all([...living].map(stopProcess));
}

function start(args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own on POSIX systems, so that its children (browsers, workers) end with it.
    detached: process.platform !== "win32",
  });
  living.add(child);
  child.once("close", () => living.delete(child));
  return child;
}

function collect(child: ChildProcess): () => string {
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => chunks.push(chunk));
  }
  return () => chunks.join("");
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    if (!living.has(child)) resolve();
    else child.once("close", () => resolve());
  });
  signalGroup(child, "SIGTERM");
  const kill = setTimeout(() => signalGroup(child, "SIGKILL"), STOP_GRACE_MS);
  await ended;
  clearTimeout(kill);
  // The process may be gone while a child of it lives on.
  signalGroup(child, "SIGKILL");
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (!child.pid) return;
  try {
    if (process.platform === "win32") {
      spawn("taskkill", ["/pid", String(child.pid), "/t", "/f"], { stdio: "ignore" });
    } else {
      process.kill(-child.pid, signal);
    }
  } catch {
    // The group is already gone.
  }
}
