import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "../build-site";
import { projectRoot } from "../project";
import { builtState, sourceFingerprint } from "../start/build-state";
import { nextStartArgs, serverNodeOptions } from "../start/web-server";
import { findBrowser } from "./browser";
import { startPrepared } from "./databases";
import { testEnvironment } from "./environment";
import { freePort, startServer, stopAll } from "./processes";
import { announceSite, type ServedSite } from "./served-site";

// What the browser tests visit: Playwright starts it (playwright.config.ts) and ends it. A browser,
// a production build (made again only when sources changed), a database of its own, and two servers
// on it: `next start` and the standalone one.

const DIST_DIR = ".next-test";
const MINUTE = 60_000;

const folder = mkdtempSync(path.join(tmpdir(), "truth-uncovered-site-"));
const baseEnv = testEnvironment();
let dropDatabase: () => Promise<void> = async () => undefined;

async function serve(): Promise<void> {
  // One after another: on a small machine two at once would only slow each other down.
  const browser = await findBrowser();
  await buildOnce();
  const dataDir = path.join(folder, "data");
  const database = await startPrepared(dataDir);
  dropDatabase = database.drop;

  const standalone = path.join(projectRoot, DIST_DIR, "standalone");
  const env = { ...database.env, NEXT_DIST_DIR: DIST_DIR };
  const start = (args: string[], port: number) =>
    startServer({
      args,
      env: {
        ...baseEnv,
        ...env,
        NODE_ENV: "production",
        PORT: String(port),
        HOSTNAME: "127.0.0.1",
        DATA_DIR: dataDir,
      },
      url: `http://127.0.0.1:${port}`,
      readyPath: "/api/health/ready",
      deadlineMs: MINUTE,
    });
  const sitePort = await freePort();
  const standaloneArgs = [...serverNodeOptions(standalone), path.join(standalone, "server.js")];
  const site = await start(nextStartArgs({ port: sitePort, host: "127.0.0.1" }), sitePort);
  const other = await start(standaloneArgs, await freePort());
  const served: ServedSite = {
    site: site.url,
    standalone: other.url,
    browser,
    another: { args: standaloneArgs, env: { ...baseEnv, ...env } as Record<string, string> },
  };
  announceSite(served);
}

/**
 * Builds unless a build of exactly these sources stands there; then that one must count for a
 * start.
 */
async function buildOnce(): Promise<void> {
  const state = () =>
    builtState(DIST_DIR, sourceFingerprint(baseEnv), { ...baseEnv, BUILD_STANDALONE: "1" });
  if (state() === "same") return;
  await buildSite({
    distDir: DIST_DIR,
    standalone: true,
    keepsCompilerCache: true,
    env: baseEnv as Record<string, string>,
    onProgress: (line) => console.log(line),
  });
  if (state() !== "same") throw new Error(`npm start would build again: ${state()}`);
}

async function end(code: number): Promise<void> {
  await stopAll();
  await dropDatabase().catch(() => undefined);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.exit(code);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void end(0));
serve().catch((error: unknown) => {
  console.error(error);
  return end(1);
});
