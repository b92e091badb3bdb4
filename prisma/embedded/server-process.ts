import path from "node:path";
import { checkCluster, holdsAnything, requireMended } from "./check-cluster";
import { checkTables } from "./check-tables";
import { createCluster } from "./create-cluster";
import { DATABASE_FOLDER, lockDataFolder } from "./data-lock";
import { Engine } from "./engine";
import { recordFiles } from "./file-record";
import { damagedFolder } from "./folder-errors";
import { finishSwap } from "./swap-folders";
import { databaseUrl, WireServer } from "./wire-server";

/** What the parent hands over in the environment variable EMBEDDED_DATABASE, as JSON. */
export interface ServerProcessOptions {
  dataDir: string;
  /** 0: the system chooses. */
  port: number;
  password: string;
  /**
   * The process is started again in the middle of the site's life: visitors wait, so only the shape
   * of the folder is looked at.
   */
  isRestart?: boolean;
}

export type ServerProcessMessage =
  | { kind: "progress"; line: string }
  | { kind: "ready"; port: number; created: boolean }
  | { kind: "failed"; message: string; name: string };

function tell(message: ServerProcessMessage): void {
  // The parent may be gone, which the disconnect handler deals with.
  if (process.connected) process.send?.(message, () => undefined);
}

/**
 * The database process: lock, engine, server, and a clean end. It ends on SIGTERM, on the message
 * "stop" and when its parent is gone, however that one died. Ctrl-C reaches the whole group of
 * processes at once, so SIGINT is left to the parent.
 */
async function main(): Promise<void> {
  const options = JSON.parse(process.env.EMBEDDED_DATABASE ?? "") as ServerProcessOptions;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  process.on("SIGTERM", end);
  process.on("SIGINT", () => {
    if (!process.connected) end();
  });
  process.on("disconnect", end);
  process.on("message", (message) => message === "stop" && end());
  if (!process.connected && process.send) end();

  const lock = await lockDataFolder(options.dataDir);
  const folder = path.join(options.dataDir, DATABASE_FOLDER);
  const report = (line: string) => tell({ kind: "progress", line });
  const engine = new Engine(folder, report);
  let isProven = false;
  try {
    finishSwap(options.dataDir);
    const created = !holdsAnything(folder);
    if (created) await createCluster(options.dataDir, report);
    const check = checkCluster(folder, options.isRestart);
    await engine.open().catch((error: Error) => {
      throw damagedFolder(folder, `it cannot be opened: ${firstLine(error)}`);
    });
    const server = new WireServer(engine, options.password);
    const port = await server.listen(options.port);
    if (check.tablesUnproven) {
      if (!created) report("The database was not closed in order; reading its tables");
      await checkTables(folder, databaseUrl(options.password, port));
      requireMended(folder, check);
    }
    isProven = !options.isRestart;
    tell({ kind: "ready", port, created });
    await ended;
    await server.close();
  } finally {
    await engine.close();
    if (isProven) leaveRecord(folder);
    lock.release();
  }
}

/**
 * Of a database that was found whole and closed in order. Should it fail, the next start reads the
 * tables instead.
 */
function leaveRecord(folder: string): void {
  try {
    recordFiles(folder);
  } catch {
    // The disk is full, or the folder was taken away under us.
  }
}

function firstLine(error: Error): string {
  return error.message.split("\n", 1)[0] ?? "";
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const failed: ServerProcessMessage = {
      kind: "failed",
      message,
      name: error instanceof Error ? error.name : "Error",
    };
    if (!process.connected || !process.send) process.exit(1);
    process.send(failed, () => process.exit(1));
  },
);
