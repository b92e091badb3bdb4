import { defineConfig, devices } from "@playwright/test";

// scripts/test.ts builds the site, starts a server and finds a browser, then names both here.
const { BASE_URL, BROWSER_PATH } = process.env;
if (!BASE_URL) throw new Error("Run the browser tests with: npm test -- e2e");

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
  workers: 2,
  // A whole run tries twice more what failed, tells it by name and lets a few of them pass (scripts/test/results.ts).
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: BASE_URL,
    // A trace would slow down all tests for the few that fail; run those again with --trace on.
    trace: "off",
    screenshot: "only-on-failure",
    // Colours are judged at rest, and nothing waits for an animation.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: BROWSER_PATH || undefined,
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // A browser with a window makes a page of its own menus beside every page of ours, which doubles a small test's work. The
        // flag replaces Playwright's own of this name, whose entries are repeated.
        `--disable-features=${[...QUIET, "PreloadTopChromeWebUI", "TopChromeWebUIUsesSpareRenderer"]}`,
      ],
    },
  },
  projects: [
    { name: "site", testIgnore: "standalone*.spec.ts" },
    { name: "standalone", testMatch: "standalone*.spec.ts" },
  ],
});
