import { execFileSync } from "node:child_process";
import path from "node:path";
import { startEmbeddedDatabase } from "../../prisma/embedded/start";
import { table } from "../bench/measure";
import { killBackend, wait } from "../bench/saved/crash";
import { findDamage } from "../bench/saved/damage";
import { startWriters } from "../bench/saved/writers";
import { freePort, type RunningServer, startServer } from "../test/processes";

// kill -9 of the database, the web server and the start command (`npm start`) in turn, while
// visitors write. The site is the one that operators start; it is started again as a supervisor
// would. Afterwards everything that was answered must be there, and nothing twice.

const KINDS = ["database", "web server", "start command"] as const;
/** What a start may take on a busy machine. */
const READY_MS = 240_000;
/** How long the web server may outlive a start command that was killed. */
const ENDED_MS = 30_000;

export interface KillOptions {
  /** For the data folder of the embedded database. */
  folder: string;
  distDir: string;
  kills: number;
  /** A PostgreSQL server's database of this run alone, instead of the embedded one. */
  databaseUrl?: string;
}

/** Process numbers below a process, with their command lines. */
function childrenOf(pid: number): { pid: number; args: string }[] {
  const lines = execFileSync("ps", ["-e", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  return lines.split("\n").flatMap((line) => {
    const [, own, parent, args = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === pid ? [{ pid: Number(own), args }] : [];
  });
}

/**
 * The child of the start command whose command line is like this; waits for it, since it may just
 * be starting. @throws after 30 s.
 */
async function findChild(site: RunningServer, like: RegExp): Promise<number> {
  for (let tries = 0; tries < 600; tries++) {
    const found = childrenOf(site.pid ?? 0).find(({ args }) => like.test(args));
    if (found) return found.pid;
    await wait(50);
  }
  throw new Error(`the start command has no child like ${like}\n${site.output()}`);
}

/** `npm start` on these options, ready to answer. */
function start({ folder, distDir, databaseUrl }: KillOptions, port: number) {
  return startServer({
    args: ["--import", "tsx", "scripts/start.ts"],
    env: {
      ...process.env,
      PORT: String(port),
      HOSTNAME: "127.0.0.1",
      DATA_DIR: path.join(folder, "kills"),
      DATABASE_URL: databaseUrl ?? "",
      NEXT_DIST_DIR: distDir,
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      OPENAI_API_KEY: "",
      OPENAI_BASE_URL: "",
    },
    url: `http://127.0.0.1:${port}`,
    readyPath: "/api/health/ready",
    deadlineMs: READY_MS,
  });
}

/**
 * Waits until a process that was killed, or that ends because of it, is gone. @throws when it is
 * not.
 */
async function waitForEnd(pid: number | undefined): Promise<void> {
  for (const deadline = Date.now() + ENDED_MS; Date.now() < deadline; await wait(50)) {
    try {
      process.kill(pid ?? 0, 0);
    } catch {
      return;
    }
  }
  throw new Error(`process ${pid} did not end within ${ENDED_MS / 1000} s`);
}

/** Kills so often. Gives the table and what was lost, doubled or left half. */
export async function kills(options: KillOptions): Promise<{ text: string; wrongs: string[] }> {
  const port = await freePort();
  let site = await start(options, port);
  const counts = { database: 0, "web server": 0, "start command": 0 };
  const writers = startWriters(site.url);
  const started = performance.now();
  await wait(1_500);
  for (let kill = 0; kill < options.kills; kill++) {
    const kind = KINDS[kill % KINDS.length] ?? "database";
    await wait(200 + Math.random() * 800);
    counts[kind] += 1;
    if (kind === "database") {
      if (options.databaseUrl) await killBackend(options.databaseUrl);
      else process.kill(await findChild(site, /server-process/), "SIGKILL");
      continue;
    }
    const web = await findChild(site, /next/);
    process.kill(kind === "web server" ? web : (site.pid ?? 0), "SIGKILL");
    // Both end: the start command when its web server is gone, the web server when its start
    // command is.
    await waitForEnd(site.pid);
    await waitForEnd(web);
    await site.stop();
    site = await start(options, port);
    if (kill % 15 === 1) console.error(`… ${kill + 1} kills`);
  }
  await wait(3_000);
  await writers.stop();
  await site.stop();
  const seconds = (performance.now() - started) / 1000;
  const wrongs = await damageOf(options, writers.written);
  const { collections, verses, creations, conversations } = writers.written;
  const text = table([
    ["kill -9", "in, s", "collections", "verses", "creations", "chats", "lost, doubled or half"],
    [
      KINDS.map((kind) => `${counts[kind]} of the ${kind}`).join(", "),
      seconds.toFixed(0),
      ...[collections, verses, creations, conversations].map(({ size }) => String(size)),
      String(wrongs.length),
    ],
  ]);
  return { text, wrongs };
}

/** Looks for damage in the database, which is opened anew when it is the embedded one. */
async function damageOf(
  { folder, databaseUrl }: KillOptions,
  written: Parameters<typeof findDamage>[1],
): Promise<string[]> {
  if (databaseUrl) return findDamage(databaseUrl, written);
  const database = await startEmbeddedDatabase({ dataDir: path.join(folder, "kills") });
  try {
    return await findDamage(database.connectionString, written);
  } finally {
    await database.stop();
  }
}
