import { defineConfig, devices } from "@playwright/test";
import { SITE_LINE, servedSite } from "./scripts/test/served-site";

// Builds the site and serves it (scripts/test/serve.ts); the workers read what it started. BASE_URL
// names a site that runs already, such as the one of `npm run dev`.
const { BASE_URL } = process.env;
const served = servedSite();

/** What Playwright itself switches off in Chromium. */
const QUIET = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "PreconnectToSearch",
];

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  // One more than processors: a third of its time a test waits.
  workers: 3,
  // A whole run tries twice more what failed, tells it by name and lets two of them pass
  // (scripts/test/results.ts).
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    // A trace would slow down all tests for the few that fail; run those again with --trace on.
    trace: "off",
    screenshot: "only-on-failure",
    // A worker would stand between the tests and what they answer in the server's place
    // (tests/e2e/offline.spec.ts has one).
    serviceWorkers: "block",
    // Colours are judged at rest, and nothing waits for an animation.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: served?.browser.executablePath || process.env.TEST_BROWSER || undefined,
      env: { ...(process.env as Record<string, string>), ...served?.browser.env },
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // Pages live for seconds here: making their code faster takes longer than running it as it is,
        // and a process for drawing without a graphics card is only one more.
        "--in-process-gpu",
        "--js-flags=--no-opt --no-maglev",
        // A browser with a window makes a page of its own menus beside every page of ours, which
        // doubles a small test's work. The flag replaces Playwright's own of this name, whose
        // entries are repeated.
        `--disable-features=${[...QUIET, "PreloadTopChromeWebUI", "TopChromeWebUIUsesSpareRenderer"]}`,
      ],
    },
  },
  projects: [
    // First, since two of its tests wait half a minute for a server, while others use the processors.
    { name: "standalone", testMatch: "standalone*.spec.ts", use: { baseURL: served?.standalone } },
    {
      name: "site",
      testIgnore: "standalone*.spec.ts",
      use: { baseURL: BASE_URL ?? served?.site },
    },
  ],
  webServer: BASE_URL
    ? undefined
    : {
        command: "node --import tsx scripts/test/serve.ts",
        wait: { stdout: SITE_LINE },
        // A build on a small machine that does other things as well.
        timeout: 20 * 60_000,
        gracefulShutdown: { signal: "SIGTERM", timeout: 30_000 },
      },
});
