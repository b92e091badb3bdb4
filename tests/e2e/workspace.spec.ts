import { readFile } from "node:fs/promises";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { PAGES } from "../support/routes";
import { countSaved, saveCollection } from "../support/saved-things";
import { untilItRuns } from "../support/until-it-runs";

/** A page of words alone: it reads nothing by itself. */
const QUIET_PAGE = "/about-dev";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Privacy & your data" });
const section = (page: Page, name: string) => dialog(page).getByRole("region", { name });
const kept = (page: Page, kind: string) =>
  section(page, "What this browser keeps")
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
  await section(page, "Move").getByRole("button", { name: "Make a code" }).click();
  const code = section(page, "Move").getByLabel("Transfer code");
  await expect(code).toHaveValue(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  return code.inputValue();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await section(page, "Move").getByLabel("Enter a code").fill(code);
  await section(page, "Move").getByRole("button", { name: "Move it here" }).click();
}

for (const path of PAGES) {
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

test("it says where things lie, for how long, and what leaves the site", async ({ page }) => {
  await page.goto(`${QUIET_PAGE}#your-data`);
  await expect(section(page, "Export")).toContainText("this site’s own database");
  await expect(section(page, "Export")).toContainText("loses the way");
  const privacy = section(page, "Privacy");
  for (const words of ["90 days", "30 days", "400 days", "24 hours", "no account", "provider"]) {
    await expect(privacy).toContainText(words);
  }
  await expect(section(page, "AI answers")).toContainText("a machine can be wrong");
});

test("the language model is switched off and on again for this browser", async ({ page }) => {
  await page.goto(`${QUIET_PAGE}#your-data`);
  const toggle = page.getByRole("switch", { name: "Let a language model write" });
  await expect(toggle).toBeChecked();
  await toggle.click();
  await page.reload();
  await expect(toggle).not.toBeChecked();
  await toggle.press("Space");
  await expect(toggle).toBeChecked();
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
  await expect(section(page, "Move").getByRole("timer")).toHaveText(/^(10:00|9:\d\d) left$/);

  const other = await openBrowser(browser);
  await enterCode(other, ` ${code.toLowerCase()} `);
  await expect(section(other, "Move").getByRole("status")).toHaveText(
    "Moved: this browser now keeps 1 collection and 2 verses.",
  );
  await expect(kept(other, "Verses")).toHaveText("2");

  // Whoever made the code comes back to see whether it was used.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(section(page, "Move").getByRole("status")).toHaveText(
    "Everything has been moved. This browser no longer keeps anything.",
  );
  await expect(kept(page, "Verses")).toHaveText("0");

  await enterCode(page, code);
  await expect(section(page, "Move").getByRole("status")).toContainText("This code is not known");
});

test("where a move would delete something it says what, and offers the export first", async ({
  browser,
}) => {
  const page = await openBrowser(browser, "From the desk");
  const code = await makeCode(page);
  const other = await openBrowser(browser, "On the phone");
  await enterCode(other, code);

  const question = section(other, "Move").getByRole("region", {
    name: "This browser already keeps something",
  });
  await expect(question.getByRole("alert")).toContainText("already keeps 1 collection");
  expect(await countSaved(other)).toMatchObject({ collections: 1, verses: 2 });
  const coming = other.waitForEvent("download");
  await question.getByRole("button", { name: "Export first" }).click();
  expect(await readFile(await (await coming).path(), "utf8")).toContain("On the phone");

  await question.getByRole("button", { name: "Replace what is here" }).click();
  await expect(section(other, "Move").getByRole("status").last()).toContainText("Moved:");
  const { text } = await exportFile(other, "Export as JSON");
  expect(text).toContain("From the desk");
  expect(text).not.toContain("On the phone");
});

test("a wrong code, and one that has run out, are said in words", async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.clock.install();
  await page.goto(QUIET_PAGE);
  await saveCollection(page, "Short");
  await page.goto(`${QUIET_PAGE}#your-data`);
  const told = section(page, "Move").getByRole("status");

  await section(page, "Move").getByRole("button", { name: "Move it here" }).click();
  await expect(told).toHaveText("Enter the code.");
  await enterCode(page, "AAAAA-AAAAA");
  await expect(told).toContainText("This code is not known");

  await makeCode(page);
  await page.clock.runFor(9 * 60_000);
  await expect(section(page, "Move").getByRole("timer")).toHaveText(/^(1:00|0:5\d) left$/);
  await page.clock.runFor(61_000);
  await expect(told).toHaveText("The code has expired. Make a new one when you need it.");
  await expect(section(page, "Move").getByRole("button", { name: "Make a code" })).toBeVisible();
});

test("a browser that keeps nothing is told so when it asks for a code", async ({ page }) => {
  await page.goto(`${QUIET_PAGE}#your-data`);
  await section(page, "Move").getByRole("button", { name: "Make a code" }).click();
  await expect(section(page, "Move").getByRole("status")).toHaveText(
    "This browser keeps nothing yet that can be moved.",
  );
});
