import { expect, type Page, type Route, test } from "@playwright/test";
import { findInLooks } from "../support/axe";
import { countSaved, saveCollection } from "../support/saved-things";

const saveDialog = (page: Page, reference: string | RegExp = /^Save /) =>
  page.getByRole("dialog", {
    name: typeof reference === "string" ? `Save ${reference}` : reference,
    exact: true,
  });
const submit = (page: Page) => saveDialog(page).getByRole("button", { name: "Save verse" });
const toast = (page: Page, words: string) => page.getByText(words).first();

/** References of the verses this browser keeps, by collection. */
async function savedVerses(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const read = async (path: string) =>
      (await fetch(path, { headers: { "X-Client": "web" } })).json();
    const saved: Record<string, string[]> = {};
    for (const { id, title } of await read("/api/collections")) {
      const verses: { reference: string }[] = await read(`/api/collections/${id}/verses`);
      saved[title] = verses.map(({ reference }) => reference);
    }
    return saved;
  });
}

const busy = (route: Route) =>
  route.fulfill({
    status: 503,
    contentType: "application/problem+json",
    body: JSON.stringify({ status: 503, detail: "Please try again in a minute." }),
  });

test("from the home card a first verse goes into 'Saved verses' with one press", async ({
  page,
}) => {
  await page.goto("/");
  const opener = page.getByRole("main").getByRole("button", { name: /^Save verse/ });
  await opener.click();
  await expect(saveDialog(page).getByLabel("Name of the new collection")).toHaveValue(
    "Saved verses",
  );
  await submit(page).click();
  await expect(toast(page, "Verse added successfully!")).toBeVisible();
  expect((await savedVerses(page))["Saved verses"]).toHaveLength(1);

  await opener.click();
  await expect(saveDialog(page).getByRole("radio", { name: /Saved verses/ })).toBeChecked();
  await saveDialog(page).getByRole("radio", { name: "New collection" }).check();
  await expect(saveDialog(page).getByLabel("Name of the new collection")).toHaveValue("");
});

test("from the reader's menu, beside the ways to ask and to read on", async ({ page }) => {
  await page.goto("/bible?ref=John+3:16");
  await saveCollection(page, "Gospels");
  const number = page.getByRole("link", { name: "Verse 16, the one you looked up" });
  await number.click();
  const menu = page.getByRole("dialog", { name: "John 3:16" });
  await expect(menu.getByRole("link", { name: "Ask about this verse" })).toHaveAttribute(
    "href",
    `/chat?q=${encodeURIComponent("What does John 3:16 mean?")}`,
  );
  await expect(menu.getByRole("link", { name: "Read context" })).toHaveAttribute(
    "href",
    "/context?verse=John%203%3A16",
  );
  await menu.getByRole("button", { name: "Save verse John 3:16" }).click();
  await expect(menu).toHaveCount(0);
  await expect(saveDialog(page).getByRole("radio", { name: /Gospels/ })).toBeChecked();
  await submit(page).click();
  await expect(toast(page, "Verse added successfully!")).toBeVisible();
  await expect(number).toBeFocused();
  expect(await savedVerses(page)).toEqual({ Gospels: ["John 3:16"] });
});

test("from a search result, whose card stays a link", async ({ page }) => {
  await page.goto("/search?q=John+3:16");
  const result = page.getByRole("region", { name: "Verses" }).getByRole("article").first();
  await result.getByRole("button", { name: "Save verse John 3:16" }).click();
  await expect(saveDialog(page, "John 3:16")).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=/);
  await page.keyboard.press("Escape");
  await result.click({ position: { x: 200, y: 20 } });
  await expect(page).toHaveURL("/bible/web/john/3#v16");
});

test("from a reference in a page of words, a whole passage", async ({ page }) => {
  await page.goto("/study-guides");
  const guide = page.locator("details[data-item]").first();
  await guide.locator("summary").first().click();
  const reference = guide.locator("a[data-reference]", { hasText: /^[^-]+:\d+-\d+$/ }).first();
  const passage = await reference.innerText();
  await reference.click();
  const popover = page.getByRole("dialog", { name: passage, exact: true });
  await popover.getByRole("button", { name: "KJV" }).click();
  await popover.getByRole("button", { name: `Save verse ${passage}` }).click();
  await expect(popover).toHaveCount(0);
  await expect(saveDialog(page, passage)).toContainText("KJV");
  await saveDialog(page).getByLabel("Name of the new collection").fill("Passages");
  await submit(page).click();
  await expect(toast(page, "Verse added successfully!")).toBeVisible();
  await expect(reference).toBeFocused();
  expect(await savedVerses(page)).toEqual({ Passages: [passage] });
});

test("from inside an open dialog, on top of it", async ({ page }) => {
  await page.goto("/discover#tel-dan-stele");
  const outer = page.getByRole("dialog", { name: "Tel Dan Stele", exact: true });
  await expect(outer.getByRole("tab", { name: "Overview" })).toBeVisible();
  const reference = outer.getByRole("link", { name: "2 Kings 8:28-29" }).last();
  await reference.click();
  await outer.getByRole("button", { name: "Save verse 2 Kings 8:28-29" }).click();
  await expect(saveDialog(page)).toBeVisible();
  await saveDialog(page).getByLabel("Name of the new collection").fill("Evidence");
  await submit(page).click();
  await expect(toast(page, "Verse added successfully!")).toBeVisible();
  await expect(outer).toBeVisible();
  await expect(reference).toBeFocused();
});

test("from the list of loved verses and the daily quote", async ({ page }) => {
  await page.goto("/bible");
  const list = page.getByRole("region", { name: "Scripture Library" });
  await expect(list.getByRole("button", { name: /^Save verse/ })).toHaveCount(60);
  await page.goto("/discover");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Save verse/ })
    .click();
  await expect(saveDialog(page)).toBeVisible();
});

test("the first saves of two tabs at the same moment make one workspace", async ({ context }) => {
  const tabs = [await context.newPage(), await context.newPage()];
  for (const [at, tab] of tabs.entries()) {
    await tab.goto("/bible");
    await tab
      .getByRole("region", { name: "Scripture Library" })
      .getByRole("button", { name: /^Save verse/ })
      .nth(at)
      .click();
    await saveDialog(tab).getByLabel("Name of the new collection").fill(`Tab ${at}`);
  }
  // Both answers are under way before either comes.
  await context.route("**/api/collections", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await Promise.all(tabs.map((tab) => submit(tab).click()));
  for (const tab of tabs) await expect(saveDialog(tab)).toHaveCount(0);
  const [first] = tabs;
  if (!first) throw new Error("no tab");
  expect(Object.keys(await savedVerses(first)).sort()).toEqual(["Tab 0", "Tab 1"]);
  expect(await countSaved(first)).toMatchObject({ collections: 2, verses: 2 });
});

test("Back closes it and leaves the page as it was", async ({ page }) => {
  await page.goto("/bible?q=shepherd");
  const opener = page
    .getByRole("region", { name: "Search results" })
    .getByRole("button", { name: /^Save verse/ })
    .first();
  await opener.press("Enter");
  await expect(saveDialog(page)).toBeVisible();
  await page.goBack();
  await expect(saveDialog(page)).toHaveCount(0);
  await expect(page).toHaveURL("/bible?q=shepherd");
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await expect(saveDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(saveDialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("axe finds nothing in the dialog, in any look", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Save verse/ })
    .click();
  await saveDialog(page).getByLabel("Name of the new collection").fill("");
  await submit(page).click();
  await expect(page.getByText("Collection name is required")).toBeVisible();
  expect(await findInLooks(page)).toEqual([]);
  await page.keyboard.press("Escape");

  await saveCollection(page, "A collection with a rather long name that will not fit a phone");
  await page.reload();
  await page.route("**/api/verses", busy);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Save verse/ })
    .click();
  await submit(page).click();
  await expect(toast(page, "Failed to add verse")).toBeVisible();
  expect(await findInLooks(page)).toEqual([]);
});
