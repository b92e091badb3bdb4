import { expect, test } from "@playwright/test";
import { findViolations } from "../support/axe";

const PATH = "**/api/search?*";
const verse = {
  id: 1,
  book: "John",
  chapter: 11,
  verse: 35,
  text: "Jesus wept.",
  reference: "John 11:35",
  translation: "WEB",
};

test("an empty search invites, a term finds verses, Clear goes back", async ({ page }) => {
  await page.goto("/search");
  await expect(page.getByText("Start your search")).toBeVisible();
  const form = page.getByRole("main").getByRole("search");
  await expect(form.getByRole("button", { name: "Search" })).toBeDisabled();

  await form.getByRole("searchbox").fill("  living water  ");
  await form.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search?q=living+water");
  const verses = page.getByRole("region", { name: "Verses" });
  await expect(verses.getByRole("listitem").first()).toContainText("living water");
  expect(await findViolations(page)).toEqual([]);

  await form.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByText("Start your search")).toBeVisible();
  await page.goBack();
  await expect(verses).toBeVisible();
  await expect(form.getByRole("searchbox")).toHaveValue("living water");
});

test("articles and videos stand beside the verses, cut, dated and counted", async ({ page }) => {
  const content = `${"word ".repeat(60)}end`;
  await page.route(PATH, (route) =>
    route.fulfill({
      json: {
        total: 2,
        verses: [verse],
        articles: [
          { id: 7, title: "On tears", category: "archaeological", content, publishedAt: null },
        ],
      },
    }),
  );
  await page.route("**/api/videos", (route) =>
    route.fulfill({
      json: [
        {
          id: "a",
          title: "Why he WEPT",
          description: "",
          category: "biblical",
          publishedAt: "2026-03-05T12:00:00Z",
        },
        {
          id: "b",
          title: "Other",
          description: "nothing",
          category: "biblical",
          publishedAt: null,
        },
      ],
    }),
  );
  await page.goto("/search?q=wept");

  await expect(page.getByRole("main").getByRole("status")).toHaveText("3 results for “wept”");
  const article = page.getByRole("region", { name: "Articles" }).getByRole("listitem");
  await expect(article).toContainText("No date");
  await expect(article).toContainText(`${content.slice(0, 200)}...`);
  const video = page.getByRole("region", { name: "Videos" }).getByRole("listitem");
  await expect(video).toHaveCount(1);
  await expect(video).toContainText("Mar 5, 2026");
});

test("three skeletons stand while the answer is under way", async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(PATH, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/search?q=grace");

  await expect(page.locator("[data-skeleton]")).toHaveCount(3);
  answer();
  await expect(page.getByRole("region", { name: "Verses" })).toBeVisible();
});

test("nothing found is said in the product's words", async ({ page }) => {
  await page.goto("/search?q=qqqqxxxxzzzz");

  await expect(page.getByText("No results found")).toBeVisible();
  await expect(
    page.getByText("Try adjusting your search terms or browse our content categories."),
  ).toBeVisible();
});

test("a failed search can be tried again", async ({ page }) => {
  await page.route(PATH, (route) => route.fulfill({ status: 500, body: "no" }), { times: 1 });
  await page.goto("/search?q=grace");

  await expect(page.getByText("No results found")).toBeVisible();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("region", { name: "Verses" })).toBeVisible();
});

test("a reference that does not exist is explained, and a refused search offers no retry", async ({
  page,
}) => {
  await page.goto("/search?q=Psalm+151");
  await expect(page.getByText("Psalms has 150 chapters.")).toBeVisible();

  await page.goto(`/search?q=${"x".repeat(600)}`);
  await expect(page.getByText("No results found")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
});

test("discoveries, guides, questions, fathers and events are found and open where they stand", async ({
  page,
}) => {
  await page.goto("/search?q=Hezekiah");
  const discoveries = page.getByRole("region", { name: "Discoveries" });
  await expect(discoveries.getByRole("listitem").first()).toBeVisible();
  await discoveries
    .getByRole("link", { name: /Hezekiah/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/discover#hezekiahs-tunnel$/);
  await expect(page.getByRole("dialog", { name: /Hezekiah/ })).toBeVisible();

  await page.goto("/search?q=contradictions");
  const questions = page.getByRole("region", { name: "Questions and Answers" });
  await questions.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/study-guides#faq-/);
  await expect(page.locator("details:target[open], details[open]").first()).toBeVisible();

  await page.goto("/search?q=Ignatius");
  await expect(page.getByRole("region", { name: "Church Fathers" })).toContainText("Ignatius");
});
