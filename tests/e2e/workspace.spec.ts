import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { findInLooks } from "../support/axe";
import { saveCollection } from "../support/saved-things";
import { untilItRuns } from "../support/until-it-runs";

/** A page of words alone: it reads nothing by itself. */
const QUIET_PAGE = "/about-dev";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Privacy & your data" });
const hint = (page: Page) => page.getByRole("region", { name: "Save a copy" });
const section = (page: Page, name: string) => dialog(page).getByRole("region", { name });
const kept = (page: Page, kind: string) =>
  section(page, "Saved in this browser")
    .locator("dl > div")
    .filter({ hasText: kind })
    .locator("dd");

/** A page of a browser of its own, with what it keeps. */
async function openBrowser(browser: Browser, collection?: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  if (collection) {
    await page.goto(QUIET_PAGE);
    await saveCollection(page, collection, ["John 3:16", "Psalm 23:1"]);
  }
  await page.goto(`${QUIET_PAGE}#your-data`);
  await expect(dialog(page)).toBeVisible();
  return page;
}

/** Presses an export button and gives back the file's name and text. */
async function exportFile(page: Page, name: string) {
  const coming = page.waitForEvent("download");
  await section(page, "Export").getByRole("button", { name }).click();
  const download = await coming;
  const path = await download.path();
  return { name: download.suggestedFilename(), path, text: await readFile(path, "utf8") };
}

async function makeCode(page: Page): Promise<string> {
  await section(page, "Link another device").getByRole("button", { name: "Make a code" }).click();
  const code = section(page, "Link another device").getByLabel("Transfer code");
  await expect(code).toHaveValue(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  return code.inputValue();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await section(page, "Link another device").getByLabel("Enter a code").fill(code);
  await section(page, "Link another device").getByRole("button", { name: "Move it here" }).click();
}

// One that reads and one of words alone; the layout is the same on all.
for (const path of ["/bible", "/study-guides"]) {
  test(`on ${path} the visitor's data has its address, and Back closes it`, async ({ page }) => {
    await page.goto(path);
    // The one at the end of the menu; some pages have another among their words.
    const opener = page.getByRole("button", { name: "Privacy & your data" }).first();
    await untilItRuns(
      (timing) => opener.click(timing),
      (timing) => expect(dialog(page)).toBeVisible(timing),
    );
    await expect(page).toHaveURL(/#your-data$/);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/#your-data/);
  });
}

test("its address brings it back, also after a reload, and Close takes it away", async ({
  page,
}) => {
  await page.goto(QUIET_PAGE);
  await untilItRuns(
    (timing) => page.getByRole("button", { name: "Privacy & your data" }).click(timing),
    (timing) => expect(dialog(page)).toBeVisible(timing),
  );
  await expect(kept(page, "Collections")).toHaveText("0");
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/#your-data/);
});

test("pressed before the page's scripts have come it opens when they have", async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(QUIET_PAGE, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Privacy & your data" }).click();
  await expect(dialog(page)).toHaveCount(0);
  release();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/#your-data$/);
});

test("named in the address while the page begins it opens", async ({ page }) => {
  await page.addInitScript(() => {
    // Next.js writes the address back as it found it; here just after an anchor was followed.
    const original = window.history.replaceState;
    window.history.replaceState = (...values) => {
      window.history.replaceState = original;
      window.location.hash = "#your-data";
      original.apply(window.history, values);
    };
  });
  await page.goto(QUIET_PAGE);
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(/#your-data$/);
});

test("keys open and close it, and the focus comes back", async ({ page }) => {
  await page.goto(QUIET_PAGE);
  const opener = page.getByRole("button", { name: "Privacy & your data" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("on a phone it opens from the menu, and the focus comes back to the menu's button", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(QUIET_PAGE);
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  await menu.click();
  await page.getByRole("button", { name: "Privacy & your data" }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Site" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test("what the page has open stays open behind it", async ({ page }) => {
  await page.goto("/study-guides");
  const guide = page.locator("details[data-item]").first();
  await guide.locator("summary").first().click();
  await expect(guide).toHaveAttribute("open", "");
  const address = page.url();
  const opener = page.getByRole("button", { name: "Privacy & your data" });
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(address);
  await expect(guide).toHaveAttribute("open", "");
});

test("what was made is exported, deleted, and brought back in another browser", async ({
  browser,
}) => {
  const page = await openBrowser(browser, "Comfort");
  await expect(kept(page, "Collections")).toHaveText("1");
  await expect(kept(page, "Verses")).toHaveText("2");

  const json = await exportFile(page, "Export as JSON");
  expect(json.name).toMatch(/^truth-uncovered-\d{4}-\d\d-\d\d\.json$/);
  await expect(section(page, "Export").getByRole("status")).toHaveText(`Saved as ${json.name}.`);
  const archive = JSON.parse(json.text);
  expect(archive.collections).toHaveLength(1);
  expect(archive.collections[0]).toMatchObject({ title: "Comfort" });
  expect(archive.collections[0].verses).toMatchObject([
    { reference: "John 3:16", translation: "WEB", personalNote: "On John 3:16" },
    { reference: "Psalm 23:1", translation: "WEB", personalNote: "On Psalm 23:1" },
  ]);
  const markdown = await exportFile(page, "Export as Markdown");
  expect(markdown.name).toMatch(/\.md$/);
  expect(markdown.text).toContain("## Collection: Comfort");
  expect(markdown.text).toContain("For God so loved the world");

  const danger = section(page, "Delete everything");
  await danger.getByRole("button", { name: "Delete everything…" }).click();
  const confirm = danger.getByRole("button", { name: "Delete everything", exact: true });
  await expect(confirm).toBeDisabled();
  await danger.getByLabel("Type delete to confirm").fill("Delete");
  await confirm.click();
  await expect(danger.getByRole("status")).toHaveText(/Everything has been deleted/);
  await expect(kept(page, "Verses")).toHaveText("0");
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("truth-uncovered-has-workspace"))).toBe(
    null,
  );

  const other = await openBrowser(browser);
  const file = section(other, "Import").locator("input[type=file]");
  await file.setInputFiles(json.path);
  const told = section(other, "Import").getByRole("status");
  await expect(told).toHaveText("Added 1 collection and 2 verses.");
  await expect(kept(other, "Verses")).toHaveText("2");
  await file.setInputFiles(json.path);
  await expect(told).toHaveText("Nothing was added: everything in this file is here already.");
  await expect(kept(other, "Verses")).toHaveText("2");
});

test("a code moves everything to another browser, and this one has nothing any more", async ({
  browser,
}) => {
  const page = await openBrowser(browser, "Psalms");
  const code = await makeCode(page);
  await expect(section(page, "Link another device").getByRole("timer")).toHaveText(
    /^(10:00|9:\d\d) left$/,
  );

  const other = await openBrowser(browser);
  await enterCode(other, ` ${code.toLowerCase()} `);
  await expect(section(other, "Link another device").getByRole("status")).toHaveText(
    "Moved: this browser now has 1 collection and 2 verses.",
  );
  await expect(kept(other, "Verses")).toHaveText("2");

  // Whoever made the code comes back to see whether it was used.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(section(page, "Link another device").getByRole("status")).toHaveText(
    "Everything has been moved. Nothing of yours is saved here anymore.",
  );
  await expect(kept(page, "Verses")).toHaveText("0");

  await enterCode(page, code);
  await expect(section(page, "Link another device").getByRole("status")).toContainText(
    "This code isn’t known",
  );
});

/** Saves the verse of the day into a collection, which this browser's first save makes. */
async function saveVerseOfTheDay(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /^Save verse/ })
    .first()
    .click();
  const save = page.getByRole("dialog", { name: /^Save / });
  await save.getByLabel("Your note").fill("Kept");
  const name = save.getByLabel("Name of the new collection");
  if (await name.isVisible()) await name.fill("Days");
  await save.getByRole("button", { name: "Save verse" }).click();
  await expect(save).toHaveCount(0);
}

test("axe finds nothing in any state, in any look", async ({ page }) => {
  await page.goto("/");
  await saveVerseOfTheDay(page);
  await saveVerseOfTheDay(page);
  await expect(hint(page)).toBeVisible();
  expect(await findInLooks(page)).toEqual([]);

  await hint(page).getByRole("button", { name: "Export or link" }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(hint(page)).toHaveCount(0);
  await section(page, "Link another device").getByRole("button", { name: "Make a code" }).click();
  await expect(section(page, "Link another device").getByLabel("Transfer code")).toBeVisible();
  await page.route("**/api/workspace/transfer", (route) =>
    route.fulfill({
      status: 409,
      contentType: "application/problem+json",
      body: JSON.stringify({ status: 409, detail: "This browser already has 2 creations." }),
    }),
  );
  await section(page, "Link another device").getByLabel("Enter a code").fill("7KXQ2-MN4RT");
  await section(page, "Link another device").getByRole("button", { name: "Move it here" }).click();
  await expect(page.getByRole("button", { name: "Replace what’s here" })).toBeVisible();
  await section(page, "Import")
    .locator("input[type=file]")
    .setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from("x") });
  await expect(section(page, "Import").getByRole("status")).not.toBeEmpty();
  await section(page, "Delete everything")
    .getByRole("button", { name: "Delete everything…" })
    .click();
  expect(await findInLooks(page)).toEqual([]);
  const overflows = await dialog(page).evaluate(
    (element) => element.scrollWidth > element.clientWidth,
  );
  expect(overflows).toBe(false);
});
