import { defineConfig, devices } from "@playwright/test";

// scripts/test.ts builds the site, starts a server and finds a browser, then names both here.
const { BASE_URL, BROWSER_PATH } = process.env;
if (!BASE_URL) throw new Error("Run the browser tests with: npm test -- e2e");

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json"]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: BASE_URL,
    // Without pictures of every moment, which would slow down all tests for the few that fail.
    trace: { mode: "retain-on-failure", screenshots: false },
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
      ],
    },
  },
  projects: [
    { name: "site", testIgnore: "standalone.spec.ts" },
    { name: "standalone", testMatch: "standalone.spec.ts" },
  ],
});
