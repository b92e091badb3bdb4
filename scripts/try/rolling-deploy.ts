import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { serverNodeOptions } from "../start/web-server";
import { createOnServer, prepare, type TestDatabase } from "../test/databases";
import { freePort, type RunningServer, startServer, stopAll } from "../test/processes";
import { Nginx, nginxExample } from "./nginx";
import { makeRelease, type Release } from "./releases";
import { Visitors } from "./visitors";

// `TEST_DATABASE_URL=… npm run try:deploy [-- folder]`: builds two versions of the site, runs two
// instances of the old one behind nginx (the example of docs/operations.md) and replaces one after
// the other by the new one, in the order that the guide gives, under visitors. Prints what broke;
// exit code 1 when anything did. TEST_NGINX names the program; a folder keeps the two builds for
// the next run.

const ORIGIN = "https://example.org";
const READERS = 3;
const START_DEADLINE_MS = 180_000;
/**
 * For nginx's old workers to finish what they have; a longer request is finished by the instance's
 * own stop.
 */
const RELOAD_MS = 1_000;
/** How long visitors stay before, between and after. */
const STAY_MS = 5_000;

type Files = ReadonlySet<string>;

/** Every script, style and font of a release, as addresses. */
function filesOf({ folder }: Release): Files {
  const root = path.join(folder, ".next", "static");
  return new Set(
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(js|css|woff2)$/.test(file))
      .map((file) => `/_next/static/${file.split(path.sep).join("/")}`),
  );
}

function startInstance(release: Release, port: number, database: TestDatabase) {
  return startServer({
    args: [...serverNodeOptions(release.folder), path.join(release.folder, "server.js")],
    env: {
      ...process.env,
      ...database.env,
      ...{ NODE_ENV: "production", NEXT_DIST_DIR: "", OPENAI_API_KEY: "", LOG_LEVEL: "warn" },
      ...{ SITE_URL: ORIGIN, TRUST_PROXY_HOPS: "1", RATE_LIMITS: "off" },
      ...{ PORT: String(port), HOSTNAME: "127.0.0.1", DATABASE_TIMEOUT_MS: "20000" },
    },
    url: `http://127.0.0.1:${port}`,
    readyPath: "/api/health/ready",
    deadlineMs: START_DEADLINE_MS,
  });
}

function say(line: string): void {
  console.log(line);
}

async function deploy(
  folder: string,
  [before, after]: [Release, Release],
  database: TestDatabase,
): Promise<boolean> {
  const ports: [number, number] = [await freePort(), await freePort()];
  const https = await freePort();
  const nginx = new Nginx(process.env.TEST_NGINX || "nginx", {
    folder,
    ports: { http: await freePort(), https, instances: ports },
  });
  const publish = (release: Release) =>
    cpSync(
      path.join(release.folder, ".next", "static"),
      path.join(folder, "static", "_next", "static"),
      { recursive: true, force: false },
    );
  await nginx.prepare();
  const instances: RunningServer[] = [];
  for (const port of ports) instances.push(await startInstance(before, port, database));
  publish(before);
  await nginx.start();
  const visitors = new Visitors(https, ORIGIN);
  try {
    say("two instances of the old build are up; visitors come");
    visitors.begin(READERS);
    await sleep(STAY_MS);
    publish(after);
    await prepare(database);
    for (const [index, port] of ports.entries()) {
      const line = `server 127.0.0.1:${3001 + index};`;
      await nginx.reload(nginxExample().replace(line, line.replace(";", " down;")));
      await sleep(RELOAD_MS);
      await instances[index]?.stop();
      say(`instance ${index + 1} is stopped`);
      instances[index] = await startInstance(after, port, database);
      await nginx.reload(nginxExample());
      say(`instance ${index + 1} runs the new build`);
      await sleep(STAY_MS);
    }
    rmSync(path.join(folder, "cache"), { recursive: true });
    mkdirSync(path.join(folder, "cache"));
    await sleep(STAY_MS);
    await visitors.end();
    say("visitors return to what they had open");
    await visitors.returnToOpenPages();
    await visitors.fetchFiles([...filesOf(before), ...filesOf(after)]);
    return await report(visitors);
  } finally {
    await visitors.end();
    await nginx.stop();
  }
}

async function report(visitors: Visitors): Promise<boolean> {
  const lost = await visitors.countLost();
  say("\n| | asked | broken |\n|---|---|---|");
  for (const [kind, { asked, broken }] of Object.entries(visitors.tallies)) {
    say(`| ${kind} | ${asked} | ${broken.length} |`);
  }
  say(`| writes acknowledged, then lost | ${visitors.acknowledged} | ${lost} |`);
  const all = Object.values(visitors.tallies);
  for (const words of all.flatMap(({ broken }) => broken.slice(0, 5))) say(`  ${words}`);
  return lost === 0 && all.every(({ asked, broken }) => asked > 0 && broken.length === 0);
}

async function main(): Promise<void> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) throw new Error("TEST_DATABASE_URL must name a PostgreSQL server.");
  const folder = mkdtempSync(path.join(tmpdir(), "truth-uncovered-deploy-"));
  const builds = path.resolve(process.argv[2] ?? path.join(folder, "builds"));
  const options = { siteUrl: ORIGIN };
  let database: TestDatabase | undefined;
  try {
    const before = await makeRelease(builds, "old", { ...options, isChanged: false });
    const after = await makeRelease(builds, "new", { ...options, isChanged: true });
    const gone = [...filesOf(before)].filter((file) => !filesOf(after).has(file)).length;
    say(`${gone} of ${filesOf(before).size} files of the old build are not in the new one`);
    if (gone === 0) throw new Error("The two builds are the same; this would show nothing.");
    database = await createOnServer(serverUrl);
    await prepare(database);
    if (!(await deploy(folder, [before, after], database))) process.exitCode = 1;
  } finally {
    await stopAll();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
