import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { findInLooks } from "../support/axe";
import { onDay, startPlanFor, tickFor } from "../support/plans";

const FIRST_DAY = "2026-11-21";
const DAYS_LATER = "2026-11-26";
const TITLE = "Creation & Genesis Study";
const genesis = { planId: "creation-genesis", start: FIRST_DAY, today: FIRST_DAY };

const plan = (page: Page, title = TITLE) => page.getByRole("region", { name: title, exact: true });
const now = (page: Page, name = "Today’s reading") => page.getByRole("region", { name });
const allDays = (page: Page) => page.getByRole("region", { name: "All days" });
const box = (page: Page, reference: string) =>
  now(page).getByRole("checkbox", { name: `${reference}, read` });
const progress = (page: Page) => page.getByRole("progressbar", { name: /^Progress of/ });
const bar = (page: Page) => page.getByRole("region", { name: "Reading plan" });
const end = (page: Page) => page.getByRole("region", { name: "After the reading" });

async function openPlan(page: Page, id: string, title = TITLE): Promise<void> {
  await page.goto(`/reading-plans?plan=${id}`);
  await expect(plan(page, title).getByRole("heading", { name: title, exact: true })).toBeVisible();
}

test("two tabs show the same", async ({ page, context }) => {
  await onDay(page, FIRST_DAY);
  const id = await startPlanFor(page, genesis);
  await openPlan(page, id);
  const other = await context.newPage();
  await onDay(other, FIRST_DAY);
  await openPlan(other, id);
  await box(page, "Genesis 1-2").check();
  await expect(box(other, "Genesis 1-2")).toBeChecked();
  await expect(progress(page)).toHaveAttribute("value", "3");
  await page.reload();
  await expect(box(page, "Genesis 1-2")).toBeChecked();
});

test("a plan goes into a calendar with an alarm, and onto paper as a list to tick", async ({
  page,
}) => {
  await onDay(page, FIRST_DAY);
  const id = await startPlanFor(page, genesis);
  await tickFor(page, id, [0], FIRST_DAY);
  await openPlan(page, id);
  await page.getByRole("button", { name: "Add to calendar" }).click();
  await page.getByLabel("Remind me at (optional)").fill("06:30");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download calendar file" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const file = await readFile(await download.path(), "utf8");
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(21);
  expect(file).toContain("SUMMARY:Genesis 1-2\\; Psalm 104");
  expect(file).toContain("TRIGGER:PT6H30M");
  await page.keyboard.press("Escape");

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: TITLE })).toHaveCount(1);
  await expect(page.getByRole("article").getByRole("listitem")).toHaveCount(21);
  await expect(page.getByRole("article")).toContainText(
    "21 days, from Nov 21, 2026 to Dec 11, 2026",
  );
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await expect(box(page, "Genesis 1-2")).toBeChecked();
});

test("the reader knows the plan until another passage is chosen", async ({ page }) => {
  await onDay(page, FIRST_DAY);
  const id = await startPlanFor(page, genesis);
  await openPlan(page, id);
  await now(page).getByRole("link", { name: "Genesis 1-2" }).click();
  await expect(page.getByRole("heading", { name: "Genesis 1" })).toBeVisible();
  await expect(bar(page)).toContainText("Day 1 of 21, Sat, Nov 21");
  await expect(bar(page).getByRole("link", { name: "Genesis 1-2" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(end(page)).toContainText("Genesis 1-2 continues in the next chapter.");
  await page.getByRole("navigation", { name: "Chapters" }).getByText("Genesis 2").click();
  await expect(page.getByRole("heading", { name: "Genesis 2" })).toBeVisible();
  await end(page).getByRole("button", { name: "Finished? Mark Genesis 1-2 as read" }).click();
  await expect(bar(page).getByRole("link", { name: "Genesis 1-2 read" })).toBeVisible();
  await end(page).getByRole("link", { name: "Next: Psalm 104" }).click();
  await expect(page.getByRole("heading", { name: "Psalm 104" })).toBeFocused();
  await page.goBack();
  await expect(bar(page).getByRole("link", { name: "Genesis 1-2 read" })).toHaveAttribute(
    "aria-current",
    "true",
  );

  // Another passage, chosen elsewhere, is not the plan's.
  await page.getByRole("button", { name: /Choose book and chapter/ }).click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("button", { name: "John", exact: true }).click();
  await picker.getByRole("link", { name: "John 3", exact: true }).click();
  await expect(page.getByRole("heading", { name: "John 3" })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/plan=/);
});

test("the calendar by keyboard: months, today, what is left", async ({ page }) => {
  await onDay(page, "2026-12-03");
  const id = await startPlanFor(page, { ...genesis, today: FIRST_DAY });
  await tickFor(page, id, [0, 1], FIRST_DAY);
  await openPlan(page, id);
  const days = allDays(page);
  await expect(days.getByText("Thu, Dec 3")).toBeVisible();
  await expect(days.getByText("Sat, Nov 21")).toHaveCount(0);
  const november = days.locator("summary").filter({ hasText: "November 2026" });
  await expect(november).toContainText("1 of 10 days read");
  await november.focus();
  await page.keyboard.press("Enter");
  await expect(days.getByText("Sat, Nov 21")).toBeVisible();
  await expect(days.getByText("Waiting", { exact: true })).toHaveCount(11);
  await page.keyboard.press("Tab");
  await expect(days.getByRole("checkbox", { name: "Genesis 1-2, read" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(november).toContainText("0 of 10 days read");
  await page.keyboard.press("Space");
  await expect(november).toContainText("1 of 10 days read");

  await days.getByRole("radio", { name: "All" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(days.getByText("Sat, Nov 21")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(days.getByRole("button", { name: "Go to today" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(days.locator("[aria-current=date]")).toBeFocused();
  await page.getByRole("button", { name: "All plans" }).press("Enter");
  await expect(page).toHaveURL(/\/reading-plans$/);
});

test("an open plan and its bar are accessible in any look", async ({ page }) => {
  await onDay(page, DAYS_LATER);
  const id = await startPlanFor(page, genesis);
  await tickFor(page, id, [0, 12], FIRST_DAY);
  await openPlan(page, id);
  await expect(page.getByRole("region", { name: "5 days are waiting" })).toBeVisible();
  expect(await findInLooks(page, ".open-plan")).toEqual([]);
  await page.getByRole("button", { name: "Add to calendar" }).click();
  await expect(page.getByRole("dialog", { name: "Add to calendar" })).toBeVisible();
  expect(await findInLooks(page)).toEqual([]);
  await page.goto(`/bible?ref=Genesis+14-17&plan=${id}&reading=10`);
  await expect(end(page)).toBeVisible();
  await expect(bar(page)).toBeVisible();
  expect(await findInLooks(page, ".plan-bar")).toEqual([]);
  await tickFor(page, id, [...Array(42).keys()], DAYS_LATER);
  await openPlan(page, id);
  await expect(page.getByRole("heading", { name: `You have read “${TITLE}”` })).toBeVisible();
  expect(await findInLooks(page, ".plan-done")).toEqual([]);
});
