import { expect, test } from "@playwright/test";
import { findInLooks } from "../support/axe";

test("a chapter is read word by word, in the original's order and in the translation's", async ({
  page,
}) => {
  await page.goto("/bible/web/john/1#v1");
  const views = page.getByRole("toolbar", { name: "Reader" });
  await views.getByRole("radio", { name: "Interlinear" }).check({ force: true });
  await expect(page).toHaveURL("/bible/web/john/1?view=interlinear#v1");
  const verse = page.getByRole("region", { name: "John 1:1", exact: true });
  const words = verse.getByRole("listitem");
  await expect(words).toHaveCount(17);
  await expect(words.nth(1)).toContainText("ἀρχῇ");
  await expect(words.nth(1)).toContainText("archē");
  await expect(words.nth(1).locator("[lang=grc]").first()).toBeVisible();
  await expect(verse).toContainText("In the beginning was the Word");
  await expect(words.nth(4).getByRole("link")).toHaveAttribute("href", "/words/g3056-logos");

  await page.getByRole("checkbox", { name: "Parsing" }).check();
  await expect(words.nth(1)).toContainText("noun");
  await page.getByRole("checkbox", { name: "Transliteration" }).uncheck();
  await expect(words.nth(1)).not.toContainText("archē");
  await page.getByRole("radio", { name: "English order" }).check();
  await expect(words.filter({ hasText: "beginning" })).toContainText("ἀρχῇ");

  // What was chosen stays, on the next chapter too.
  await page
    .getByRole("button", { name: /^Next chapter/ })
    .first()
    .click();
  await expect(page).toHaveURL("/bible/web/john/2?view=interlinear");
  await expect(page.getByRole("radio", { name: "English order" })).toBeChecked();
  await expect(page.getByRole("region", { name: "John 2:1", exact: true })).toBeVisible();
});

test("Hebrew runs from right to left, and all looks can be read", async ({ page }) => {
  await page.goto("/bible/kjv/psalms/23?view=interlinear");
  const list = page.getByRole("region", { name: "Psalm 23:1", exact: true }).getByRole("list");
  await expect(list).toHaveAttribute("dir", "rtl");
  const places = await list
    .getByRole("listitem")
    .evaluateAll((items) => items.slice(0, 2).map((item) => item.getBoundingClientRect().left));
  expect(places[0]).toBeGreaterThan(places[1] ?? 0);
  expect(await findInLooks(page)).toEqual([]);
  // The narrowest screen, and paper, on which nothing is to be pressed.
  const isTooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await isTooWide()).toBe(false);
  await page.setViewportSize({ width: 720, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await expect(list.getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("toolbar", { name: "Reader" })).toBeHidden();
  await expect(page.getByRole("checkbox", { name: "Parsing" })).toBeHidden();
  expect(await isTooWide()).toBe(false);
});

test("words that cannot be loaded are asked for again", async ({ page }) => {
  let isDown = true;
  await page.route("**/api/bible/words?**", (route) => (isDown ? route.abort() : route.continue()));
  await page.goto("/bible/web/jude/1?view=interlinear");
  await expect(page.getByText("The original words couldn’t be loaded.")).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("region", { name: "Jude 1:3", exact: true })).toBeVisible();
});
