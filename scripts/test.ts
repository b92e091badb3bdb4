import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "./build-site";
import { builtState, sourceFingerprint } from "./start/build-state";
import { serverNodeOptions } from "./start/web-server";
import { findBrowser, type TestBrowser } from "./test/browser";
import { createOnServer, prepare, startEmbedded, type TestDatabase } from "./test/databases";
import { freePort, projectRoot, runNode, startServer, stopAll } from "./test/processes";
import { Report } from "./test/report";
import { type Count, readJestReport, readPlaywrightReport } from "./test/results";
import { CHECKS, generateSources, runCheck } from "./test/run-checks";
import { checkNginxExample } from "./try/nginx";

// `npm test`: everything, on ports and folders of its own. `npm test -- unit|integration|e2e` runs one part.
// The last line is always "N passed, N failed".

const PARTS = ["unit", "integration", "e2e"] as const;
type Part = (typeof PARTS)[number];

// An option rather than `LONG=1 npm test`, which the Windows shell does not know; tests read the variable.
if (process.argv.includes("--long")) process.env.LONG = "1";
const LONG = process.env.LONG === "1";
const MINUTE = 60_000;
/** The whole run; every step has a shorter limit of its own. */
const RUN_DEADLINE_MS = (LONG ? 150 : 84) * MINUTE;
const STEP_DEADLINE_MS = (LONG ? 90 : 40) * MINUTE;
const DIST_DIR = ".next-test";

const report = new Report((line) => console.log(line));
const folder = mkdtempSync(path.join(tmpdir(), "truth-uncovered-test-"));
const databases: TestDatabase[] = [];
const building = new AbortController();
/** Variables of the operator that would change what the tests see. */
const baseEnv = withoutOperatorSettings();

async function main(): Promise<void> {
  const wanted = requestedParts();
  const all = wanted.length === PARTS.length;
  const ready = await report.step("generated sources", async () => {
    const { ok, output } = await generateSources({ ...baseEnv, NEXT_DIST_DIR: DIST_DIR });
    if (!ok) throw new Error(output);
    return { passed: 0, failed: 0 };
  });
  if (!ready) return;

  // One after another: two steps at once would slow each other down, and a slow machine must not look like a slow site.
  if (all) for (const check of CHECKS) await report.step(check.name, () => countCheck(check));
  if (wanted.includes("unit")) await jest("unit tests", "tests/unit", {});
  const nginx = process.env.TEST_NGINX;
  if (all && nginx) {
    await report.single("nginx takes the example of docs/operations.md", () =>
      checkNginxExample(nginx, path.join(folder, "nginx")),
    );
  }
  const forBrowsers = wanted.includes("e2e");
  if (!forBrowsers && !wanted.includes("integration")) return;
  const embedded = await newDatabase("embedded database", () =>
    startEmbedded(path.join(folder, "data")),
  );
  if (wanted.includes("integration")) {
    if (embedded) await integration("embedded database", embedded);
    await integrationOnServer();
  }
  if (forBrowsers && embedded) await browserTests(embedded);
}

/** Finds a browser, builds the site and visits it. */
async function browserTests(database: TestDatabase): Promise<void> {
  let browser: TestBrowser | undefined;
  await report.step("browser for the tests", async () => {
    browser = await findBrowser();
    return { passed: 0, failed: 0 };
  });
  const built = await report.single("production build", () =>
    buildSite({
      distDir: DIST_DIR,
      standalone: true,
      env: baseEnv as Record<string, string>,
      signal: AbortSignal.any([building.signal, AbortSignal.timeout(STEP_DEADLINE_MS)]),
    }),
  );
  await report.single("a build counts for a start", async () => {
    const state = builtState(DIST_DIR, sourceFingerprint(baseEnv), baseEnv);
    if (state !== "same") throw new Error(`npm start would build again: ${state}`);
  });
  if (built && browser) await endToEnd(database, browser);
}

/** The integration tests once more on the server that TEST_DATABASE_URL names, if it does. */
async function integrationOnServer(): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) return;
  const real = await newDatabase("PostgreSQL", () => createOnServer(serverUrl));
  // The embedded database's own tests and those of the operator's commands need no second run, nor do those of the model's provider, which use no database.
  if (real)
    await integration("PostgreSQL", real, "tests/integration/(?!embedded/|operations/|ai/)");
}

/** Playwright against `next start`, then the standalone server's own spec, both on the same database. */
async function endToEnd(database: TestDatabase, browser: TestBrowser): Promise<void> {
  const standalone = path.join(projectRoot, DIST_DIR, "standalone");
  const servers = [
    { project: "site", args: [...serverNodeOptions(), nextBin(), "start", "-H", "127.0.0.1"] },
    {
      project: "standalone",
      args: [...serverNodeOptions(standalone), path.join(standalone, "server.js")],
    },
  ];
  for (const { project, args } of servers) {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = {
      ...baseEnv,
      ...database.env,
      NODE_ENV: "production" as const,
      NEXT_DIST_DIR: DIST_DIR,
      PORT: String(port),
      HOSTNAME: "127.0.0.1",
      DATA_DIR: path.join(folder, "data"),
    };
    await report.step(`browser tests, ${project} server`, async () => {
      const server = await startServer({
        args: project === "site" ? [...args, "-p", String(port)] : args,
        env,
        url,
        readyPath: "/api/health/ready",
        deadlineMs: MINUTE,
      });
      try {
        // A test may start another process of the same server, to see its first moments.
        const another = JSON.stringify({ args, env: { ...database.env, NEXT_DIST_DIR: DIST_DIR } });
        const result = await playwright(project, url, browser, { ANOTHER_SERVER: another });
        return { ...result, output: `${result.output}\nThe server said:\n${server.output()}` };
      } finally {
        await server.stop();
      }
    });
  }
}

async function playwright(
  project: string,
  url: string,
  browser: TestBrowser,
  more: Record<string, string>,
) {
  const file = path.join(folder, `playwright-${project}.json`);
  const { ok, output } = await runNode({
    args: [require.resolve("@playwright/test/cli"), "test", `--project=${project}`, "--retries=2"],
    env: {
      ...baseEnv,
      ...browser.env,
      ...more,
      BASE_URL: url,
      BROWSER_PATH: browser.executablePath,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
    deadlineMs: STEP_DEADLINE_MS,
  });
  return { ...readPlaywrightReport(file, ok), output };
}

/** A new database, migrated and seeded; undefined when that failed (which the report then holds). */
async function newDatabase(
  name: string,
  create: () => Promise<TestDatabase>,
): Promise<TestDatabase | undefined> {
  let database: TestDatabase | undefined;
  const good = await report.single(`${name}, migrated and seeded`, async () => {
    database = await create();
    databases.push(database);
    await prepare(database);
  });
  return good ? database : undefined;
}

function integration(
  name: string,
  database: TestDatabase,
  tests = "tests/integration/",
): Promise<boolean> {
  return jest(`integration tests, ${name}`, tests, database.env, 1);
}

function jest(
  name: string,
  tests: string,
  env: Record<string, string>,
  workers = 2,
): Promise<boolean> {
  const file = path.join(folder, `${name.replace(/\W+/g, "-")}.json`);
  return report.step(name, async () => {
    const { ok, output } = await runNode({
      // PGlite loads parts of itself with import(), which Jest's sandbox only knows with this flag.
      args: [
        "--experimental-vm-modules",
        "--disable-warning=ExperimentalWarning",
        require.resolve("jest/bin/jest"),
        tests,
        "--json",
        `--outputFile=${file}`,
        `--maxWorkers=${workers}`,
      ],
      env: { ...baseEnv, ...env, NODE_ENV: "test" },
      deadlineMs: STEP_DEADLINE_MS,
    });
    return { ...readJestReport(file, ok), output: withoutJson(output) };
  });
}

async function countCheck(check: (typeof CHECKS)[number]): Promise<Count & { output: string }> {
  const { ok, output } = await runCheck(check);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, output };
}

/** Jest prints its whole report as one line when asked for JSON; people read the other lines. */
function withoutJson(output: string): string {
  return output.replace(/^\{"numFailedTestSuites".*$/m, "");
}

function requestedParts(): readonly Part[] {
  const names = process.argv.slice(2).filter((name) => name !== "--long");
  const unknown = names.filter((name) => !PARTS.some((part) => part === name));
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(", ")}. Known: ${PARTS.join(", ")}`);
  const parts = PARTS.filter((part) => names.includes(part));
  return parts.length > 0 ? parts : PARTS;
}

function nextBin(): string {
  return path.join(path.dirname(require.resolve("next/package.json")), "dist", "bin", "next");
}

function withoutOperatorSettings(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env };
  for (const name of ["DATABASE_URL", "SITE_URL", "PORT", "HOSTNAME", "DATA_DIR", "BUILD_ID"]) {
    delete env[name];
  }
  return {
    ...env,
    OPENAI_API_KEY: "",
    NEXT_TELEMETRY_DISABLED: "1",
    LOG_LEVEL: "warn",
    // A busy machine's disk may stand still for longer than visitors are to wait.
    DATABASE_TIMEOUT_MS: "20000",
  };
}

async function cleanUp(): Promise<void> {
  building.abort();
  await stopAll();
  await Promise.all(databases.map((database) => database.drop().catch(() => undefined)));
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

let finishing = false;

/** Ends whatever still runs, prints the one line that sums up, and leaves. */
async function finish(problem?: string): Promise<void> {
  if (finishing) return;
  finishing = true;
  if (problem) console.error(problem);
  await cleanUp();
  const { passed, failed } = report.total();
  const failures = failed + (problem ? 1 : 0);
  console.log(`${passed} passed, ${failures} failed`);
  process.exit(failures > 0 ? 1 : 0);
}

process.once("SIGINT", () => void finish("Stopped"));
process.once("SIGTERM", () => void finish("Stopped"));
setTimeout(
  () => void finish(`The run took longer than ${RUN_DEADLINE_MS / MINUTE} minutes`),
  RUN_DEADLINE_MS,
).unref();
main().then(
  () => finish(),
  (error: Error) => finish(error.message),
);
