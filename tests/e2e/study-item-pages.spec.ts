import { expect, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

/** One page of each kind, with words that stand only there. */
const PAGES = [
  ["/discover/tel-dan-stele", "Tel Dan Stele", /Line 9 has the six letters bytdwd/],
  ["/timelines/flood-event", "The Flood", /A word on the year\./],
  ["/timelines/fossils", "What do the fossils show?", /many animal body plans turn up/],
  ["/timelines/day-1-light", "Light", /Light first traveled freely/],
  ["/timelines/problem-irreducible-complexity", "Irreducible complexity", /mousetrap|parts/],
  ["/discover/articles/house-of-david", "Who was the House of David?", /On July 21, 1993,/],
] as const;

test("a dialog leads to the item's page; its sections are reached by keyboard, its references open, and nothing goes wrong", async ({
  page,
}) => {
  const trouble = await watchPage(page);
  await page.goto("/discover#tel-dan-stele");
  const dialog = page.getByRole("dialog", { name: "Tel Dan Stele", exact: true });
  await expect(dialog.getByText(/^On July 21, 1993,/)).toBeVisible();
  await dialog.getByRole("link", { name: /^Open page/ }).press("Enter");
  await expect(page).toHaveURL("/discover/tel-dan-stele");
  await expect(page.getByRole("heading", { level: 1, name: "Tel Dan Stele" })).toBeVisible();
  await page.reload();

  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Analysis" }).press("Enter");
  await expect(page).toHaveURL("/discover/tel-dan-stele#analysis");
  await expect(page.getByRole("heading", { level: 2, name: "Analysis" })).toBeInViewport();
  await page.getByRole("region", { name: "Analysis" }).getByRole("link").first().click();
  await expect(page.getByRole("dialog", { name: /2 Kings 9:14/ })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByText("How this was graded").click();
  await page.getByRole("button", { name: "Weigh it yourself" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page
    .getByRole("navigation", { name: "Before and after" })
    .getByRole("link", { name: /^Next/ })
    .click();
  await expect(page).toHaveURL("/discover/pilate-stone");
  expect(trouble).toEqual(NO_TROUBLE);
});

test("what does not exist is the not-found page", async ({ page }) => {
  for (const path of [
    "/discover/no-such-stone",
    "/discover/articles/no-such-article",
    "/discover/articles/%3Cb%3E",
    "/timelines/no-such-day",
  ]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  }
});

for (const theme of ["light", "dark"]) {
  test(`no accessibility violation on a page of any kind, none wider than 320 pixels, ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      localStorage.setItem("truth-uncovered-theme", value);
    }, theme);
    await page.setViewportSize({ width: 320, height: 800 });
    for (const [path, name] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      expect(await findViolations(page), path).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every page can be read whole and printed without what stands around it", async ({
    page,
  }) => {
    for (const [path, name, words] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByRole("main").getByText(words).first()).toBeVisible();
      const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
      await expect(crumbs.getByRole("link").first()).toBeVisible();
    }
    await page.goto("/timelines/flood-event");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { name: "Contradictions" })).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents).toHaveCount(0);
  });
});
