import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { failCalls } from "../support/calls";

const SEARCH_PATH = "**/api/bible/search?*";
const EMPTY_TEXT =
  "No verses found matching your search. Try searching for keywords, topics, or verse references.";

const verseSearch = (page: Page) => page.getByRole("region", { name: "Verse search" });
const searchBox = (page: Page) => verseSearch(page).getByRole("searchbox");
const searchButton = (page: Page) =>
  verseSearch(page).getByRole("button", { name: "Search", exact: true });
const results = (page: Page) => page.getByRole("region", { name: "Search results" });

test("without a reference the page stands in the product's order", async ({ page }) => {
  await page.goto("/bible");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bible Study");
  const order = await page
    .getByRole("main")
    .evaluate((main) =>
      ["Search the Bible", "Today's Verse", "Reading Plans", "Scripture Library"].map((words) =>
        (main.textContent ?? "").indexOf(words),
      ),
    );
  expect(order.every((place) => place >= 0)).toBe(true);
  expect([...order].sort((a, b) => a - b)).toEqual(order);
  await expect(page.getByRole("region", { name: "Reader" })).toHaveCount(0);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Reading Plans" })).toHaveAttribute(
    "href",
    "/reading-plans",
  );
  await expect(main.getByRole("link", { name: "Saved Verses" })).toHaveAttribute(
    "href",
    "/saved-verses",
  );
  await expect(main.getByRole("link", { name: "Reading History" })).toHaveAttribute(
    "href",
    "/reading-history",
  );
  await expect(
    page.getByRole("region", { name: "Scripture Library" }).getByRole("listitem"),
  ).toHaveCount(60);
});

test("a reader finds a verse by its reference and opens its chapter there", async ({ page }) => {
  await page.goto("/bible");
  await expect(searchButton(page)).toBeDisabled();
  await searchBox(page).fill("   ");
  await expect(searchButton(page)).toBeDisabled();
  await searchBox(page).fill(" Jn 3:16 ");
  await searchButton(page).click();

  await expect(page).toHaveURL("/bible?q=Jn+3:16");
  await expect(results(page).getByRole("listitem").first()).toContainText(
    "For God so loved the world",
  );
  await results(page).getByRole("link", { name: "John 3:16" }).click();

  const reader = page.getByRole("region", { name: "Reader" });
  await expect(reader.getByRole("heading", { name: "John 3" })).toBeVisible();
  await expect(
    reader.getByRole("button", { name: "Verse 16, the one you looked up" }),
  ).toBeInViewport();
});

test("a next page that does not come says so, is asked again by key, and leads to its first verse", async ({
  page,
}) => {
  await page.goto("/bible?q=shepherd");
  const found = results(page).getByRole("listitem");
  const more = results(page).getByRole("button", { name: "Show more" });
  await expect(found).toHaveCount(10);
  const restore = await failCalls(page, "**/api/bible/search?*");
  await more.press("Enter");
  await expect(results(page).getByRole("alert")).toHaveText("away");
  await expect(results(page).getByRole("alert")).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByText("No verses found matching your search.")).toHaveCount(0);
  await expect(more).toBeFocused();
  await restore();
  await page.keyboard.press("Enter");
  await expect(found).toHaveCount(20);
  await expect(found.nth(10)).toBeFocused();
  await expect(found.nth(10)).toBeInViewport({ ratio: 0.9 });
  await expect(results(page).getByRole("alert")).toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
});

test("words are found, marked, counted, and shown ten at a time", async ({ page }) => {
  await page.goto("/bible?q=shepherd");

  await expect(results(page).getByRole("listitem")).toHaveCount(10);
  await expect(results(page).locator("mark").first()).toHaveText(/shepherd/i);
  await expect(verseSearch(page).getByRole("status")).toHaveText(/^\d+ verses for “shepherd”$/);
  await results(page).getByRole("button", { name: "Show more" }).click();
  await expect(results(page).getByRole("listitem")).toHaveCount(20);
  const references = await results(page).getByRole("listitem").getByRole("link").allTextContents();
  expect(new Set(references).size).toBe(20);
  expect(await findViolations(page)).toEqual([]);

  await verseSearch(page).getByRole("button", { name: "Clear" }).click();
  await expect(results(page)).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue("");
  await page.goBack();
  await expect(results(page)).toBeVisible();
});

test("a search can keep to a testament, a book and a translation", async ({ page }) => {
  await page.goto("/bible?q=charity");
  await verseSearch(page).getByRole("combobox", { name: "Translation" }).selectOption("KJV");
  await verseSearch(page)
    .getByRole("combobox", { name: "Where to search" })
    .selectOption("1 Corinthians");

  await expect(page).toHaveURL("/bible?q=charity&in=KJV&book=1Cor");
  await expect(results(page).getByRole("listitem").first()).toContainText(/charity/i);
  const references = await results(page).getByRole("listitem").getByRole("link").allTextContents();
  expect(references.every((reference) => reference.startsWith("1 Corinthians "))).toBe(true);
});

test("a reference that does not exist says what does", async ({ page }) => {
  await page.goto("/bible?q=John+99");
  await expect(verseSearch(page).getByText("John has 21 chapters.")).toBeVisible();
  await expect(verseSearch(page).getByText(EMPTY_TEXT)).toBeVisible();

  await page.goto("/bible?ref=John+99");
  await expect(
    page.getByRole("region", { name: "Reader" }).getByText("John has 21 chapters."),
  ).toBeVisible();
});

test("three skeletons stand while a search is under way", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SEARCH_PATH, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/bible?q=grace");
  await expect(verseSearch(page).locator("[data-skeleton]")).toHaveCount(3);
  answer();
  await expect(results(page)).toBeVisible();
});

test("five skeletons stand while the library's verses are fetched", async ({ page }) => {
  await page.route("**/api/verses", () => {});
  await page.goto("/bible");
  await expect(
    page.getByRole("region", { name: "Scripture Library" }).locator("[data-skeleton]"),
  ).toHaveCount(5);
});

test("a failed search says so under the empty text and can be tried again", async ({ page }) => {
  await page.route(SEARCH_PATH, (route) => route.fulfill({ status: 503, body: "away" }), {
    times: 1,
  });
  await page.goto("/bible?q=grace");

  await expect(verseSearch(page).getByText(EMPTY_TEXT)).toBeVisible();
  await expect(verseSearch(page).getByText("Failed to search verses")).toBeVisible();
  await verseSearch(page).getByRole("button", { name: "Try Again" }).click();
  await expect(results(page)).toBeVisible();
});

test("nothing found is said in the product's words", async ({ page }) => {
  await page.goto("/bible?q=qqqqxxxxzzzz");
  await expect(verseSearch(page).getByText(EMPTY_TEXT)).toBeVisible();
  await expect(verseSearch(page).getByText("Failed to search verses")).toHaveCount(0);
});
