import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page, test } from "@playwright/test";
import { toLocalDay } from "../../lib/dates";
import { findViolations } from "../support/axe";
import { keptRows } from "../support/kept-rows";
import { ownWrite } from "../support/own-write";

// What a visitor changes without a network: shown at once, kept over a restart of the browser, sent
// once when the network is back, and gone with everything else.

/** The visitor's own: the first day of the plan is read without the server, whichever day it is. */
const TODAY = toLocalDay(new Date());

const reader = (page: Page) => page.getByRole("region", { name: "Reader" });
const verse = (page: Page, said: string) =>
  reader(page).getByRole("link", { name: `Verse ${said}`, exact: true });
const banner = (page: Page) => page.locator(".connection-banner");
const noteField = (page: Page) => page.getByRole("textbox", { name: "Your note on John 3:17" });
const read = <Answer>(page: Page, path: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address, { headers: { "X-Client": "web" } });
    return response.json();
  }, path) as Promise<Answer>;
/** What the page has in the browser, by the names of its databases. */
const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** Addresses of the visitor's own things in any cache of the page. */
const ownAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = names.map(async (name) => (await caches.open(name)).keys());
    const urls = (await Promise.all(requests)).flat().map(({ url }) => new URL(url).pathname);
    return urls.filter((path) => /^\/api\/(workspace|coll|creations|conv)/.test(path));
  });

/** What is saved for the browser, as the server has it. */
async function saved(page: Page, planId: string) {
  type Day = { readings: { reference: string; done: boolean }[] };
  const [plan, highlights, notes] = await Promise.all([
    read<{ days: Day[] }>(page, `/api/workspace/plans/${planId}?today=${TODAY}`),
    read<{ reference: string; label: string }[]>(page, "/api/workspace/highlights"),
    read<{ reference: string; personalNote: string }[]>(page, "/api/workspace/notes?show=verses"),
  ]);
  const readings = plan.days.flatMap((day) => day.readings);
  return {
    ticks: readings.filter(({ done }) => done).map(({ reference }) => reference),
    highlights: highlights.map(({ reference, label }) => `${reference} ${label}`),
    notes: notes.map(({ reference, personalNote }) => `${reference} ${personalNote}`),
  };
}

test("ticks, highlights and notes made offline outlive the browser, and are there once", async ({
  launchOptions,
  baseURL,
}) => {
  const folder = await mkdtemp(join(tmpdir(), "offline-"));
  const open = async (): Promise<BrowserContext> => {
    const opened = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...(baseURL ? { baseURL } : {}),
      reducedMotion: "reduce",
      // Tried by itself: what the pages keep, whatever a worker stores.
      serviceWorkers: "block",
    });
    // What hangs says so, and where.
    opened.setDefaultTimeout(30_000);
    return opened;
  };
  let context = await open();
  try {
    const plans = await context.newPage();
    await plans.goto("/reading-plans");
    const { id } = await ownWrite(plans, "POST", "/api/workspace/plans", {
      planId: "creation-genesis",
      start: TODAY,
      today: TODAY,
    });
    await plans.goto(`/reading-plans?plan=${id}`);
    await expect(plans.getByRole("heading", { name: /Creation/ }).first()).toBeVisible();
    const chapter = await context.newPage();
    await chapter.goto("/bible?ref=John+3");
    // Each opened once: the worker that keeps scripts is not what is tried here.
    await verse(chapter, "17").click();
    await chapter.getByRole("button", { name: "Note", exact: true }).click();
    await expect(noteField(chapter)).toBeVisible();
    await chapter.getByRole("button", { name: "Cancel" }).click();
    await expect
      .poll(async () => (await keptRows(chapter, "reads").catch(() => [])).length)
      .toBeGreaterThan(2);

    await context.setOffline(true);
    await expect(banner(chapter)).toHaveText("You’re offline.");
    await verse(chapter, "16").click();
    await chapter.getByRole("button", { name: "Promise", exact: true }).click();
    await chapter.keyboard.press("Escape");
    await expect(verse(chapter, "16, highlighted: Promise")).toBeVisible();
    await verse(chapter, "17").click();
    await chapter.getByRole("button", { name: "Note", exact: true }).click();
    await noteField(chapter).fill("Written on the train.");
    await chapter.getByRole("button", { name: "Save note" }).click();
    await expect(noteField(chapter)).toHaveCount(0);
    await expect(banner(chapter)).toHaveText("You’re offline. 2 changes wait to be sent.");
    expect(await findViolations(chapter)).toEqual([]);

    const first = plans.getByRole("region", { name: "Today’s reading" }).getByRole("checkbox");
    await first.first().check();
    await expect(banner(plans)).toHaveText("You’re offline. 3 changes wait to be sent.");
    await expect(first.first()).toBeChecked();
    await expect(banner(chapter)).toHaveText("You’re offline. 3 changes wait to be sent.");

    // The browser is closed without a network, and opened with one.
    await context.close();
    context = await open();
    const later = await context.newPage();
    await later.goto("/bible?ref=John+3");
    await expect
      .poll(() => saved(later, id))
      .toEqual({
        ticks: ["Genesis 1-2"],
        highlights: ["John 3:16 Promise"],
        notes: ["John 3:17 Written on the train."],
      });
    await expect(verse(later, "16, highlighted: Promise")).toBeVisible();
    await expect.poll(() => keptRows(later, "writes")).toEqual([]);
    await later.reload();
    await expect(verse(later, "16, highlighted: Promise")).toBeVisible();
    expect(await keptRows(later, "writes")).toEqual([]);

    // A second tab stands open while everything is deleted, with a change of its own that waits.
    const other = await context.newPage();
    await other.goto("/bible?ref=John+3#your-data");
    await context.setOffline(true);
    await verse(later, "18").click();
    await later.getByRole("button", { name: "Prayer", exact: true }).click();
    await expect(banner(later)).toHaveText("You’re offline. 1 change waits to be sent.");
    await context.route("**/api/workspace/highlights", (route) => route.abort());
    await context.setOffline(false);
    const danger = other.getByRole("region", { name: "Delete everything" });
    await danger.getByRole("button", { name: "Delete everything…" }).click();
    await danger.getByLabel("Type delete to confirm").fill("delete");
    await danger.getByRole("button", { name: "Delete everything", exact: true }).click();
    await expect(danger.getByRole("status")).toHaveText(/Everything has been deleted/);
    await context.unroute("**/api/workspace/highlights");
    await expect(verse(later, "18")).toBeVisible();
    await expect(banner(later)).toHaveText("");
    await expect.poll(() => databases(other)).toEqual([]);
    await expect.poll(() => ownAddresses(other)).toEqual([]);
    await later.reload();
    await expect(verse(later, "16")).toBeVisible();
    await expect.poll(() => read(later, "/api/workspace/highlights")).toEqual([]);
    expect(await databases(later)).toEqual([]);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test("the first changes of a browser, made offline, make one workspace", async ({ page }) => {
  const given: string[] = [];
  page.on("response", async (response) => {
    const cookie = await response.headerValue("set-cookie").catch(() => null);
    if (cookie) given.push(cookie);
  });
  await page.goto("/bible?ref=John+3");
  await verse(page, "16").click();
  await expect(page.getByRole("button", { name: "Promise", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.waitForLoadState("networkidle");
  expect(await databases(page)).toEqual([]);

  await page.context().setOffline(true);
  for (const said of ["16", "17", "18"]) {
    await verse(page, said).click();
    await page.getByRole("button", { name: "Promise", exact: true }).click();
    await page.keyboard.press("Escape");
  }
  await expect(banner(page)).toHaveText("You’re offline. 3 changes wait to be sent.");
  await page.context().setOffline(false);
  await expect(banner(page)).toHaveText("Sent.");
  const highlights = await read<{ reference: string }[]>(page, "/api/workspace/highlights");
  expect(highlights.map(({ reference }) => reference).sort()).toEqual([
    "John 3:16",
    "John 3:17",
    "John 3:18",
  ]);
  expect(given).toHaveLength(1);
  await expect(verse(page, "18, highlighted: Promise")).toBeVisible();
});
