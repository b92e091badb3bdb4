import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DATABASE_FOLDER, DataFolderInUseError, lockDataFolder } from "./data-lock";
import { Engine } from "./engine";
import { WireServer } from "./wire-server";

/** What the parent hands over in the environment variable EMBEDDED_DATABASE, as JSON. */
export interface ServerProcessOptions {
  dataDir: string;
  /** 0: the system chooses. */
  port: number;
  password: string;
}

export type ServerProcessMessage =
  | { kind: "progress"; line: string }
  | { kind: "ready"; port: number; created: boolean }
  | { kind: "failed"; message: string; inUse: boolean };

function tell(message: ServerProcessMessage): void {
  // The parent may be gone, which the disconnect handler deals with.
  if (process.connected) process.send?.(message, () => undefined);
}

/**
 * The database process: lock, engine, server, and a clean end. It ends on SIGTERM, on the message "stop" and when its parent
 * is gone, however that one died. Ctrl-C reaches the whole group of processes at once, so SIGINT is left to the parent.
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
  // A database whose creation was cut off cannot be opened, and nobody has been let into it: start over.
  const marker = path.join(options.dataDir, "database.creating");
  if (existsSync(marker)) rmSync(folder, { recursive: true, force: true });
  const created = !existsSync(path.join(folder, "PG_VERSION"));
  if (created) writeFileSync(marker, "");
  mkdirSync(folder, { recursive: true });
  const engine = new Engine(folder, (line) => tell({ kind: "progress", line }));
  const server = new WireServer(engine, options.password);
  try {
    if (created) tell({ kind: "progress", line: `Creating the database in ${folder}` });
    await engine.open();
    rmSync(marker, { force: true });
    const port = await server.listen(options.port);
    tell({ kind: "ready", port, created });
    await ended;
    await server.close();
  } finally {
    await engine.close();
    lock.release();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    const failed: ServerProcessMessage = {
      kind: "failed",
      message,
      inUse: error instanceof DataFolderInUseError,
    };
    if (!process.connected || !process.send) process.exit(1);
    process.send(failed, () => process.exit(1));
  },
);
