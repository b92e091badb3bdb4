import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { dress, LOOKS } from "../support/calls";
import { onDay, startPlanFor, tickFor } from "../support/plans";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

/** A Saturday. */
const TODAY = "2026-11-21";

const card = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
const startButton = (page: Page, title: string) =>
  card(page, title).getByRole("button", { name: "Start Plan" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Start Plan" });
/** A notice in the corner. */
const notice = (page: Page, words: string) =>
  page.getByRole("listitem").getByText(words, { exact: true });
test("a plan is started by keyboard; Escape and Back lead where a visitor expects", async ({
  page,
}) => {
  const trouble = await watchPage(page);
  await onDay(page, TODAY);
  await page.goto("/reading-plans");
  await expect(page.getByRole("heading", { level: 1, name: "Reading Plans" })).toBeVisible();
  await expect(page.getByRole("region", { name: "A verse for the journey" })).toContainText(
    /Your word is a lamp to my feet/,
  );
  const title = "Psalms & Proverbs Monthly";
  await startButton(page, title).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#start-psalms-proverbs-monthly$/);
  await expect(dialog(page).getByLabel("First day")).toBeFocused();
  await expect(dialog(page).getByText("30 days of reading")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/reading-plans$/);
  await expect(startButton(page, title)).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog(page).getByRole("checkbox", { name: "Saturday" }).focus();
  await page.keyboard.press("Space");
  await dialog(page).getByRole("button", { name: "Start Plan" }).dblclick();
  await expect(page).toHaveURL(/\/reading-plans\?plan=[0-9a-f-]+$/);
  await expect(notice(page, "Plan started")).toBeVisible();
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  const address = page.url();

  await page.goBack();
  await expect(card(page, title)).toContainText("Starts Sun, Nov 22");
  await startButton(page, title).click();
  await expect(page).toHaveURL(address);
  expect(trouble).toEqual(NO_TROUBLE);
});

test("a plan of one's own is laid out by the server, and started", async ({ page }) => {
  await onDay(page, TODAY);
  await page.goto("/reading-plans?own=1");
  await page.getByLabel("Name").fill("Letters in a month");
  await page.getByRole("button", { name: "Paul's letters" }).click();
  const preview = page.getByRole("region", { name: "Your plan", exact: true });
  await expect(preview).toContainText("30 days of reading, until Dec 20, 2026.");
  await page.getByLabel("Days from first to last").fill("200");
  await expect(page.getByText(/choose at most 87 days for reading, not 200\.$/)).toBeVisible();
  await page.getByLabel("Days from first to last").fill("60");
  await expect(preview).toContainText("60 days of reading");
  await page.getByRole("button", { name: "Start Plan" }).click();
  await expect(page.getByRole("heading", { name: "Letters in a month" })).toBeVisible();
});

for (const look of LOOKS) {
  test(`list, start and own plan hold nothing against anybody: ${look.theme} ${look.width}`, async ({
    page,
  }) => {
    await onDay(page, TODAY);
    await dress(page, look);
    const id = await startPlanFor(page, { planId: "creation-genesis", today: TODAY });
    await tickFor(page, id, [0], TODAY);
    await page.goto("/reading-plans");
    await page.getByRole("button", { name: "Turn on the reminder" }).click();
    await expect(page.getByRole("link", { name: "Add to your calendar" })).toBeVisible();
    await expect(card(page, "Creation & Genesis Study")).toContainText("Continue Plan");
    expect(await findViolations(page, ".plans-view")).toEqual([]);

    await startButton(page, "New Testament in 90 Days").click();
    await dialog(page).getByRole("button", { name: "See the whole schedule" }).click();
    await expect(dialog(page).getByRole("listitem").first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.goto("/reading-plans?own=1");
    await page.getByRole("button", { name: "Gospels" }).click();
    await expect(page.getByText(/on the longest day/)).toBeVisible();
    expect(await findViolations(page, ".plans-view")).toEqual([]);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBe(look.width);
  });
}
