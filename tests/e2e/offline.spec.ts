import { expect, type Page, test } from "@playwright/test";
import { WITHDRAWN_WORKER } from "../../lib/offline/withdrawn-worker";
import { servedSite } from "../../scripts/test/served-site";
import { findInLooks } from "../support/axe";
import { FrontServer } from "../support/front-server";

// The other tests have no worker (playwright.config.ts); these are about nothing else.
test.use({ serviceWorkers: "allow" });
test.setTimeout(90_000);

let front: FrontServer;
test.beforeEach(async ({ baseURL }) => {
  front = await FrontServer.start(baseURL ?? servedSite()?.site ?? "");
});
test.afterEach(() => front.stop());

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const WEB = "World English Bible";
const KJV = "King James Version";

/** Opens the page for reading offline, once the worker is in charge. */
async function openOffline(page: Page) {
  await page.goto(`${front.url}/offline`);
  await expect(
    row(page, WEB).getByRole("button", { name: /^(Save|Continue|Remove)/ }),
  ).toBeEnabled();
}

async function keep(page: Page, name: string) {
  const button = row(page, name).getByRole("button", { name: /^(Save|Continue)/ });
  await expect(button).toBeEnabled();
  await button.click();
  await expect(row(page, name).getByText("can now be read and searched offline")).toBeVisible();
}

async function keepStudies(page: Page, name: string) {
  await row(page, name).getByRole("button", { name: /^Save/ }).click();
  await expect(row(page, name).getByText("can now be read offline")).toBeVisible();
}

/** Paths and queries of everything in the worker's caches. */
const listStored = (page: Page) =>
  page.evaluate(async () => {
    const stored: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        stored.push(url.replace(location.origin, ""));
      }
    }
    return stored;
  });

test("what is kept is read, compared and searched while the server is gone", async ({
  page,
  context,
}) => {
  await page.goto(`${front.url}/bible/kjv/ruth/2`);
  await expect.poll(() => listStored(page)).toContain("/bible/kjv/ruth/2");
  await openOffline(page);
  await expect(row(page, WEB)).toContainText(/66 books, [1-9]\.\d MB to download/);

  // It breaks off in the middle and goes on where it stood.
  const books = () => front.asked.filter((path) => path.startsWith("/api/offline/WEB/"));
  front.fails = (path) => path.startsWith("/api/offline/WEB/") && books().length > 20;
  await row(page, WEB).getByRole("button", { name: /^Save/ }).click();
  await expect(row(page, WEB)).toContainText("The download was interrupted.");
  front.fails = () => false;
  const before = new Set(books());
  await keep(page, WEB);
  await keep(page, KJV);
  expect(books().length - before.size).toBeLessThanOrEqual(66 - 16);
  await keepStudies(page, "Study guides");

  const verse = await (
    await page.request.get(`${front.url}/api/bible/verse?reference=Mark+3:16&translation=WEB`)
  ).json();
  await front.stop();
  await context.setOffline(true);

  // A chapter that was never opened, by its own address.
  await page.goto(`${front.url}/bible/web/mark/3`);
  await expect(page.getByRole("heading", { name: "Mark 3", exact: true })).toBeVisible();
  await expect(page.locator(".chapter")).toContainText(verse.text);
  await page.getByRole("radio", { name: "Parallel" }).check({ force: true });
  await expect(page.locator(".chapter")).toContainText("And Simon he surnamed Peter;");
  await expect(page.locator(".chapter")).toContainText(verse.text);

  await page.getByRole("button", { name: /Choose book and chapter/ }).click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("button", { name: "John", exact: true }).click();
  await picker.getByRole("link", { name: "John 3", exact: true }).click();
  await expect(page.getByRole("heading", { name: "John 3", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Next chapter, John 4" }).first().click();
  await expect(page.getByRole("heading", { name: "John 4", exact: true })).toBeVisible();

  await page.goto(`${front.url}/search?q=good+shepherd`);
  await expect(page.getByText("There is no connection: these are verses of")).toBeVisible();
  await expect(page.getByRole("link", { name: /John 10:11/ }).first()).toBeVisible();

  // A page that was opened stands as it stood; what is not here is said calmly.
  await page.goto(`${front.url}/bible/kjv/ruth/2`);
  await expect(page.getByRole("heading", { level: 1, name: "Ruth 2" })).toBeVisible();
  await page.goto(`${front.url}/study-guides/exodus-plagues`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Plagues");
  await page.goto(`${front.url}/validation`);
  await expect(page.getByText("this page isn’t saved in this browser")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ruth 2" })).toBeVisible();

  const own = (path: string) =>
    /^\/api\//.test(path) &&
    !/^\/api\/(offline|bible|articles|daily-quote|news|videos|verses|reading-plans)/.test(path);
  const stored = await listStored(page);
  expect(stored.length).toBeGreaterThan(132);
  expect(stored.filter((path) => own(path) || path.includes("q="))).toEqual([]);

  await context.setOffline(false);
  await front.resume();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(`${front.url}/validation`);
});

test("a full browser says so, and what came can be read and removed", async ({ page, context }) => {
  await openOffline(page);
  expect(await findInLooks(page)).toEqual([]);
  const devtools = await context.newCDPSession(page);
  const setRoom = (quotaSize?: number) =>
    devtools.send("Storage.overrideQuotaForOrigin", { origin: front.url, quotaSize });
  const keepButton = row(page, WEB).getByRole("button", { name: /^(Save|Continue)/ });

  await setRoom(2_500_000);
  await keepButton.click();
  await expect(row(page, WEB)).toContainText("is out of room, so nothing was saved.");
  expect((await page.evaluate(() => caches.keys())).join()).not.toContain("offline-site");

  // Some books come, then there is no more room.
  await setRoom();
  const isBook = (path: string) => path.startsWith("/api/offline/WEB/");
  const books = () => front.asked.filter(isBook).length;
  let release = () => {};
  const full = new Promise<void>((resolve) => {
    release = resolve;
  });
  front.waits = (path) => (isBook(path) && books() > 8 ? full : null);
  await keepButton.click();
  await expect.poll(books).toBeGreaterThan(8);
  await setRoom(1);
  release();
  await expect(row(page, WEB)).toContainText(
    "What arrived can be read; free up some space and continue",
  );
  await expect(row(page, WEB)).toContainText(/[1-9]\d? of 66 books saved/);

  await setRoom();
  await row(page, WEB)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await expect(row(page, WEB)).toContainText("Removed from this browser.");
  expect((await listStored(page)).filter((path) => path.startsWith("/api/offline"))).toEqual([]);
});

test("a new version waits for a reload and breaks no open tab; a withdrawn one takes all of it away", async ({
  page,
  context,
}) => {
  const trouble: string[] = [];
  await page.goto(`${front.url}/bible/web/john/3`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const other = await context.newPage();
  other.on("pageerror", ({ message }) => trouble.push(message));
  await other.goto(`${front.url}/bible/web/mark/1`);
  await other.evaluate(() => Object.assign(window, { wasHere: true }));

  front.worker = (own) => `${own}\n// another build`;
  await page.reload();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByText("A new version is ready.");
  await expect(notice).toBeVisible();
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("button", { name: "Reload" }).click(),
  ]);
  await expect(page.getByRole("heading", { level: 1, name: "John 3" })).toBeVisible();
  await expect(notice).toBeHidden();

  // The tab that stood open was not touched, and what it loads on demand still comes.
  expect(await other.evaluate(() => "wasHere" in window)).toBe(true);
  await other.locator(".verse-number").first().click();
  await expect(other.getByRole("dialog").or(other.getByRole("menu")).first()).toBeVisible();
  expect(trouble).toEqual([]);
  expect((await listStored(page)).length).toBeGreaterThan(0);

  // With the next visit the browser asks for the worker, and gets the one that ends it.
  front.worker = () => WITHDRAWN_WORKER;
  await other.close();
  await expect(async () => {
    await page.reload();
    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined),
    );
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  }).toPass();
  await expect(page.getByRole("heading", { level: 1, name: "John 3" })).toBeVisible();
});

test("with everything that a visitor deletes goes the list of what was opened", async ({
  page,
}) => {
  await page.goto(`${front.url}/bible/web/john/3`);
  await expect
    .poll(async () => page.evaluate(async () => (await caches.keys()).join()))
    .toContain("offline-pages-");
  await expect.poll(() => listStored(page)).toContain("/bible/web/john/3");

  await page.getByRole("button", { name: "Privacy & your data" }).first().click();
  await page.getByRole("button", { name: "Delete everything…" }).click();
  await page.getByLabel(/to confirm/).fill("delete");
  await page.getByRole("button", { name: "Delete everything", exact: true }).click();
  await expect(page.getByText("Everything has been deleted.")).toBeVisible();
  await expect.poll(() => listStored(page)).not.toContain("/bible/web/john/3");
});
