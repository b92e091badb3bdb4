import { rmSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "../project";
import { freePort, startServer } from "../test/processes";

/** A first start includes the build; minutes on a slow machine. */
const DEADLINE_MS = 300_000;

/**
 * Seconds of `npm start` (without npm) until `/api/health/ready` answers 200: first with neither
 * data nor build, as in a fresh clone, then with both. Empties `distDir`, which holds a whole build
 * afterwards; `dataDir` must not exist.
 */
export async function timeStarts(
  distDir: string,
  dataDir: string,
): Promise<{ first: number; second: number }> {
  rmSync(path.join(projectRoot, distDir), { recursive: true, force: true });
  const first = await timeStart(distDir, dataDir);
  const second = await timeStart(distDir, dataDir);
  return { first, second };
}

async function timeStart(distDir: string, dataDir: string): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const server = await startServer({
    args: ["--import", "tsx", "scripts/start.ts"],
    env: {
      ...process.env,
      DATABASE_URL: "",
      DATA_DIR: dataDir,
      NEXT_DIST_DIR: distDir,
      HOSTNAME: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "warn",
    },
    url: `http://127.0.0.1:${port}`,
    readyPath: "/api/health/ready",
    deadlineMs: DEADLINE_MS,
  });
  const seconds = (performance.now() - started) / 1000;
  await server.stop();
  return seconds;
}
