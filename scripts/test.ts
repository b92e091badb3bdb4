import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepareFolder } from "./test/databases";
import { testEnvironment } from "./test/environment";
import { runNode, stopAll } from "./test/processes";
import { Report } from "./test/report";
import { type Count, readJestReport, readPlaywrightReport } from "./test/results";
import { CHECKS, generateSources, runCheck } from "./test/run-checks";
import { systemVariables } from "./test/system";
import { checkNginxExample } from "./try/nginx";

// `npm test`: everything, on ports and folders of its own. `npm test -- unit|integration|e2e` runs
// one part. The last line is always "N passed, N failed". Databases, build and servers are the
// runners' own (jest.config.mjs, playwright.config.ts), so that `npx jest` and `npx playwright
// test` do the same.

const PARTS = ["unit", "integration", "e2e"] as const;
type Part = (typeof PARTS)[number];

// An option rather than `LONG=1 npm test`, which the Windows shell does not know; tests read the
// variable.
if (process.argv.includes("--long")) process.env.LONG = "1";
const LONG = process.env.LONG === "1";
const MINUTE = 60_000;
/** Of the machine the run is meant for; more of them do not make it faster by much. */
const CORES = 2;
/** The whole run; every step has a shorter limit of its own. */
const RUN_DEADLINE_MS = (LONG ? 150 : 84) * MINUTE;
const STEP_DEADLINE_MS = (LONG ? 90 : 40) * MINUTE;
/** They begin with the run, and a slow mirror takes minutes. */
const SYSTEM_DEADLINE_MS = 20 * MINUTE;

const report = new Report((line) => console.log(line));
const folder = mkdtempSync(path.join(tmpdir(), "truth-uncovered-test-"));
const baseEnv = testEnvironment();

async function main(): Promise<void> {
  const wanted = requestedParts();
  const all = wanted.length === PARTS.length;
  const ready = await report.step("generated sources", async () => {
    const { ok, output } = await generateSources(baseEnv);
    if (!ok) throw new Error(output);
    return { passed: 0, failed: 0 };
  });
  if (!ready) return;

  // Keeps one processor busy for a quarter of a minute; so do most of the checks.
  const preparing = wanted.some((part) => part !== "unit") ? prepareEmbedded() : undefined;
  // Else one after another: two steps at once would slow each other down, and a slow machine must
  // not look like a slow site.
  if (all) for (const check of CHECKS) await report.step(check.name, () => countCheck(check));
  if (wanted.includes("unit")) await report.step("unit tests", () => jest(["unit"], CORES));
  if (wanted.some((part) => part !== "unit") && !(await systemIsReady())) return;
  const nginx = baseEnv.TEST_NGINX;
  if (all && nginx) {
    await report.single("nginx takes the example of docs/operations.md", () =>
      checkNginxExample(nginx, path.join(folder, "nginx")),
    );
  }
  await preparing;
  if (wanted.includes("integration")) {
    // Both at once, so that the few long tests of the second do not end the run with one idle
    // processor; and one worker more, since a third of their time they wait for databases.
    await report.step("integration tests", () => jest(["integration", "embedded"], CORES + 1));
  }
  if (wanted.includes("e2e")) await report.step("browser tests", playwright);
}

/** Where `.ci/run` installs the system's packages meanwhile: they are there, and named. */
async function systemIsReady(): Promise<boolean> {
  const file = process.env.TEST_SYSTEM;
  if (!file) return true;
  return report.step("system packages", async () => {
    Object.assign(baseEnv, await systemVariables(file, SYSTEM_DEADLINE_MS));
    return { passed: 0, failed: 0 };
  });
}

/** The embedded database that integration and browser tests take copies of. */
async function prepareEmbedded(): Promise<void> {
  const prepared = path.join(folder, "prepared");
  const empty = path.join(folder, "empty");
  const isReady = await report.single("embedded database", () => prepareFolder(prepared, empty));
  if (!isReady) return;
  baseEnv.TEST_PREPARED_FOLDER = prepared;
  baseEnv.TEST_EMPTY_FOLDER = empty;
}

async function playwright() {
  const file = path.join(folder, "playwright.json");
  const { ok, output } = await runNode({
    args: [require.resolve("@playwright/test/cli"), "test", "--retries=2"],
    env: { ...baseEnv, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    deadlineMs: STEP_DEADLINE_MS,
  });
  return { ...readPlaywrightReport(file, ok), output };
}

async function jest(projects: readonly string[], workers: number) {
  const file = path.join(folder, `${projects.join("-")}.json`);
  const { ok, output } = await runNode({
    args: [
      // The workers' too. What a test leaves behind is collected while it is young.
      "--max-semi-space-size=32",
      require.resolve("jest/bin/jest"),
      "--selectProjects",
      ...projects,
      "--json",
      `--outputFile=${file}`,
      `--maxWorkers=${workers}`,
    ],
    env: { ...baseEnv, NODE_ENV: "test" },
    deadlineMs: STEP_DEADLINE_MS,
  });
  return { ...readJestReport(file, ok), output: withoutJson(output) };
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

async function cleanUp(): Promise<void> {
  await stopAll();
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
