import { execFile, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../project";
import { freePort } from "../test/processes";
import { type Count, readJestReport } from "../test/results";

// `npm run try:nodes [-- 22 24]`: the start from an empty data folder and the unit tests on each
// supported Node, which npm's package `node` brings. Prints a table; exit code 1 when anything
// failed. Takes some minutes for each version.

const VERSIONS = ["20", "22", "24"];
const MINUTE = 60_000;
/**
 * The build takes a minute on a machine of its own, and half an hour on one with twenty busy
 * programs.
 */
const START_DEADLINE_MS = 60 * MINUTE;
const TESTS_DEADLINE_MS = 60 * MINUTE;
const POLL_MS = 500;
const run = promisify(execFile);

interface Trial {
  version: string;
  start: string;
  stop: string;
  tests: Count;
}

/**
 * Installs this Node into the folder and gives the path of its program. The package's install
 * script must run.
 */
async function install(version: string, folder: string): Promise<string> {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const options = ["--no-audit", "--no-fund", "--no-save", "--ignore-scripts=false"];
  await run(npm, ["install", "--prefix", folder, `node@${version}`, ...options], { cwd: folder });
  return path.join(folder, "node_modules", "node", "bin", "node");
}

function environment(node: string, data: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, SITE_URL: __, NODE_OPTIONS: ___, ...own } = process.env;
  return {
    ...own,
    PATH: `${path.dirname(node)}${path.delimiter}${own.PATH ?? ""}`,
    DATA_DIR: data,
    // The folder of the tests' build: the compiler's settings name it already.
    NEXT_DIST_DIR: ".next-test",
    OPENAI_API_KEY: "",
    LOG_LEVEL: "warn",
  };
}

/**
 * `npm start` on an empty data folder: asks for a page, a verse and readiness, then stops it as a
 * service manager does.
 */
async function tryStart(node: string, data: string): Promise<Pick<Trial, "start" | "stop">> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = spawn(node, ["--import", "tsx", "scripts/start.ts"], {
    cwd: projectRoot,
    env: { ...environment(node, data), PORT: String(port), HOSTNAME: "127.0.0.1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [site.stdout, site.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => site.once("close", resolve));
  const isReady = await waitFor(`${url}/api/health/ready`, () => site.exitCode === null);
  const start = isReady ? await visit(url) : `not ready\n${output}`;
  site.kill("SIGTERM");
  return { start, stop: `exit code ${await ended}` };
}

async function waitFor(url: string, isAlive: () => boolean): Promise<boolean> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (isAlive() && Date.now() < deadline) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.status === 200) return true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}

async function visit(url: string): Promise<string> {
  const page = await fetch(`${url}/bible`);
  const verse = await fetch(`${url}/api/bible/verse?reference=John+3:16`);
  const isRight = (await page.text()).includes("<h1") && (await verse.text()).includes("For God");
  return page.status === 200 && verse.status === 200 && isRight ? "ok" : "wrong answers";
}

async function tryTests(node: string, folder: string): Promise<Count> {
  const file = path.join(folder, "jest.json");
  const jest = [
    require.resolve("jest/bin/jest"),
    ...["tests/unit", "--json", `--outputFile=${file}`, "--maxWorkers=2"],
  ];
  const env: NodeJS.ProcessEnv = { ...environment(node, folder), NODE_ENV: "test" };
  const code = await new Promise<number | null>((resolve) => {
    spawn(node, jest, { cwd: projectRoot, env, stdio: "ignore", timeout: TESTS_DEADLINE_MS }).once(
      "close",
      resolve,
    );
  });
  const count = readJestReport(file, code === 0);
  if (count.failed > 0) printFailures(file);
  return count;
}

function printFailures(file: string): void {
  if (!existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, "utf8")) as {
    testResults: { name: string; status: string; message: string }[];
  };
  for (const { name, status, message } of report.testResults) {
    if (status === "failed") console.error(`${name}\n${message}`);
  }
}

async function tryVersion(version: string, folder: string): Promise<Trial> {
  mkdirSync(folder);
  const node = await install(version, folder);
  const exact = (await run(node, ["--version"])).stdout.trim();
  console.log(`${exact}: starting on an empty data folder`);
  const started = await tryStart(node, path.join(folder, "data"));
  console.log(`${exact}: ${started.start}, ${started.stop}; unit tests`);
  return { version: exact, ...started, tests: await tryTests(node, folder) };
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const folder = mkdtempSync(path.join(tmpdir(), "truth-uncovered-nodes-"));
  const trials: Trial[] = [];
  try {
    for (const version of asked.length > 0 ? asked : VERSIONS) {
      trials.push(await tryVersion(version, path.join(folder, version)));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  console.log(
    "\n| Node | `npm start`, empty data folder | SIGTERM | unit tests |\n|---|---|---|---|",
  );
  for (const { version, start, stop, tests } of trials) {
    console.log(
      `| ${version} | ${start} | ${stop} | ${tests.passed} passed, ${tests.failed} failed |`,
    );
  }
  const isGood = (trial: Trial) =>
    trial.start === "ok" && trial.stop === "exit code 0" && trial.tests.failed === 0;
  if (!trials.every(isGood)) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
