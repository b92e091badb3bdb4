import "./env-files";
import { prepareDatabase } from "./database";
import { OperatorError } from "./progress";
import { builtState, sourceFingerprint } from "./start/build-state";
import { startChild } from "./start/children";
import { Launch, siteEnvironment } from "./start/launch";
import { listenAddress, requireFreePort } from "./start/port";
import { siteAddress, startWebServer, waitForAnswer } from "./start/web-server";

const BUILD_GRACE_MS = 2_000;

const distDir = process.env.NEXT_DIST_DIR || ".next";
const launch = new Launch();

/**
 * `npm start`: from an empty folder to a site that answers; then it watches over both processes.
 */
async function start(): Promise<void> {
  const address = listenAddress(process.env);
  launch.say(`[1/4] Checking that port ${address.port} is free`);
  await requireFreePort(address);

  const state = builtState(distDir, sourceFingerprint(process.env), process.env);
  const built = state === "same";
  launch.say(
    process.env.DATABASE_URL
      ? "[2/4] Connecting to the database of DATABASE_URL"
      : "[2/4] Starting the embedded database",
  );
  // Nothing in the build needs the database, so it need not wait for it.
  const building = built ? Promise.resolve() : buildSite();
  building.catch(() => undefined);
  const database = await launch.openDatabase();

  launch.say(
    built
      ? "[3/4] Checking the data; the site is built already"
      : "[3/4] Preparing the data, building the site beside it",
  );
  if (state === "other") {
    launch.say(
      "      (The build that stands here was made from other sources, variables or another Node)",
    );
  }
  await Promise.all([
    prepareDatabase(database.connectionString, (line) => launch.say(`      ${line}`)),
    building,
  ]);
  launch.continue();

  launch.say("[4/4] Starting the web server");
  const web = launch.watch(startWebServer(address, siteEnvironment(database)));
  await waitForAnswer(address, web);
  launch.say(`Truth Uncovered is ready at ${siteAddress(address)}`);
  await launch.attend(web);
}

/** Builds the site. Throws OperatorError after the build has printed why it failed. */
async function buildSite(): Promise<void> {
  const build = startChild({
    args: ["--import", "tsx", "scripts/build.ts"],
    env: { ...process.env, NEXT_DIST_DIR: distDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  build.stdout?.on("data", (chunk: Buffer) => {
    for (const line of chunk.toString().trim().split("\n")) launch.say(`      ${line}`);
  });
  const code = await launch.finish(launch.watch(build, BUILD_GRACE_MS));
  if (code !== 0) throw new OperatorError("The site could not be built; the reason stands above.");
}

launch.run(start);
