import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import type { Socket } from "node:net";
import path from "node:path";
import { DataFolderInUseError } from "./data-lock";
import { DataFolderError } from "./folder-errors";
import type { ServerProcessMessage, ServerProcessOptions } from "./server-process";
import { databaseUrl } from "./wire-server";

export { DataFolderError, DataFolderInUseError };

export interface EmbeddedDatabaseOptions {
  /** Folder of the data and its lock; created when missing. */
  dataDir: string;
  /** Loopback port; without it the system chooses a free one. */
  port?: number;
  /** Gets one line per thing worth telling the operator. */
  onProgress?: (line: string) => void;
}

export interface EmbeddedDatabase {
  /** For any PostgreSQL client on this machine. Holds a password made for this start only. */
  connectionString: string;
  /** Number of the database process now; undefined while it is being restarted. */
  readonly pid: number | undefined;
  /** Writes everything out, ends the process and frees the folder. May be called more than once. */
  stop(): Promise<void>;
}

const RESTART_PAUSE_MS = 250;
/**
 * The process closes its engine within five seconds of the order; after this it is killed, which
 * loses nothing.
 */
const STOP_TIMEOUT_MS = 8_000;
const MAX_OUTPUT = 4_000;

interface Running {
  child: ChildProcess;
  port: number;
}

/**
 * Starts the embedded PostgreSQL as a child process that serves the folder on a loopback port.
 * Should the process die, it is started again on the same port with the same password. When this
 * process dies, the child notices and ends; it does not keep this process alive. Throws
 * DataFolderInUseError when another process has the folder, DataFolderError when the folder is
 * damaged or cannot be used (nothing in it is changed then), and Error when the database cannot
 * start for another reason.
 */
export async function startEmbeddedDatabase(
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const report = options.onProgress ?? (() => undefined);
  const settings: ServerProcessOptions = {
    dataDir: path.resolve(options.dataDir),
    port: options.port ?? 0,
    password: randomBytes(24).toString("hex"),
  };
  let running: Running | null = null;
  let stopping: Promise<void> | null = null;
  let restarting: Promise<void> | null = null;

  const launch = async () => {
    const started = await launchProcess(settings, report);
    settings.port = started.port;
    settings.isRestart = true;
    letParentEnd(started.child);
    running = started;
    started.child.once("exit", (code, signal) => {
      running = null;
      if (stopping) return;
      report(`The database process ended unexpectedly (${signal ?? code}); starting it again`);
      restarting = restart();
    });
  };
  const restart = async () => {
    while (!stopping) {
      try {
        await launch();
        report("The database is back");
        return;
      } catch (error) {
        report(`The database did not come back: ${(error as Error).message}`);
        await new Promise((resolve) => setTimeout(resolve, RESTART_PAUSE_MS));
      }
    }
  };

  await launch();
  return {
    connectionString: databaseUrl(settings.password, settings.port),
    get pid() {
      return running?.child.pid;
    },
    stop() {
      stopping ??= Promise.resolve(restarting).then(() =>
        running ? stopProcess(running.child) : undefined,
      );
      return stopping;
    },
  };
}

/** The errors that keep their kind on the way from the database process. */
const FAILURES: Partial<Record<string, new (message: string) => Error>> = {
  DataFolderError,
  DataFolderInUseError,
};

function launchProcess(
  settings: ServerProcessOptions,
  report: (line: string) => void,
): Promise<Running> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ["--import", "tsx", path.join(__dirname, "server-process.ts")],
      {
        cwd: path.resolve(__dirname, "../.."),
        env: { ...process.env, EMBEDDED_DATABASE: JSON.stringify(settings) },
        stdio: ["ignore", "ignore", "pipe", "ipc"],
        windowsHide: true,
      },
    );
    let output = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      output = (output + chunk).slice(-MAX_OUTPUT);
    });
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      const detail = output.trim() ? `:\n${output.trim()}` : "";
      reject(
        new Error(`The database process ended with ${signal ?? code} before it was ready${detail}`),
      );
    });
    child.on("message", (message: ServerProcessMessage) => {
      if (message.kind === "progress") report(message.line);
      if (message.kind === "ready") resolve({ child, port: message.port });
      if (message.kind === "failed") {
        const Failure = FAILURES[message.name] ?? Error;
        reject(new Failure(message.message));
      }
    });
  });
}

/**
 * The database must not keep a program alive that forgot to stop it; it ends by itself when that
 * program is gone.
 */
function letParentEnd(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  (child.stderr as Socket | null)?.unref();
}

function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
    child.ref();
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    // A message instead of SIGTERM, which Windows does not have.
    if (child.connected) child.send("stop", () => undefined);
    else child.kill("SIGTERM");
  });
}
