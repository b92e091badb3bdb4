import { expect, test } from "@playwright/test";
import { findViolations } from "../support/axe";

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
