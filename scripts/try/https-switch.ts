import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { serverNodeOptions } from "../start/web-server";
import { findBrowser } from "../test/browser";
import { prepare, startEmbedded, type TestDatabase } from "../test/databases";
import { freePort, startServer, stopAll } from "../test/processes";
import { Nginx } from "./nginx";
import { makeRelease, type Release } from "./releases";

// `npm run try:https [-- folder]`: a browser begins a collection over plain http; the site is
// restarted with https behind nginx, as docs/operations.md says; the same browser comes back,
// twice, and a newcomer too. Prints what each sees and which cookies it has; exit code 1 when
// anything is lost. TEST_NGINX names the program; a folder keeps the build for the next run.

const HOST = "example.org";
const TITLE = "Begun over plain http";

let wrong = 0;

function check(what: string, isSo: boolean): void {
  console.log(`${isSo ? "ok   " : "WRONG"} ${what}`);
  if (!isSo) wrong += 1;
}

function startSite(
  release: Release,
  port: number,
  database: TestDatabase,
  env: Record<string, string>,
) {
  return startServer({
    args: [...serverNodeOptions(release.folder), path.join(release.folder, "server.js")],
    env: {
      ...process.env,
      ...database.env,
      ...{ NODE_ENV: "production", NEXT_DIST_DIR: "", OPENAI_API_KEY: "", LOG_LEVEL: "warn" },
      ...{ SITE_URL: "", TRUST_PROXY_HOPS: "0", PORT: String(port), HOSTNAME: "127.0.0.1" },
      ...env,
    },
    url: `http://127.0.0.1:${port}`,
    readyPath: "/api/health/ready",
    deadlineMs: 180_000,
  });
}

/** Begins a collection as the site's own pages do; gives the status. */
async function begin(context: BrowserContext, origin: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${origin}/about`);
  const status = await page.evaluate(async (name) => {
    const answer = await fetch("/api/collections", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Client": "web" },
      body: JSON.stringify({ name, description: "", isPublic: false }),
    });
    return answer.status;
  }, TITLE);
  await page.close();
  return status;
}

/** Whether the library shows the collection to this browser. */
async function seesIt(context: BrowserContext, origin: string): Promise<boolean> {
  const page = await context.newPage();
  const listed = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === "/api/collections",
  );
  await page.goto(`${origin}/scripture-library`);
  await (await listed).finished();
  const isShown = await page
    .getByText(TITLE)
    .first()
    .waitFor({ timeout: 10_000 })
    .then(
      () => true,
      () => false,
    );
  await page.close();
  return isShown;
}

async function cookieNames(context: BrowserContext): Promise<string> {
  const names = (await context.cookies()).map(({ name }) => name);
  return names.sort().join(", ") || "none";
}

async function switchToHttps(folder: string, release: Release, database: TestDatabase) {
  const [http, https, site, spare] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const nginx = new Nginx(process.env.TEST_NGINX || "nginx", {
    folder,
    ports: { http, https, instances: [site, spare] },
  });
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: [`--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  });
  try {
    const open = () => browser.newContext({ ignoreHTTPSErrors: true });
    const reader = await open();
    let server = await startSite(release, site, database, {});
    check(
      "a collection is begun over http",
      (await begin(reader, `http://${HOST}:${site}`)) === 201,
    );
    check(`its cookie: ${await cookieNames(reader)}`, (await cookieNames(reader)) === "workspace");
    await server.stop();

    const origin = `https://${HOST}:${https}`;
    server = await startSite(release, site, database, { SITE_URL: origin, TRUST_PROXY_HOPS: "1" });
    await nginx.prepare();
    await nginx.start();
    check("over https the same browser sees it", await seesIt(reader, origin));
    const names = await cookieNames(reader);
    check(`its cookie now: ${names}`, names === "__Host-workspace");
    check("and it sees it again", await seesIt(reader, origin));
    const newcomer = await open();
    check("a newcomer does not", !(await seesIt(newcomer, origin)));
    check(
      `and has no cookie: ${await cookieNames(newcomer)}`,
      (await newcomer.cookies()).length === 0,
    );
    await server.stop();
  } finally {
    await browser.close();
    await nginx.stop();
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "truth-uncovered-https-"));
  const builds = path.resolve(process.argv[2] ?? path.join(folder, "builds"));
  let database: TestDatabase | undefined;
  try {
    const release = await makeRelease(builds, "https", {
      siteUrl: `https://${HOST}`,
      isChanged: false,
    });
    database = await startEmbedded(path.join(folder, "data"));
    await prepare(database);
    await switchToHttps(folder, release, database);
    if (wrong > 0) process.exitCode = 1;
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
