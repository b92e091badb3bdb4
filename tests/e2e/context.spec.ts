import { expect, type Page, test } from "@playwright/test";
import { findInLooks } from "../support/axe";
import { CLIPBOARD, LOOKS, readClipboard } from "../support/calls";
import { untilItRuns } from "../support/until-it-runs";
import { watchShift } from "../support/watch-page";

const field = (page: Page) => page.getByRole("main").getByRole("textbox");
const generate = (page: Page) => page.getByRole("button", { name: "Generate", exact: true });
const title = (page: Page, name: string) =>
  page.getByRole("heading", { level: 2, name: `Biblical Context: ${name}` });

test("a verse's context: a heading for each field, marks in words, verses and sources that open", async ({
  page,
}) => {
  await page.goto("/context");
  await expect(
    page.getByRole("heading", { level: 1, name: "Biblical Context Generator" }),
  ).toBeVisible();
  await expect(generate(page)).toBeDisabled();
  await field(page).fill("   ");
  await expect(generate(page)).toBeDisabled();
  await field(page).fill("isaiah 7:14");
  await generate(page).click();

  await expect(title(page, "Isaiah 7:14")).toBeVisible();
  await expect(page).toHaveURL("/context?type=verse&verse=isaiah+7:14");
  for (const name of ["The setting", "The meaning", "The people", "The evidence"]) {
    await expect(page.getByRole("heading", { level: 3, name })).toBeVisible();
  }
  for (const name of [
    "Historical Context",
    "Cultural Background",
    "Archaeological Evidence",
    "Prophetic Significance",
    "Geographical Context",
    "Timeline",
    "Modern Relevance",
    "Key Figures",
  ]) {
    await expect(page.getByRole("heading", { level: 4, name })).toBeVisible();
  }
  await expect(page.getByRole("heading", { level: 3, name: "Related Verses" })).toBeVisible();
  const prophecy = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Prophetic Significance" }) });
  // Only what is no plain fact says what it is.
  await expect(prophecy.getByRole("listitem").first()).not.toContainText(/^Fact/);
  await prophecy.getByRole("link", { name: "Matthew 1:22-23" }).first().click();
  await expect(page.getByRole("dialog")).toContainText("Matthew 1:22");
});

test("the types are chosen by keyboard, and Enter asks", async ({ page }) => {
  await page.goto("/context");
  await untilItRuns(
    async () => {
      await page.getByRole("radio", { name: "Verse" }).focus();
      await page.keyboard.press("ArrowRight");
    },
    (timing) => expect(page.getByRole("radio", { name: "Topic" })).toBeChecked(timing),
  );
  await page.keyboard.press("Tab");
  await page.keyboard.type("love");
  await page.keyboard.press("Enter");
  await expect(title(page, "Love")).toBeVisible();
});

test("editing or another type takes the answer away; Back and reload bring answers back", async ({
  page,
}) => {
  await page.goto("/context?type=topic&topic=The+Flood");
  await expect(title(page, "The Flood")).toBeVisible();
  await field(page).pressSequentially("s");
  await expect(title(page, "The Flood")).toHaveCount(0);
  await field(page).fill("Exodus");
  await generate(page).click();
  await expect(title(page, "Exodus")).toBeVisible();
  await page.getByRole("radio", { name: "Historical Period" }).check();
  await expect(title(page, "Exodus")).toHaveCount(0);
  await expect(field(page)).toHaveValue("");
  await field(page).fill("Babylonian Exile");
  await generate(page).click();
  await expect(title(page, "Babylonian Exile")).toBeVisible();
  await expect(page).toHaveURL(/type=historical&historicalPeriod=Babylonian\+Exile/);

  await page.goBack();
  await expect(title(page, "Exodus")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Topic" })).toBeChecked();
  await page.goBack();
  await expect(title(page, "The Flood")).toBeVisible();
  await page.reload();
  await expect(title(page, "The Flood")).toBeVisible();
});

test("the answer can be copied, and the assistant asked about it", async ({ page, context }) => {
  await context.grantPermissions(CLIPBOARD);
  await page.goto("/context?type=topic&topic=Prayer");
  await expect(title(page, "Prayer")).toBeVisible();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect.poll(() => readClipboard(page)).toContain("Cultural Background");
  expect(await readClipboard(page)).toContain("/context?type=topic&topic=Prayer");
  await expect(page.getByRole("link", { name: "Ask the assistant about this" })).toHaveAttribute(
    "href",
    /^\/chat\?q=.*Prayer/,
  );
});

test("nothing moves while the answer comes", async ({ page }) => {
  const shift = await watchShift(page, { from: "start", ignoresInput: true });
  await page.goto("/context?type=verse&verse=John+3:16");
  await expect(title(page, "John 3:16")).toBeVisible();
  expect(await shift()).toBeLessThanOrEqual(0.05);
});

test("no accessibility violations, in any look", async ({ page }) => {
  await page.goto("/context");
  await expect(page.getByText("Try one of these")).toBeVisible();
  expect(await findInLooks(page)).toEqual([]);
  await page.goto("/context?type=archaeological&archaeologicalSite=Mount+Sinai");
  await expect(title(page, "Mount Sinai")).toBeVisible();
  await page.getByText("What the marks mean").click();
  expect(await findInLooks(page)).toEqual([]);
  for (const { width } of LOOKS) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await page.goto("/context?type=verse&verse=John+3:99");
  await expect(page.getByText("John 3 has 36 verses.")).toBeVisible();
  expect(await findInLooks(page)).toEqual([]);
});
