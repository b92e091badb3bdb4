import { expect, type Page, type Request, test } from "@playwright/test";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

// The habit from end to end: a plan is started, read in the reader, seen in the history, missed,
// caught up, and taken to another browser.

const FIRST_DAY = "2026-11-20T08:00:00";
const FIVE_DAYS_LATER = "2026-11-26T08:00:00";
const TITLE = "Prophecy & End Times Study";

const card = (page: Page) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: TITLE }) });
const progress = (page: Page) => page.getByRole("progressbar", { name: `Progress of ${TITLE}` });
const after = (page: Page) => page.getByRole("region", { name: "After the reading" });
const chapter = (page: Page, title: string) =>
  page
    .getByRole("region", { name: "Reader" })
    .getByRole("heading", { level: 2, name: title, exact: true });
/** A card of the history's figures. */
const figure = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByRole("term").filter({ hasText: name }) })
    .getByRole("definition")
    .first();
const yourData = (page: Page) => page.getByRole("dialog", { name: "Privacy & your data" });

/**
 * Lets the page read for so long, in steps: the deadlines of its requests go on with its clock, so
 * each step waits for their answers.
 */
async function read(page: Page, seconds: number): Promise<void> {
  const underWay = new Set<Request>();
  const onRequest = (request: Request) => void underWay.add(request);
  const onEnd = (request: Request) => void underWay.delete(request);
  page.on("request", onRequest).on("requestfinished", onEnd).on("requestfailed", onEnd);
  for (let left = seconds; left > 0; left -= 5) {
    await page.clock.runFor(5_000);
    await expect.poll(() => underWay.size).toBe(0);
  }
  page.off("request", onRequest).off("requestfinished", onEnd).off("requestfailed", onEnd);
}

test("a plan is started, read, missed for five days, caught up, and taken along", async ({
  page,
  browser,
}) => {
  const trouble = await watchPage(page);
  await page.clock.install({ time: new Date(FIRST_DAY) });

  await page.goto("/reading-history");
  await expect(page.getByText("Example", { exact: true }).first()).toBeVisible();
  await page.goto("/reading-plans");
  await card(page).getByRole("button", { name: "Start Plan" }).click();
  await page
    .getByRole("dialog", { name: "Start Plan" })
    .getByRole("button", { name: "Start Plan" })
    .click();
  await expect(page.getByRole("region", { name: TITLE })).toContainText("Day 1 of 45");
  await expect(page.getByRole("region", { name: TITLE })).toContainText("Ends Jan 3, 2027");

  // Today's passages in the reader, one after the other.
  const today = page.getByRole("region", { name: "Today’s reading" });
  await today.getByRole("link", { name: "Genesis 3" }).click();
  await expect(chapter(page, "Genesis 3")).toBeVisible();
  await read(page, 60);
  await after(page).getByRole("button", { name: "Finished? Mark Genesis 3 as read" }).click();
  await after(page)
    .getByRole("link", { name: /^Next: Genesis 12:1-9/ })
    .click();
  await expect(chapter(page, "Genesis 12")).toBeVisible();
  await after(page).getByRole("button", { name: "Finished? Mark Genesis 12:1-9 as read" }).click();
  await after(page)
    .getByRole("link", { name: /^Next: Genesis 49:8-12/ })
    .click();
  await expect(chapter(page, "Genesis 49")).toBeVisible();
  await after(page).getByRole("button", { name: "Finished? Mark Genesis 49:8-12 as read" }).click();
  await expect(page.getByRole("region", { name: "Reading plan" })).toContainText(
    /This day’s reading is done, and \d+% of the plan/,
  );

  await page.goto("/reading-plans");
  await expect(card(page).getByRole("button", { name: "Continue Plan" })).toBeVisible();
  await expect(progress(page)).toHaveAttribute("value", /[1-9]/);
  await page.goto("/reading-history");
  await expect(page.getByText("Example", { exact: true })).toHaveCount(0);
  await expectFigures(page, { Sessions: "1", "Day Streak": "1", Categories: "1" });
  await page.goto("/");
  await expect(page.getByRole("link", { name: /Continue where you left off/ })).toContainText(
    "Genesis 49",
  );

  // Five days go by without reading.
  await page.clock.setSystemTime(new Date(FIVE_DAYS_LATER));
  await page.goto("/reading-history");
  await expectFigures(page, { Sessions: "1", "Day Streak": "0" });
  await page.goto("/reading-plans");
  await card(page)
    .getByRole("link", { name: /Open plan/ })
    .click();
  const waiting = page.getByRole("region", { name: "5 days are waiting" });
  await waiting.getByRole("button", { name: /Catch up/ }).click();
  await expect(waiting).toHaveCount(0);
  await expect(page.getByRole("region", { name: TITLE })).toContainText("Ends Jan 3, 2027");
  // Two days of the plan today: the second and the third.
  await expect(today).toContainText("Deuteronomy 13:1-5");
  await expect(today).toContainText("2 Samuel 7");
  await today.getByRole("button", { name: "Mark all as read" }).click();
  await expect(progress(page)).toHaveAttribute("value", /[4-9]/);
  const reached = await progress(page).getAttribute("value");

  // Another browser.
  await page.goto("/about-dev#your-data");
  await yourData(page).getByRole("button", { name: "Make a code" }).click();
  const code = yourData(page).getByLabel("Transfer code");
  await expect(code).toHaveValue(/-/);
  const other = await (await browser.newContext()).newPage();
  await other.clock.install({ time: new Date(FIVE_DAYS_LATER) });
  await other.goto("/about-dev#your-data");
  await yourData(other)
    .getByLabel("Enter a code")
    .fill(await code.inputValue());
  await yourData(other).getByRole("button", { name: "Move it here" }).click();
  await expect(yourData(other)).toContainText("1 reading plan and 1 reading session");
  await other.goto("/reading-plans");
  await expect(progress(other)).toHaveAttribute("value", reached ?? "");
  await other.goto("/reading-history");
  await expectFigures(other, { Sessions: "1", "Day Streak": "0", Categories: "1" });
  await expect(other.getByRole("listitem").filter({ hasText: "Genesis 3" }).first()).toBeVisible();
  await other.close();
  expect(trouble).toEqual(NO_TROUBLE);
});

async function expectFigures(page: Page, figures: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(figures)) {
    await expect(figure(page, name)).toHaveText(value);
  }
}
