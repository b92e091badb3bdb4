import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { dress, failCalls, holdCalls, LOOKS } from "../support/calls";
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

test("the newest three with headline, summary, date and Read", async ({ page }) => {
  await serveExamples(page);
  await page.goto("/");
  const cards = news(page).getByRole("article");
  await expect(cards).toHaveCount(3);
  await expect(cards.first().getByRole("heading", { level: 3 })).toHaveText("Headline 1");
  await expect(cards.first().getByText("Summary 1")).toBeVisible();
  await expect(cards.first().getByText("Oct 4, 2025")).toBeVisible();
  await expect(cards.first().getByRole("button", { name: /^Read/ })).toBeVisible();
  await expect(news(page).getByRole("button", { name: /^View All/ })).toBeVisible();
});

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

test("Read opens the item at its own address; every way out closes it and gives the focus back", async ({
  page,
}) => {
  await serveExamples(page);
  await page.goto("/");
  const read = news(page).getByRole("article").first().getByRole("button", { name: /^Read/ });
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => item(page, 1).getByRole("button", { name: "Close" }).click(),
    () => page.goBack(),
  ]) {
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

test("View All lists all news; one leads on and back to the list", async ({ page }) => {
  await serveExamples(page);
  await page.goto("/#all-news");
  await expect(list(page).getByRole("listitem")).toHaveCount(4);
  await list(page).getByRole("button", { name: "Headline 4" }).click();
  await expect(item(page, 4).getByText("Text of 4")).toBeVisible();
  await expect(page).toHaveURL(/#news-item-4$/);
  await item(page, 4).getByRole("button", { name: "All news" }).click();
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);

  await news(page)
    .getByRole("button", { name: /^View All/ })
    .click();
  await expect(list(page)).toBeVisible();
  await page.goBack();
  await expect(list(page)).toBeHidden();
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

test("loading, empty, failed and tried again", async ({ page }) => {
  const release = await holdCalls(page, NEWS);
  await page.goto("/");
  await expect(news(page).getByText("Loading news")).toBeAttached();
  await expect(news(page)).toHaveAttribute("aria-busy", "true");
  release();
  await expect(news(page).getByRole("article")).toHaveCount(3);
  await page.unroute(NEWS);

  await page.route(NEWS, (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(news(page).getByText("No prophecy news available at this time.")).toBeVisible();
  await expect(news(page).getByRole("button")).toHaveCount(0);
  await page.unroute(NEWS);

  const mend = await failCalls(page, NEWS);
  await page.reload();
  await expect(news(page).getByText("No prophecy news available at this time.")).toBeVisible();
  await mend();
  await news(page).getByRole("button", { name: "Try Again" }).click();
  await expect(news(page).getByRole("article")).toHaveCount(3);
});

test("home starts at its top, also when it is reloaded", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.reload({ waitUntil: "networkidle" });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

for (const look of LOOKS) {
  test(`axe finds nothing in a news item or the list, ${look.theme}, ${look.width} px`, async ({
    page,
  }) => {
    await dress(page, look);
    await serveExamples(page);
    await page.goto("/#news-item-1");
    await expect(item(page, 1)).toBeVisible();
    const one = await findViolations(page);
    await item(page, 1).getByRole("button", { name: "All news" }).click();
    await expect(list(page)).toBeVisible();
    expect({ one, all: await findViolations(page) }).toEqual({ one: [], all: [] });
  });
}
