import { expect, type Page, test } from "@playwright/test";
import { findInLooks } from "../support/axe";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const NEWS = "**/api/news";
const items = [1, 2, 3, 4].map((number) => ({
  id: `item-${number}`,
  headline: `Headline ${number}`,
  summary: `Summary ${number}`,
  content: `Text of ${number}, see 2 Kings 20:20.`,
  publishedAt: `2025-10-0${5 - number}T12:00:00.000Z`,
  sources: [],
  verseReferences: ["2 Kings 20:20"],
}));

const serveExamples = (page: Page) => page.route(NEWS, (route) => route.fulfill({ json: items }));
const news = (page: Page) => page.getByRole("region", { name: "Prophecy & News" });
const item = (page: Page, number: number) =>
  page.getByRole("dialog", { name: `Headline ${number}` });
const list = (page: Page) => page.getByRole("dialog", { name: "Prophecy & News" });

test("the site's own news open whole, with sources, and nothing goes wrong", async ({ page }) => {
  const trouble = await watchPage(page);
  await page.goto("/");
  const first = news(page).getByRole("article").first();
  const headline = (await first.getByRole("heading").textContent()) ?? "";
  await first.getByRole("button", { name: /^Read/ }).click();
  const dialog = page.getByRole("dialog", { name: headline });
  await expect(dialog.getByRole("heading", { name: "Sources" })).toBeVisible();
  expect(trouble).toEqual(NO_TROUBLE);
});

test("Read opens the item at its own address; Escape and Back close it and give the focus back", async ({
  page,
}) => {
  await serveExamples(page);
  await page.goto("/");
  const read = news(page).getByRole("article").first().getByRole("button", { name: /^Read/ });
  for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await read.focus();
    await page.keyboard.press("Enter");
    await expect(item(page, 1).getByText("Text of 1")).toBeVisible();
    await expect(page).toHaveURL(/\/#news-item-1$/);
    await close();
    await expect(item(page, 1)).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await expect(read).toBeFocused();
  }
  await read.click();
  await page.reload();
  await expect(item(page, 1)).toBeVisible();
});

test("a reference in a news item opens inside the dialog; Escape closes only the verse", async ({
  page,
}) => {
  await serveExamples(page);
  await page.goto("/#news-item-2");
  await item(page, 2).getByRole("link", { name: "2 Kings 20:20" }).first().click();
  const verse = page.getByRole("dialog", { name: "2 Kings 20:20" });
  await expect(verse).toContainText("brought water into the city");
  await page.keyboard.press("Escape");
  await expect(verse).toBeHidden();
  await expect(item(page, 2)).toBeVisible();
});

test("home starts at its top, also when it is reloaded", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("axe finds nothing in a news item or the list, in any look", async ({ page }) => {
  await serveExamples(page);
  await page.goto("/#news-item-1");
  await expect(item(page, 1)).toBeVisible();
  const one = await findInLooks(page);
  await item(page, 1).getByRole("button", { name: "All news" }).click();
  await expect(list(page)).toBeVisible();
  expect({ one, all: await findInLooks(page) }).toEqual({ one: [], all: [] });
});
