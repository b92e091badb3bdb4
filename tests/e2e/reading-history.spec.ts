import { expect, type Locator, type Page, test } from "@playwright/test";
import { addDays } from "@/lib/calendar-days";
import { countCategories, dayStreak, sumMinutes } from "@/lib/reading-sessions/figures";
import { findViolations } from "../support/axe";
import { dress, failCalls, holdCalls, LOOKS } from "../support/calls";
import { notice } from "../support/library-page";
import { keepSessions, reportReading } from "../support/readings";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const TODAY = "2026-03-04";
/** Noon where the browser is. */
const NOON = new Date(2026, 2, 4, 12);

const sessions = (page: Page) =>
  page.getByRole("region", { name: "Recent Reading Sessions" }).getByRole("listitem");
const session = (page: Page, title: string) =>
  sessions(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const categories = (page: Page) =>
  page.getByRole("region", { name: "Reading Categories" }).getByRole("listitem");
/** Value of a stat card by its label. */
const figure = (page: Page, label: string): Locator =>
  page
    .locator("dl > div")
    .filter({ has: page.getByRole("term").filter({ hasText: label }) })
    .getByRole("definition");
const day = (page: Page, words: string | RegExp) => page.getByRole("gridcell", { name: words });

async function openOn(page: Page, now: Date = NOON) {
  await page.clock.setFixedTime(now);
  await page.goto("/reading-history");
}

/** Chapters that tests read, with their verses. */
const CHAPTERS = {
  "John 3": { book: "John", chapter: 3, passed: [[1, 36]] },
  "Luke 2": { book: "Luke", chapter: 2, passed: [[1, 52]] },
  "Psalm 117": { book: "Ps", chapter: 117, passed: [[1, 2]] },
  "Ruth 1": { book: "Ruth", chapter: 1, passed: [[1, 22]] },
  "Ruth 2": { book: "Ruth", chapter: 2, passed: [[1, 23]] },
} as const satisfies Record<string, Omit<Parameters<typeof reportReading>[1], "today">>;

/** Opens the page as a visitor who has read these chapters, each on its day. */
async function openAfter(
  page: Page,
  readings: readonly (readonly [keyof typeof CHAPTERS, string])[],
) {
  await openOn(page);
  for (const [name, today] of readings) await reportReading(page, { ...CHAPTERS[name], today });
  await page.reload();
}

/** Opens the page as a visitor who has brought this history along; imports are few an hour. */
async function openWith(page: Page, kept: Parameters<typeof keepSessions>[1]) {
  await openOn(page);
  await keepSessions(page, kept);
  await page.reload();
}

test("without a history the page shows an example, whose figures follow from its sessions", async ({
  page,
}) => {
  const trouble = await watchPage(page);
  await openOn(page);
  const example = page.getByRole("region", { name: "Example" });
  await expect(example).toContainText(
    "This is how your reading will look. Open any chapter and it fills in by itself.",
  );
  await expect(sessions(page)).toHaveCount(6);
  const shown = await sessions(page).evaluateAll((cards) =>
    cards.map((card) => {
      const [date = "", readingTime = "", category = ""] = [
        ...card.querySelectorAll("p:first-of-type > span"),
      ].map(({ textContent }) => textContent);
      return { date, readingTime, category };
    }),
  );
  const dates = shown.map(({ date }) => {
    if (date === "Today") return TODAY;
    if (date === "Yesterday") return addDays(TODAY, -1);
    return new Date(`${date} UTC`).toISOString().slice(0, 10);
  });
  expect(dates).toEqual([0, 1, 2, 4, 5, 7].map((ago) => addDays(TODAY, -ago)));
  await expect(figure(page, "Sessions")).toHaveText("6");
  await expect(figure(page, "Minutes")).toHaveText(String(sumMinutes(shown)));
  await expect(figure(page, "Day Streak").first()).toHaveText(String(dayStreak(dates, TODAY)));
  await expect(figure(page, "Day Streak").last()).toHaveText("5 days with 1 day of grace");
  const counts = countCategories(shown);
  await expect(figure(page, "Categories")).toHaveText(String(counts.length));
  await expect(categories(page)).toHaveText(
    counts.map(
      ({ category, sessions: count }) => `${category}${count} session${count === 1 ? "" : "s"}`,
    ),
  );
  await expect(page.getByText("Days in the Word this year: 6")).toBeVisible();
  await expect(day(page, "March 3: 1 session, 12 minutes")).toBeVisible();
  await expect(page.getByRole("button", { name: /^(Edit|Add notes|Delete)$/ })).toHaveCount(0);
  expect(trouble).toEqual(NO_TROUBLE);

  await session(page, "Nicodemus comes by night").getByRole("button", { name: "Re-read" }).click();
  await expect(page).toHaveURL(/\/bible\?ref=John\+3:1-21$/);
  await expect(page.getByRole("heading", { name: "John 3", exact: true })).toBeVisible();
  await page.goBack();
  await expect(example.getByRole("link", { name: "Open the reader" })).toHaveAttribute(
    "href",
    /^\/bible\?ref=/,
  );
});

test("what was read is counted, told and followed into the next day", async ({ page }) => {
  await openOn(page);
  await expect(sessions(page)).toHaveCount(6);
  // Told one after the other, oldest first.
  for (const [ago, book, chapter, verses] of [
    [4, "Gen", 1, 31],
    [2, "Matt", 5, 48],
    [1, "John", 1, 51],
    [0, "Ps", 23, 6],
    [0, "John", 3, 36],
  ] as const) {
    await reportReading(page, {
      book,
      chapter,
      passed: [[1, verses]],
      today: addDays(TODAY, -ago),
    });
  }
  await page.reload();
  await expect(sessions(page)).toHaveCount(5);
  await expect(sessions(page).first()).toContainText(/^John 3Chapter\s*Today.*Gospels/);
  await expect(session(page, "Psalm 23")).toContainText(/Psalm\s*Today.*Poetry and wisdom/);
  await expect(session(page, "John 1")).toContainText("Yesterday");
  await expect(session(page, "Matthew 5")).toContainText("Mar 2, 2026");
  await expect(session(page, "Genesis 1")).toContainText("1 minute");
  await expect(figure(page, "Sessions")).toHaveText("5");
  await expect(figure(page, "Minutes")).toHaveText("5");
  await expect(figure(page, "Day Streak").first()).toHaveText("3");
  await expect(figure(page, "Day Streak").last()).toHaveText("4 days with 1 day of grace");
  await expect(figure(page, "Categories")).toHaveText("3");
  await expect(categories(page)).toHaveText([
    "Gospels3 sessions",
    "Law1 session",
    "Poetry and wisdom1 session",
  ]);
  await expect(page.getByText("Days in the Word this year: 4")).toBeVisible();
  await expect(page.getByRole("region", { name: "Example" })).toHaveCount(0);
  const last = page.getByRole("region", { name: "Continue where you left off" });
  await expect(last).toContainText("John 3");

  // The day after, before anything is read: nothing is held against anybody.
  await openOn(page, new Date(2026, 2, 5, 8));
  await expect(figure(page, "Day Streak").first()).toHaveText("0");
  await expect(figure(page, "Day Streak").last()).toHaveText("4 days with 1 day of grace");
  await expect(session(page, "John 3")).toContainText("Yesterday");
  await last.getByRole("link", { name: "Continue reading" }).click();
  await expect(page).toHaveURL(/\/bible\?ref=John\+3$/);
});

test("a reference that leads nowhere is told by an alert, and the page stays", async ({ page }) => {
  await openWith(page, [
    { day: TODAY, reference: "Third Epistle to Nobody 7", title: "From elsewhere", minutes: 4 },
    { day: TODAY, reference: "Psalm 23", minutes: 4, book: "Ps", type: "psalm" },
  ]);
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await session(page, "From elsewhere").getByRole("button", { name: "Re-read" }).click();
  await expect.poll(() => alerts).toEqual(["Re-read feature coming soon!"]);
  await expect(page).toHaveURL(/\/reading-history$/);
  await session(page, "Psalm 23").getByRole("button", { name: "Re-read" }).click();
  await expect(page).toHaveURL(/\/bible\?ref=Psalm\+23$/);
  expect(alerts).toHaveLength(1);
});

test("title and notes are changed in place, and never over another tab's", async ({
  page,
  context,
}) => {
  await openAfter(page, [["Ruth 1", TODAY]]);
  const card = (title: string) => session(page, title);
  await card("Ruth 1").getByRole("button", { name: "Add notes" }).click();
  await expect(card("Ruth 1").getByLabel("Notes")).toBeFocused();
  await card("Ruth 1").getByLabel("Title").fill("  ");
  await card("Ruth 1").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("A session needs a title.")).toBeVisible();
  await expect(card("Ruth 1").getByLabel("Title")).toBeFocused();
  await card("Ruth 1").getByLabel("Title").fill("Whither thou goest");
  await card("Ruth 1").getByLabel("Notes").fill("Orpah went home.");
  await card("Ruth 1").getByRole("button", { name: "Save" }).click();
  await expect(notice(page, "Session saved")).toBeVisible();
  await expect(card("Whither thou goest")).toContainText("Ruth 1");
  await expect(card("Whither thou goest")).toContainText("Orpah went home.");
  await expect(card("Whither thou goest").getByRole("button", { name: "Edit" })).toBeFocused();

  // A second tab writes while this one has the form open, and this one is not told.
  const other = await context.newPage();
  await openOn(other);
  await page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await card("Whither thou goest").getByRole("button", { name: "Edit" }).click();
  await card("Whither thou goest").getByLabel("Notes").fill("Mine.");
  await other.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {};
  });
  await session(other, "Whither thou goest").getByRole("button", { name: "Edit" }).click();
  await session(other, "Whither thou goest").getByLabel("Notes").fill("Theirs.");
  await session(other, "Whither thou goest").getByRole("button", { name: "Save" }).click();
  await expect(session(other, "Whither thou goest")).toContainText("Theirs.");
  await card("Whither thou goest").getByRole("button", { name: "Save" }).click();
  const conflict = card("Whither thou goest").getByRole("alert");
  await expect(conflict).toContainText("Theirs.");
  await expect(card("Whither thou goest").getByLabel("Notes")).toHaveValue("Mine.");
  await conflict.getByRole("button", { name: "Keep what I typed" }).click();
  await expect(card("Whither thou goest")).toContainText("Mine.");
  await page.reload();
  await expect(card("Whither thou goest")).toContainText("Mine.");
});

test("a session is deleted once that is confirmed, and the figures follow", async ({ page }) => {
  await openAfter(page, [
    ...Array.from(
      { length: 21 },
      (_reading, index) => ["Psalm 117", addDays(TODAY, index - 21)] as const,
    ),
    ["Ruth 1", TODAY],
  ]);
  await expect(sessions(page)).toHaveCount(20);
  await page.getByRole("button", { name: "Show more" }).press("Enter");
  await expect(sessions(page)).toHaveCount(22);
  await expect(sessions(page).nth(20)).toBeFocused();
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
  const dialog = page.getByRole("dialog", { name: "Delete Session" });
  await session(page, "Ruth 1").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/#delete-/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await session(page, "Ruth 1").getByRole("button", { name: "Delete" }).click();
  const restore = await failCalls(page, "**/api/workspace/sessions/*");
  await dialog.getByRole("button", { name: "Delete session" }).click();
  await expect(notice(page, "The session could not be deleted")).toBeVisible();
  await restore();
  await dialog.getByRole("button", { name: "Delete session" }).click();
  await expect(notice(page, "“Ruth 1” was deleted")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(sessions(page)).toHaveCount(21);
  await expect(page.getByRole("heading", { name: "Recent Reading Sessions" })).toBeFocused();
  await expect(figure(page, "Minutes")).toHaveText("21");
  await expect(page).toHaveURL(/\/reading-history$/);
});

test("the year is walked by keys and changed, each year with its address", async ({ page }) => {
  await openAfter(page, [
    ["Luke 2", "2025-12-24"],
    ["Ruth 1", "2026-01-31"],
    ["Ruth 2", "2026-03-03"],
    ["John 3", "2026-03-03"],
  ]);
  await expect(page.getByText("2 days, 3 sessions, 3 minutes")).toBeVisible();
  const grid = page.getByRole("grid", { name: "Days of reading in 2026" });
  await page.getByRole("button", { name: "Previous year, 2025" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(day(page, "March 4: no reading")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(day(page, "March 3: 2 sessions, 2 minutes")).toBeFocused();
  await expect(page.getByText("March 3: 2 sessions, 2 minutes")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(day(page, /^March 3:/)).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("ArrowUp");
  await expect(day(page, "January 31: 1 session, 1 minute")).toBeFocused();
  await grid.getByRole("gridcell", { name: "March 3:" }).hover();
  await expect(page.getByText("March 3: 2 sessions, 2 minutes")).toBeVisible();
  await page.getByText("Month by month").click();
  await expect(page.getByRole("row", { name: /March 2026\s+1\s+2\s+2/ })).toBeVisible();

  await page.getByRole("button", { name: "Previous year, 2025" }).click();
  await expect(page).toHaveURL(/\?year=2025$/);
  await expect(day(page, "December 24: 1 session, 1 minute")).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 day, 1 session, 1 minute")).toBeVisible();
  await page.getByRole("button", { name: "Next year, 2026" }).click();
  await expect(page).toHaveURL(/\/reading-history$/);
  await expect(grid).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("grid", { name: "Days of reading in 2025" })).toBeVisible();
});

test("while it is read there is room for it, and what fails can be tried again", async ({
  page,
}) => {
  const release = await holdCalls(page, "**/api/workspace/sessions**");
  await openOn(page);
  await expect(page.getByText("Loading reading sessions")).toBeAttached();
  release();
  await expect(sessions(page)).toHaveCount(6);

  const restoreFigures = await failCalls(page, "**/api/workspace/sessions/summary?*");
  const restoreList = await failCalls(page, "**/api/workspace/sessions");
  await page.reload();
  await expect(page.getByText("Your reading could not be added up.")).toBeVisible();
  await expect(figure(page, "Minutes")).toContainText("not known");
  await expect(page.getByText("The categories could not be loaded.")).toBeVisible();
  await expect(page.getByText("The year could not be loaded.")).toBeVisible();
  const list = page.getByRole("region", { name: "Recent Reading Sessions" });
  await expect(list).toContainText("Your reading sessions could not be loaded.");
  await restoreFigures();
  await restoreList();
  await list.getByRole("button", { name: "Try Again" }).click();
  await page
    .getByRole("region", { name: "Reading Categories" })
    .getByRole("button", { name: "Try Again" })
    .click();
  await expect(sessions(page)).toHaveCount(6);
  await expect(figure(page, "Minutes")).toHaveText("62");
});

test("the example can be used by everybody", async ({ page }) => {
  for (const look of LOOKS) {
    await dress(page, look);
    await openOn(page);
    await expect(sessions(page).first()).toBeVisible();
    await expect(page.getByRole("grid")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  }
});

test("so can a history, on a small screen too", async ({ page }) => {
  await openAfter(page, [["Ruth 1", TODAY]]);
  for (const look of LOOKS) {
    await dress(page, look);
    await openOn(page);
    await session(page, "Ruth 1").getByRole("button", { name: "Add notes" }).click();
    await expect(page.getByLabel("Notes")).toBeFocused();
    await page.getByText("How reading is counted").click();
    expect(await findViolations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
