import { expect, type Page, test } from "@playwright/test";
import { findInLooks } from "../support/axe";
import { analysis, crossReferences, findings } from "../support/validation-answers";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const REFERENCES = "**/api/cross-references";
const FINDINGS = "**/api/validation-findings";
/** The title of the evidence on the flood, by which its event is offered. */
const FLOOD = "A worldwide flood and the rocks";
const ANALYSIS = "**/api/events/*/analysis";

async function serveExamples(page: Page) {
  await page.route(REFERENCES, (route) => route.fulfill({ json: crossReferences }));
  await page.route(FINDINGS, (route) => route.fulfill({ json: findings }));
  await page.route(ANALYSIS, (route) => route.fulfill({ json: analysis }));
}

const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const count = (page: Page, label: string) =>
  panel(page, "Overview").locator("dl > div", { hasText: label }).getByRole("definition");

test("with the site's own records every tab is filled and nothing goes wrong", async ({ page }) => {
  const trouble = await watchPage(page);
  await page.goto("/validation");
  await expect(count(page, "Supporting Evidence")).toHaveText(/^[1-9]\d*$/);
  await expect(count(page, "Contradicting Claims")).toHaveText(/^[1-9]\d*$/);
  await tab(page, "Cross References").click();
  await expect(panel(page, "Cross References").getByRole("article").nth(9)).toBeVisible();
  await tab(page, "Findings").click();
  await expect(panel(page, "Findings").getByRole("article").nth(9)).toBeVisible();
  await tab(page, "Analysis").click();
  await panel(page, "Analysis").getByRole("button", { name: FLOOD }).click();
  await expect(panel(page, "Analysis").getByText("Overall confidence")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.reload();
  await expect(tab(page, "Analysis")).toBeInViewport({ ratio: 0.9 });
  await expect(panel(page, "Analysis").getByText("Overall confidence")).toBeVisible();
  expect(trouble).toEqual(NO_TROUBLE);
});

test("the details of a cross reference give the focus back; a reference inside opens there", async ({
  page,
}) => {
  await serveExamples(page);
  await page.goto("/validation?tab=cross-references");
  const card = panel(page, "Cross References").getByRole("article").first();
  const opener = card.getByRole("button", { name: "View Details" });
  const dialog = page.getByRole("dialog", { name: "The tunnel" });
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.goBack(),
  ]) {
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("Finding 1")).toBeVisible();
    await expect(page).toHaveURL(/tab=cross-references#ref-a$/);
    await close();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/tab=cross-references$/);
    await expect(opener).toBeFocused();
  }
  await opener.click();
  await page.reload();
  await dialog.getByRole("link", { name: "2 Kings 20:20" }).click();
  const verse = page.getByRole("dialog", { name: "2 Kings 20:20" });
  await expect(verse).toContainText("brought water into the city");
  await verse.getByRole("button", { name: "KJV" }).click();
  await page.keyboard.press("Escape");
  await expect(verse).toBeHidden();
  await expect(dialog).toBeVisible();
});

test("the way the grades are made opens, at its own address too", async ({ page }) => {
  await page.goto("/validation");
  const opener = page.getByRole("button", { name: "How the grades are made" });
  const dialog = page.getByRole("dialog", { name: "How the grades are made" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Seven questions" })).toBeVisible();
  await expect(dialog.getByText("Testimony of Scripture (2)")).toBeVisible();
  // Nothing in it but words: the keyboard reaches and scrolls them.
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await expect(dialog.getByText("Your weights stay in your browser.")).toBeInViewport();
  await expect(page).toHaveURL(/#evidence-method$/);
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.goto("/validation#evidence-method");
  await expect(dialog).toBeVisible();
});

test("axe finds nothing in any tab or dialog, in any look", async ({ page }) => {
  await serveExamples(page);
  const found: string[] = [];
  const check = async (place: string) =>
    found.push(...(await findInLooks(page)).map((line) => `${place}: ${line}`));

  await page.goto("/validation?tab=cross-references");
  await panel(page, "Cross References")
    .getByRole("button", { name: "View Details" })
    .first()
    .click();
  await page.getByRole("dialog", { name: "The tunnel" }).getByText("How this was graded").click();
  await check("details");
  await page.keyboard.press("Escape");
  await check("cross references");
  await page.getByRole("button", { name: "How the grades are made" }).click();
  await check("method");
  await page.keyboard.press("Escape");

  await tab(page, "Findings").click();
  await page.getByText("How this was graded").first().click();
  await check("findings");
  await page.getByRole("button", { name: "Weigh it yourself" }).first().click();
  await expect(page.getByRole("slider").first()).toBeVisible();
  await check("weights");
  await page.keyboard.press("Escape");

  await tab(page, "Analysis").click();
  await page.getByRole("button", { name: "The tunnel", exact: true }).click();
  await expect(page.getByText("37% confidence")).toBeVisible();
  await check("analysis");
  expect(found).toEqual([]);
});
