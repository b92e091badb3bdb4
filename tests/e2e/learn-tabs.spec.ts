import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page, test } from "@playwright/test";
import { toLocalDay } from "../../lib/dates";
import { ownWrite } from "../support/own-write";

// What is learned by heart, in two tabs and over a restart of the browser.

const LEARNING = "/api/workspace/learning";
const banner = (page: Page) => page.locator(".connection-banner");
const heading = (page: Page, name: RegExp | string) => page.getByRole("heading", { name });

async function begin(page: Page, ...references: string[]): Promise<void> {
  await page.goto("/learn");
  for (const reference of references) {
    const passage = { reference, translation: "WEB", today: toLocalDay(new Date()) };
    await ownWrite(page, "POST", LEARNING, passage);
  }
}

const stored = (page: Page) =>
  page.evaluate(
    async ([path, today]) => {
      const answer = await fetch(`${path}?today=${today}`, { headers: { "X-Client": "web" } });
      const list = (await answer.json()) as { reference: string; reviews: number }[];
      return list.map(({ reference, reviews }) => `${reference}: ${reviews}`).sort();
    },
    [LEARNING, toLocalDay(new Date())] as const,
  );

/** Looks at the passage of a session and grades it by its key. */
async function grade(page: Page, key: string): Promise<void> {
  await page.getByRole("button", { name: "Show the passage" }).click();
  await page.keyboard.press(key);
}

test("two tabs review what is due together, each passage once", async ({ page, context }) => {
  await begin(page, "John 11:35", "Psalm 117:1", "Jude 1:25");
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/learn");
    await tab.getByRole("button", { name: "Start the review" }).click();
    await expect(heading(tab, /^John 11:35/)).toBeFocused();
  }
  await page.bringToFront();
  await grade(page, "3");
  await expect(heading(page, /^Psalm 117:1/)).toBeFocused();
  await expect(heading(other, /^Psalm 117:1/)).toBeVisible();
  await other.bringToFront();
  await grade(other, "4");
  await expect(heading(other, /^Jude 1:25/)).toBeVisible();
  await expect(heading(page, /^Jude 1:25/)).toBeVisible();
  // Both at once: the second finds it done.
  await Promise.all([page, other].map((tab) => grade(tab, "3").catch(() => undefined)));
  for (const tab of [page, other]) await expect(heading(tab, "Done for now")).toBeVisible();
  await expect
    .poll(() => stored(page))
    .toEqual(["John 11:35: 1", "Jude 1:25: 1", "Psalm 117:1: 1"]);
});

test("reviews made offline outlive the browser, and count once", async ({
  launchOptions,
  baseURL,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "learning-"));
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...(baseURL ? { baseURL } : {}),
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
  let context = await open();
  try {
    const page = await context.newPage();
    await begin(page, "John 11:35", "Psalm 117:1");
    await page.reload();
    await page.getByRole("button", { name: "Start the review" }).click();
    await expect(heading(page, /^John 11:35/)).toBeFocused();
    await context.setOffline(true);
    await grade(page, "3");
    await expect(heading(page, /^Psalm 117:1/)).toBeFocused();
    await grade(page, "1");
    await expect(banner(page)).toHaveText("You’re offline. 2 changes wait to be sent.");

    // The browser is closed without a network, and opened with one.
    await context.close();
    context = await open();
    const later = await context.newPage();
    await later.goto("/learn");
    await expect.poll(() => stored(later)).toEqual(["John 11:35: 1", "Psalm 117:1: 1"]);
    await expect(banner(later)).toHaveText("");
    await later.reload();
    // What was forgotten is due again today.
    await expect(heading(later, "1 passage for today")).toBeVisible();
    expect(await stored(later)).toEqual(["John 11:35: 1", "Psalm 117:1: 1"]);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});
