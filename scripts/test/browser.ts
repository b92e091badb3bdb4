import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { runNode } from "./processes";

/**
 * A browser for the tests: where it is, and variables its process needs (LD_LIBRARY_PATH for the
 * packaged one).
 */
export type TestBrowser = { executablePath: string; env: Record<string, string> };

// The one without windows first: the same engine, and the browser tests take a third less of the
// time.
const SYSTEM_NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const SYSTEM_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/**
 * Finds a Chromium that really starts, in this order: TEST_BROWSER (a path), Playwright's own, one
 * of the system, the one packaged for servers, and at last Playwright's download.
 * @throws one clear line when none starts.
 */
export async function findBrowser(): Promise<TestBrowser> {
  const given = process.env.TEST_BROWSER;
  if (given) {
    if (await starts({ executablePath: given, env: {} })) return { executablePath: given, env: {} };
    throw new Error(`TEST_BROWSER names ${given}, which does not start`);
  }
  const installed = [chromium.executablePath(), ...systemBrowsers()];
  for (const executablePath of installed.filter((file) => existsSync(file))) {
    if (await starts({ executablePath, env: {} })) return { executablePath, env: {} };
  }
  const packaged = await packagedBrowser();
  if (packaged && (await starts(packaged))) return packaged;
  await runNode({
    args: [require.resolve("@playwright/test/cli"), "install", "chromium"],
    deadlineMs: 300_000,
  });
  const downloaded = { executablePath: chromium.executablePath(), env: {} };
  if (existsSync(downloaded.executablePath) && (await starts(downloaded))) return downloaded;
  throw new Error(
    "No Chromium starts on this machine: install chromium or Chrome, or name one in TEST_BROWSER",
  );
}

function systemBrowsers(): string[] {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const inPath = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...inPath, ...SYSTEM_PLACES];
}

/**
 * @sparticuz/chromium unpacks into the temporary folder; named as an AWS runtime it brings its
 *   libraries along.
 */
async function packagedBrowser(): Promise<TestBrowser | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs20.x";
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    const executablePath = await packaged.executablePath();
    return { executablePath, env: { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH ?? "" } };
  } catch {
    return undefined;
  }
}

/**
 * A page is opened as the tests will open theirs: a binary without its libraries or a sandbox fails
 * here.
 */
async function starts({ executablePath, env }: TestBrowser): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      timeout: 60_000,
    });
    const page = await browser.newPage();
    await page.setContent("<p>ready</p>");
    const text = await page.textContent("p");
    await browser.close();
    return text === "ready";
  } catch {
    return false;
  }
}
