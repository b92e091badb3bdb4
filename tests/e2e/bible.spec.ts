import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { failCalls } from "../support/calls";

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
  await results(page).getByRole("link", { name: "John 3:16", exact: true }).click();

  const reader = page.getByRole("region", { name: "Reader" });
  await expect(reader.getByRole("heading", { name: "John 3" })).toBeVisible();
  await expect(
    reader.getByRole("link", { name: "Verse 16, the one you looked up" }),
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
