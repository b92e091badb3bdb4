import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { dress, failCalls, holdCalls, LOOKS } from "../support/calls";
import { notice } from "../support/library-page";
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

test("today's readings are ticked, unticked and read ahead, and progress follows", async ({
  page,
}) => {
  await onDay(page, FIRST_DAY);
  const id = await startPlanFor(page, genesis);
  await openPlan(page, id);
  await expect(page).toHaveTitle(/^Creation & Genesis Study \|/);
  await expect(plan(page)).toContainText("Day 1 of 21");
  await expect(plan(page)).toContainText("Ends Dec 11, 2026");

  // The mark stands before the server has answered, and pressing twice is no more than that.
  const release = await holdCalls(page, "**/api/workspace/plans/*/readings");
  await box(page, "Genesis 1-2").click();
  await expect(box(page, "Genesis 1-2")).toBeChecked();
  await box(page, "Genesis 1-2").click();
  await box(page, "Genesis 1-2").click();
  await expect(progress(page)).toHaveAttribute("aria-valuenow", "0");
  release();
  await expect(progress(page)).toHaveAttribute("aria-valuenow", "3");
  await box(page, "Genesis 1-2").uncheck();
  await expect(progress(page)).toHaveAttribute("aria-valuenow", "0");

  await now(page).getByRole("button", { name: "Mark all as read" }).click();
  await expect(now(page)).toContainText("Today’s reading is done.");
  await expect(now(page).getByRole("heading", { name: "Today’s reading" })).toBeFocused();
  await now(page).getByText("Read ahead").click();
  await box(page, "Genesis 3-5").check();
  await expect(plan(page)).toContainText("3 of 42 readings");
  // The last of a day brings the next one, and the focus is not lost.
  await box(page, "Psalm 8").click();
  await expect(box(page, "Genesis 6-8")).toBeVisible();
  await expect(now(page).getByRole("heading", { name: "Today’s reading" })).toBeFocused();
  await expect(plan(page)).toContainText("4 of 42 readings");
  await page.reload();
  await expect(allDays(page).getByRole("checkbox", { checked: true })).toHaveCount(4);
});

test("after five missed days the plan catches up, re-paces or extends, and tells its honest end", async ({
  page,
}) => {
  await onDay(page, DAYS_LATER);
  for (const { name, told, ends, first } of [
    { name: "Catch up", told: "You are catching up", ends: "Dec 11, 2026", first: "Genesis 3-5" },
    { name: "Re-pace", told: "The plan was re-paced", ends: "Dec 11, 2026", first: "Psalm 104" },
    { name: "Extend", told: "The plan was extended", ends: "Dec 16, 2026", first: "Psalm 104" },
  ]) {
    const id = await startPlanFor(page, genesis);
    await openPlan(page, id);
    const waiting = page.getByRole("region", { name: "5 days are waiting" });
    const way = waiting.getByRole("listitem").filter({ has: page.getByRole("button", { name }) });
    await expect(way).toContainText(`Ends ${ends}`);
    await expect(way).toContainText(/Fullest day \d+ min/);
    await way.getByRole("button", { name }).click();
    await expect(notice(page, told)).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await expect(plan(page)).toContainText(`Ends ${ends}`);
    await expect(box(page, "Genesis 1-2")).toBeVisible();
    await expect(box(page, first)).toBeVisible();
    await expect(now(page).getByRole("heading", { name: "Today’s reading" })).toBeFocused();
  }
});

test("a plan is stopped, resumed, restarted and deleted, and asks before what cannot be undone", async ({
  page,
}) => {
  await onDay(page, DAYS_LATER);
  const id = await startPlanFor(page, genesis);
  await tickFor(page, id, [0], FIRST_DAY);
  await openPlan(page, id);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(now(page, "This plan is stopped")).toBeVisible();
  await expect(page.getByRole("region", { name: /waiting/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Resume plan" }).click();
  await expect(now(page)).toBeVisible();

  await page.getByRole("button", { name: "Restart" }).click();
  const restart = page.getByRole("dialog", { name: "Restart this plan?" });
  await expect(restart).toContainText("the marks on 1 reading are removed");
  await page.goBack();
  await expect(restart).toHaveCount(0);
  await page.getByRole("button", { name: "Restart" }).click();
  await restart.getByRole("button", { name: "Restart plan" }).click();
  await expect(plan(page)).toContainText("Started Nov 26, 2026");
  await expect(plan(page)).toContainText("0 of 42 readings");

  await page.getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog", { name: "Delete this plan?" })
    .getByRole("button", { name: "Delete plan" })
    .click();
  await expect(notice(page, `“${TITLE}” was deleted`)).toBeVisible();
  await expect(page).toHaveURL(/\/reading-plans$/);
  await page.goto(`/reading-plans?plan=${id}`);
  await expect(page.getByText("There is no such plan in this browser.")).toBeVisible();
  await page.getByRole("button", { name: "Enter a transfer code" }).click();
  await expect(page.getByRole("dialog", { name: "Privacy & your data" })).toBeVisible();
});

test("two tabs show the same; a tick from before a restart is refused with the plan as it is now", async ({
  page,
  context,
}) => {
  await onDay(page, FIRST_DAY);
  const id = await startPlanFor(page, genesis);
  await openPlan(page, id);
  const other = await context.newPage();
  await onDay(other, FIRST_DAY);
  await openPlan(other, id);
  await box(page, "Genesis 1-2").check();
  await expect(box(other, "Genesis 1-2")).toBeChecked();
  await other.close();

  // Restarted somewhere that cannot tell this tab.
  await page.evaluate(
    async ([path, today]) => {
      await fetch(path, {
        method: "PATCH",
        headers: { "Content-Type": "application/json", "X-Client": "web" },
        body: JSON.stringify({ version: 1, action: "restart", today }),
      });
    },
    [`/api/workspace/plans/${id}`, FIRST_DAY] as const,
  );
  await box(page, "Psalm 104").click();
  await expect(notice(page, "This plan was changed elsewhere")).toBeVisible();
  await expect(box(page, "Psalm 104")).not.toBeChecked();
  await expect(box(page, "Genesis 1-2")).not.toBeChecked();
  await box(page, "Psalm 104").click();
  await expect(plan(page)).toContainText("1 of 42 readings");
});

test("the last reading brings the completion, which is shown whenever the plan is opened", async ({
  page,
}) => {
  await onDay(page, FIRST_DAY);
  const own = { title: "Letters", books: ["Phlm", "Jude"], days: 2 };
  const id = await startPlanFor(page, { own, start: FIRST_DAY, today: FIRST_DAY });
  await tickFor(page, id, [0], FIRST_DAY);
  await onDay(page, "2026-11-22");
  await openPlan(page, id, "Letters");
  await now(page).getByRole("checkbox").check();
  const done = page.getByRole("heading", { name: "You have read “Letters”" });
  await expect(done).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "to the end" })).toHaveText(
    "You have read “Letters” to the end.",
  );
  await expect(plan(page, "Letters")).toContainText(
    "2 readings, all of them read, from Nov 21, 2026 to Nov 22, 2026: 2 days, on 2 of which you read.",
  );
  await page.reload();
  await expect(done).toBeVisible();
  await expect(page.getByRole("link", { name: "See your reading history" })).toBeVisible();
  await page.getByRole("button", { name: "Read it again" }).click();
  await page.getByRole("button", { name: "Restart plan" }).click();
  await expect(done).toHaveCount(0);
  await expect(now(page).getByRole("heading", { name: "Today’s reading" })).toBeFocused();
  await expect(now(page).getByRole("checkbox")).not.toBeChecked();
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

test("the reader knows the plan: mark as read, the next reading, the day is done", async ({
  page,
}) => {
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
  await bar(page).getByRole("button", { name: "Mark as read: Psalm 104" }).click();
  await expect(bar(page)).toContainText("This day’s reading is done, and 4% of the plan.");
  await bar(page).getByRole("button", { name: "Read: unmark Psalm 104" }).click();
  await expect(bar(page).getByRole("button", { name: "Mark as read: Psalm 104" })).toBeVisible();
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

test("what fails is told, and what was shown before it comes back", async ({ page }) => {
  await onDay(page, FIRST_DAY);
  const id = await startPlanFor(page, genesis);
  const mendRead = await failCalls(page, `**/api/workspace/plans/${id}?*`);
  await page.goto(`/reading-plans?plan=${id}`);
  await expect(page.getByText("The plan could not be loaded.")).toBeVisible();
  await mendRead();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(now(page)).toBeVisible();

  const mend = await failCalls(page, "**/api/workspace/plans/*/readings");
  await box(page, "Genesis 1-2").click();
  await expect(notice(page, "The reading could not be marked")).toBeVisible();
  await expect(box(page, "Genesis 1-2")).not.toBeChecked();
  await mend();
  await box(page, "Genesis 1-2").click();
  await expect(plan(page)).toContainText("1 of 42 readings");

  const mendBar = await failCalls(page, `**/api/workspace/plans/${id}?*`);
  await page.goto(`/bible?ref=Genesis+1-2&plan=${id}&reading=0`);
  await expect(bar(page)).toContainText("The plan could not be loaded.");
  await mendBar();
  await bar(page).getByRole("button", { name: "Try Again" }).click();
  await expect(bar(page)).toContainText("Day 1 of 21");
  // In the reader a plan that is not there leaves nothing behind.
  await page.goto("/bible?ref=John+3&plan=00000000-0000-4000-8000-000000000000&reading=0");
  await expect(page.getByRole("heading", { name: "John 3" })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

for (const look of LOOKS) {
  test(`an open plan and its bar are accessible, ${look.theme} ${look.width}`, async ({ page }) => {
    await dress(page, look);
    await onDay(page, DAYS_LATER);
    const id = await startPlanFor(page, genesis);
    await tickFor(page, id, [0, 12], FIRST_DAY);
    await openPlan(page, id);
    await expect(page.getByRole("region", { name: "5 days are waiting" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole("button", { name: "Add to calendar" }).click();
    await expect(page.getByRole("dialog", { name: "Add to calendar" })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(look.width);
    await page.goto(`/bible?ref=Genesis+14-17&plan=${id}&reading=10`);
    await expect(end(page)).toBeVisible();
    await expect(bar(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await width()).toBe(look.width);
    await tickFor(page, id, [...Array(42).keys()], DAYS_LATER);
    await openPlan(page, id);
    await expect(page.getByRole("heading", { name: `You have read “${TITLE}”` })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}
