import "./env-files";
import type { ChildProcess } from "node:child_process";
import { type OpenDatabase, openDatabase, prepareDatabase } from "./database";
import { fail, OperatorError } from "./progress";
import { builtState, sourceFingerprint } from "./start/build-state";
import { exitCode, killChild, startChild, stopChild } from "./start/children";
import { listenAddress, requireFreePort } from "./start/port";
import { siteAddress, startWebServer, waitForAnswer } from "./start/web-server";

/** The site gives requests under way ten seconds; a little more lets it close its connections. */
const DRAIN_MS = 11_000;
const BUILD_GRACE_MS = 2_000;
/** npm and the terminal may both pass one Ctrl-C on; only a later one is a second wish. */
const SECOND_SIGNAL_MS = 500;
/** The embedded database cannot be interrupted from inside, so one query must not hold it long; the same limits as stand in docs/operations.md. */
const EMBEDDED_LIMITS =
  "statement_timeout=3000&lock_timeout=1000&idle_in_transaction_session_timeout=5000";

const started = performance.now();
const distDir = process.env.NEXT_DIST_DIR || ".next";
let database: OpenDatabase | null = null;
let build: ChildProcess | null = null;
let web: ChildProcess | null = null;
let stoppingSince: number | null = null;

function say(line: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
  console.log(`${seconds} s  ${line}`);
}

/** `npm start`: everything from an empty folder to a site that answers; then it watches over both processes. */
async function main(): Promise<void> {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => onSignal(signal));
  }
  const address = listenAddress(process.env);
  say(`[1/4] Checking that port ${address.port} is free`);
  await requireFreePort(address);

  const state = builtState(distDir, sourceFingerprint(process.env), process.env);
  const built = state === "same";
  say(
    process.env.DATABASE_URL
      ? "[2/4] Connecting to the database of DATABASE_URL"
      : "[2/4] Starting the embedded database",
  );
  // Nothing in the build needs the database, so it need not wait for it.
  const building = built ? Promise.resolve() : buildSite();
  building.catch(() => undefined);
  database = await openDatabase((line) => say(`      ${line}`));
  if (stoppingSince !== null) return database.close();

  say(
    built
      ? "[3/4] Checking the data; the site is built already"
      : "[3/4] Preparing the data, building the site beside it",
  );
  if (state === "other") {
    say(
      "      (The build that stands here was made from other sources, variables or another Node)",
    );
  }
  await Promise.all([
    prepareDatabase(database.connectionString, (line) => say(`      ${line}`)),
    building,
  ]);
  if (stoppingSince !== null) return;

  say("[4/4] Starting the web server");
  web = startWebServer(address, siteEnvironment(database));
  const ended = exitCode(web);
  await waitForAnswer(address, web);
  say(`Truth Uncovered is ready at ${siteAddress(address)}`);
  const code = await ended;
  if (stoppingSince !== null) return;
  console.error(`The web server ended by itself with ${code}.`);
  await database.close();
  process.exit(code);
}

function siteEnvironment({ connectionString, embedded }: OpenDatabase): NodeJS.ProcessEnv {
  if (!embedded) return process.env;
  return {
    DATABASE_POOL_MAX: "1",
    ...process.env,
    DATABASE_URL: `${connectionString}?${EMBEDDED_LIMITS}`,
  };
}

/** Builds into the site's folder. Throws OperatorError after the build has printed why it failed. */
async function buildSite(): Promise<void> {
  build = startChild({
    args: ["--import", "tsx", "scripts/build.ts"],
    env: { ...process.env, NEXT_DIST_DIR: distDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  build.stdout?.on("data", (chunk: Buffer) => {
    for (const line of chunk.toString().trim().split("\n")) say(`      ${line}`);
  });
  const code = await exitCode(build);
  if (stoppingSince !== null) return;
  if (code !== 0) throw new OperatorError("The site could not be built; the reason stands above.");
}

function onSignal(signal: NodeJS.Signals): void {
  const code = signal === "SIGINT" ? 130 : 0;
  if (stoppingSince === null) {
    stoppingSince = performance.now();
    say("Stopping; requests under way are finished first. Press Ctrl-C again to stop at once.");
    stopAll().then(
      () => process.exit(code),
      () => process.exit(1),
    );
    return;
  }
  if (performance.now() - stoppingSince < SECOND_SIGNAL_MS) return;
  killAll();
  process.exit(130);
}

/** The site first, so that it can still answer; then the database. */
async function stopAll(): Promise<void> {
  await Promise.all([
    build ? stopChild(build, BUILD_GRACE_MS) : undefined,
    web ? stopChild(web, DRAIN_MS) : undefined,
  ]);
  await database?.close();
  say("Stopped");
}

/** The database process notices by itself that we are gone and writes everything out. */
function killAll(): void {
  if (build) killChild(build);
  if (web) killChild(web);
}

main().catch(async (error: unknown) => {
  // While stopping, steps cut off in the middle fail; that is no news.
  if (stoppingSince !== null) return;
  killAll();
  await database?.close();
  fail(error);
});
