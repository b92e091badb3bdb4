import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { projectRoot } from "../project";

export interface ChildOptions {
  args: string[];
  env: NodeJS.ProcessEnv;
  stdio: SpawnOptions["stdio"];
}

/**
 * Starts a Node process that the terminal's Ctrl-C does not reach, since the start command decides
 * the order of stopping, and that ends by itself, with everything it starts, when this process is
 * gone (end-with-parent.cjs).
 */
export function startChild({ args, env, stdio }: ChildOptions): ChildProcess {
  // Relative, so that a path with spaces needs no quoting inside NODE_OPTIONS; all of them run in
  // the project.
  const watch = "--require=./scripts/start/end-with-parent.cjs";
  return spawn(process.execPath, args, {
    cwd: projectRoot,
    env: {
      ...env,
      NODE_OPTIONS: [env.NODE_OPTIONS, watch].filter(Boolean).join(" "),
      START_COMMAND_PID: String(process.pid),
    },
    stdio,
    // A process group of its own; Windows would open a window for it.
    detached: process.platform !== "win32",
    windowsHide: true,
  });
}

/** True until the process has ended. */
export function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null && child.pid !== undefined;
}

/** Resolves with the exit code, 1 when a signal ended the process or it could not start. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    if (!isRunning(child)) return resolve(child.exitCode ?? 1);
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/** Asks the process to end; ends its whole group by force when `graceMs` were not enough. */
export async function stopChild(child: ChildProcess, graceMs: number): Promise<void> {
  if (!isRunning(child)) return;
  const ended = exitCode(child);
  child.kill("SIGTERM");
  const timer = setTimeout(() => killChild(child), graceMs);
  await ended;
  clearTimeout(timer);
}

/** Ends the process and its group at once. */
export function killChild(child: ChildProcess): void {
  if (!isRunning(child) || child.pid === undefined) return;
  try {
    if (process.platform === "win32") child.kill("SIGKILL");
    else process.kill(-child.pid, "SIGKILL");
  } catch {
    // It ended in between.
  }
}
