import { expect, test } from "@playwright/test";
import { readDocument } from "../../scripts/crawl/document";
import { findInLooks } from "../support/axe";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a word's page has its entry and its first places", async ({ page }) => {
    await page.goto("/words/hesed");
    await expect(page).toHaveURL("/words/h2617-hesed");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("חֶסֶד");
    await expect(page.getByText("ḥesed").first()).toBeVisible();
    const places = page.locator("mark");
    expect(await places.count()).toBeGreaterThan(10);
    expect((await page.goto("/words/g99999"))?.status()).toBe(404);
  });

  test("the page of all words leads to a word by its meaning and by its letter", async ({
    page,
  }) => {
    await page.goto("/words");
    await page.getByRole("searchbox", { name: "Find a word" }).fill("mercy");
    await page.getByRole("button", { name: "Find" }).click();
    await expect(page).toHaveURL("/words/find/mercy");
    await expect(page.getByRole("link", { name: /ḥesed/ })).toHaveAttribute(
      "href",
      "/words/h2617-hesed",
    );
    await page.getByRole("link", { name: "Original words" }).click();
    await page.getByRole("link", { name: "Omega" }).click();
    await expect(page.getByRole("link", { name: /hōra/ }).first()).toBeVisible();
    expect((await page.goto("/words/greek-omega-9"))?.status()).toBe(404);
  });
});

test("words in other letters say their language, on every kind of page that has them", async ({
  request,
}) => {
  for (const path of [
    "/words",
    "/words/hebrew-aleph",
    "/words/g3588-ho",
    "/words/h2617-hesed",
    "/words/find/mercy",
    "/bible/web/daniel/2/4",
    "/bible/kjv/john/1/1",
  ]) {
    const { unnamedWords } = readDocument(await (await request.get(path)).text());
    expect([path, unnamedWords]).toEqual([path, []]);
  }
});

test("a word is filtered by how it is translated, and read in any look", async ({ page }) => {
  await page.goto("/words/g26-agape");
  await page
    .getByRole("link", { name: /charity/ })
    .first()
    .click();
  await expect(page).toHaveURL(/rendering=charity/);
  await expect(page.getByText(/of 106 verses/)).toBeVisible();
  await expect(page.locator("mark", { hasText: /charity/i }).first()).toBeVisible();
  expect(await findInLooks(page)).toEqual([]);
});

test("a search for a word of the original marks it, and its verses unfold their own", async ({
  page,
}) => {
  await page.goto("/words/g26-agape");
  await page.getByRole("link", { name: "Search among these verses" }).click();
  const results = page.getByRole("region", { name: "Search results" });
  await expect(page.getByText("Read as: the Greek word agapē (ἀγάπη, G26)")).toBeVisible();
  await expect(results.locator("mark", { hasText: "love" }).first()).toBeVisible();
  const first = results.getByRole("article").first();
  await first.getByRole("button", { name: "Original words" }).click();
  await expect(first.getByText("ἀγάπη").first()).toBeVisible();
  expect(await findInLooks(page)).toEqual([]);
});

test("the menu of a verse leads to its words and their pages", async ({ page }) => {
  await page.goto("/bible/kjv/daniel/2#v4");
  await page.getByRole("link", { name: /^Verse 4,|^Verse 4$/ }).click();
  await page.getByRole("button", { name: "Original words" }).click();
  const word = page.getByText("חֶלְמָא").first();
  await expect(word).toBeVisible();
  await word.click();
  const link = page.getByRole("link", { name: /All \d+ places/ }).first();
  await expect(link).toHaveAttribute("href", /^\/words\/h2493/);
  expect(await findInLooks(page)).toEqual([]);
});
