import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page, test } from "@playwright/test";
import { toLocalDay } from "../../lib/dates";
import { servedSite } from "../../scripts/test/served-site";
import { FrontServer } from "../support/front-server";
import { keptRows } from "../support/kept-rows";
import { ownWrite } from "../support/own-write";

// A journey without the server: what is kept is read and searched, what is ticked and highlighted
// outlives the browser and is there once.

/** The visitor's own: the first day of the plan is read without the server, whichever day it is. */
const TODAY = toLocalDay(new Date());

const verse = (page: Page, said: string) =>
  page
    .getByRole("region", { name: "Reader" })
    .getByRole("link", { name: `Verse ${said}`, exact: true });
const banner = (page: Page) => page.locator(".connection-banner");
const todaysBoxes = (page: Page) =>
  page.getByRole("region", { name: "Today’s reading" }).getByRole("checkbox");
/** The same on the home page. */
const homeBoxes = (page: Page) =>
  page.getByRole("article", { name: "Creation & Genesis Study" }).getByRole("checkbox");

/** Until the browser has kept what was read at an address: it does so while a page rests. */
const keeps = (page: Page, address: string) =>
  expect
    .poll(() => keptRows(page, "reads").catch(() => []))
    .toContainEqual(expect.stringContaining(address));

/** What the server has saved for the browser. */
function saved(page: Page, planId: string) {
  return page.evaluate(async (planPath) => {
    const read = async (path: string) =>
      (await fetch(path, { headers: { "X-Client": "web" } })).json();
    const plan = await read(planPath);
    const highlights = await read("/api/workspace/highlights");
    type Day = { readings: { reference: string; done: boolean }[] };
    return {
      ticks: (plan.days as Day[])
        .flatMap(({ readings }) => readings)
        .filter(({ done }) => done)
        .map(({ reference }) => reference),
      highlights: (highlights as { reference: string; label: string }[]).map(
        ({ reference, label }) => `${reference} ${label}`,
      ),
    };
  }, `/api/workspace/plans/${planId}?today=${TODAY}`);
}

test("Mark is kept, and read, ticked, highlighted and searched without the server, over a restart of the browser", async ({
  launchOptions,
  baseURL,
}) => {
  const front = await FrontServer.start(baseURL ?? servedSite()?.site ?? "");
  const folder = await mkdtemp(join(tmpdir(), "journey-"));
  const open = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(folder, {
      ...launchOptions,
      baseURL: front.url,
      reducedMotion: "reduce",
      serviceWorkers: "allow",
    });
  let context = await open();
  try {
    const page = await context.newPage();
    await page.goto("/offline");
    const web = page.getByRole("listitem").filter({ hasText: "World English Bible" });
    await web.getByRole("button", { name: /^Save/ }).click();
    // Sixty-six books, which a busy machine takes its time for.
    await expect(web.getByText("can now be read and searched offline")).toBeVisible({
      timeout: 90_000,
    });
    const { id } = await ownWrite(page, "POST", "/api/workspace/plans", {
      planId: "creation-genesis",
      start: TODAY,
      today: TODAY,
    });
    await page.goto(`/reading-plans?plan=${id}`);
    await expect(todaysBoxes(page).first()).toBeVisible();
    await keeps(page, `/api/workspace/plans/${id}?`);
    await page.goto("/");
    await expect(homeBoxes(page).first()).not.toBeChecked();
    await keeps(page, "/api/workspace/plans?");
    await page.waitForLoadState("networkidle");

    await front.stop();
    await page.goto("/bible/web/mark/4");
    await expect(page.getByRole("heading", { name: "Mark 4", exact: true })).toBeVisible();
    await verse(page, "39").click();
    await page.getByRole("button", { name: "Promise", exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(verse(page, "39, highlighted: Promise")).toBeVisible();
    await page.goto(`/reading-plans?plan=${id}`);
    await todaysBoxes(page).first().check();
    await expect(todaysBoxes(page).first()).toBeChecked();
    await expect(banner(page)).toContainText("changes wait to be sent.");
    await page.goto("/");
    await expect(homeBoxes(page).first()).toBeChecked();
    await expect(page.getByRole("link", { name: /Continue where you left off/ })).toBeVisible();
    await page.goto("/search?q=mustard+seed");
    await expect(page.getByRole("link", { name: /Mark 4:31/ }).first()).toBeVisible();

    await context.close();
    context = await open();
    const later = await context.newPage();
    await later.goto("/bible/web/mark/4");
    await expect(verse(later, "39, highlighted: Promise")).toBeVisible();
    await expect(banner(later)).toContainText("changes wait to be sent.");

    await front.resume();
    await expect(banner(later)).not.toContainText("wait");
    expect(await saved(later, id)).toEqual({
      ticks: ["Genesis 1-2"],
      highlights: ["Mark 4:39 Promise"],
    });
    await later.reload();
    await expect(verse(later, "39, highlighted: Promise")).toBeVisible();
  } finally {
    await context.close();
    await front.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
