import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { dress, LOOKS } from "../support/calls";
import { notice } from "../support/library-page";
import { reportReading } from "../support/readings";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const TODAY = "2026-03-04";
const LAST_YEAR = "2025-12-24";
/** All of Ruth 1, read today. */
const RUTH = { book: "Ruth", chapter: 1, passed: [[1, 22]], today: TODAY } as const;
/** Noon where the browser is. */
const NOON = new Date(2026, 2, 4, 12);

const sessions = (page: Page) =>
  page.getByRole("region", { name: "Recent Reading Sessions" }).getByRole("listitem");
const session = (page: Page, title: string) =>
  sessions(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const day = (page: Page, words: string | RegExp) => page.getByRole("gridcell", { name: words });

async function openOn(page: Page, now: Date = NOON) {
  await page.clock.setFixedTime(now);
  await page.goto("/reading-history");
}

test("an example gives way to what was read, which is noted, seen by year, and deleted", async ({
  page,
}) => {
  const trouble = await watchPage(page);
  await openOn(page);
  await expect(page.getByRole("region", { name: "Example" })).toBeVisible();
  await expect(sessions(page)).toHaveCount(6);
  await reportReading(page, RUTH);
  await reportReading(page, {
    ...RUTH,
    book: "Luke",
    chapter: 2,
    passed: [[1, 52]],
    today: LAST_YEAR,
  });
  await page.reload();
  await expect(sessions(page)).toHaveCount(2);
  await expect(page.getByRole("region", { name: "Continue where you left off" })).toBeVisible();

  await session(page, "Ruth 1").getByRole("button", { name: "Add notes" }).click();
  await expect(page.getByLabel("Notes")).toBeFocused();
  await page.getByLabel("Notes").fill("Orpah went home.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(notice(page, "Session saved")).toBeVisible();
  await expect(session(page, "Ruth 1").getByRole("button", { name: "Edit" })).toBeFocused();

  // One day of the map is in the tab order; keys lead on from there.
  await page.getByRole("button", { name: "Next year, 2027" }).focus();
  await page.keyboard.press("Tab");
  await expect(day(page, "March 4: 1 session, 1 minute")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(day(page, "March 3: no reading")).toBeFocused();
  await page.getByRole("button", { name: "Previous year, 2025" }).click();
  await expect(page).toHaveURL(/\?year=2025$/);
  await page.reload();
  await expect(page.getByText("1 day, 1 session, 1 minute")).toBeVisible();
  await page.getByRole("button", { name: "Next year, 2026" }).click();
  await expect(page).toHaveURL(/\/reading-history$/);
  await page.goBack();
  await expect(page.getByRole("grid", { name: "Days of reading in 2025" })).toBeVisible();

  await session(page, "Ruth 1").getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog", { name: "Delete Session" })
    .getByRole("button", { name: "Delete session" })
    .click();
  await expect(notice(page, "“Ruth 1” was deleted")).toBeVisible();
  await expect(sessions(page)).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Recent Reading Sessions" })).toBeFocused();
  expect(trouble).toEqual(NO_TROUBLE);
});

test("the example and a history can be used by everybody, on a small screen too", async ({
  page,
}) => {
  await openOn(page);
  await expect(sessions(page).first()).toBeVisible();
  await expect(page.getByRole("grid")).toBeVisible();
  expect(await findViolations(page, ".history")).toEqual([]);
  await reportReading(page, RUTH);
  for (const look of LOOKS) {
    await dress(page, look);
    await openOn(page);
    await session(page, "Ruth 1").getByRole("button", { name: "Add notes" }).click();
    await expect(page.getByLabel("Notes")).toBeFocused();
    await page.getByText("How reading is counted").click();
    expect(await findViolations(page, ".history")).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
