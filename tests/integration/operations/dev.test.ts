import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { startEmbeddedDatabase } from "@/prisma/embedded/start";
import { freePort } from "@/scripts/test/processes";
import { eventually, newFolder, projectRoot, removeFolders, withClient } from "../embedded/support";

afterAll(removeFolders);

const BUSY_MS = 300_000;

/** What the run has filled, which takes half a minute, without the reading plans. */
async function almostFilledFolder(): Promise<string> {
  const dataDir = newFolder();
  cpSync(process.env.TEST_PREPARED_FOLDER ?? "", dataDir, { recursive: true });
  const database = await startEmbeddedDatabase({ dataDir });
  await withClient(database.connectionString, (client) =>
    client.query("DELETE FROM seed_state WHERE dataset = 'reading plans'"),
  );
  await database.stop();
  return dataDir;
}

test(
  "npm run dev fills a database of its own, says its address, serves pages and ends when told to",
  async () => {
    const dataDir = await almostFilledFolder();
    const dev = spawn(process.execPath, ["--import", "tsx", "scripts/dev.ts"], {
      cwd: projectRoot,
      // A folder whose types tsconfig.json knows already; Next would add another to it.
      env: {
        ...process.env,
        // As in a developer's shell, where nothing sets it.
        NODE_ENV: "development",
        DATABASE_URL: "",
        DATA_DIR: dataDir,
        PORT: String(await freePort()),
        NEXT_DIST_DIR: ".next-test",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [dev.stdout, dev.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk;
      });
    }
    const ended = once(dev, "exit");
    try {
      const address = await eventually("it says its address", BUSY_MS, () => {
        if (dev.exitCode !== null) throw new Error(output);
        return /is ready at (http:\S+);/.exec(output)?.[1] ?? null;
      });
      const page = await fetch(`${address}/about-dev`);
      // A busy machine's text takes longer to load than a statement may.
      const verse = await eventually("the text is there", BUSY_MS, async () => {
        const asked = `${address}/api/bible/verse?reference=John+11:35&translation=WEB`;
        const answer = await fetch(asked);
        return answer.status === 503 ? null : answer;
      });

      expect([page.status, verse.status]).toEqual([200, 200]);
      expect(await page.text()).toContain("<h1");
      expect(await verse.text()).toContain("Jesus wept");
    } finally {
      dev.kill("SIGTERM");
    }
    expect(await ended).toEqual([0, null]);
    expect(output).toContain("reading plans: done");
    expect(output).toContain("Stopped");
  },
  BUSY_MS,
);
