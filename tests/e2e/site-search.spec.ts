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

test("operators typed by keyboard are obeyed, and the page says how they were read", async ({
  page,
}) => {
  await page.goto("/search");
  await expect(page.getByText("Start your search")).toBeVisible();
  await page.getByRole("main").getByRole("searchbox").focus();
  await page.keyboard.type('"living water" -spirit in:gospels');
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("Read as: exactly “living water”, without “spirit”, in the Gospels"),
  ).toBeVisible();
  const verses = page.getByRole("region", { name: "Verses" }).getByRole("listitem");
  await expect(verses.first()).toContainText(/living water/i);
  expect(await findViolations(page)).toEqual([]);
});

test("a name, a question and a matter of the heart each find what was meant", async ({ page }) => {
  await page.goto("/search?q=hesed");
  const best = page.getByRole("list", { name: "Best matches" });
  await expect(best.getByRole("heading", { name: /^Hesed/ })).toBeVisible();
  await best.getByRole("link", { name: "Micah 6:8" }).press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Micah 6:8");
  await page.keyboard.press("Escape");
  expect(await findViolations(page)).toEqual([]);

  await page.goto("/search?q=augustine");
  await best.getByRole("link", { name: "Augustine of Hippo" }).press("Enter");
  await expect(page).toHaveURL(/\/church-fathers#augustine$/);

  await page.goto("/search?q=depression");
  const meaning = page.getByRole("region", { name: "By meaning" });
  await expect(meaning).toContainText("Found by what they are about, not by these words.");
  await expect(meaning.getByRole("listitem").nth(2)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.goto("/bible?q=depression");
  const search = page.getByRole("region", { name: "Verse search" });
  const group = search.getByRole("region", { name: "By meaning" });
  await expect(group.getByRole("listitem").first()).toBeVisible();
  await group.focus();
  await page.keyboard.press("End");
  await expect(group.getByRole("listitem").last()).toBeInViewport();
  expect(await findViolations(page)).toEqual([]);
});
