import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { CLIPBOARD, dress, failCalls, holdCalls, LOOKS, readClipboard } from "../support/calls";
import { onDay, startPlanFor, tickFor } from "../support/plans";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const LIST = "**/api/reading-plans";
const MINE = "**/api/workspace/plans?*";
/** A Saturday. */
const TODAY = "2026-11-21";

/** The six of the specification: title, duration, category, difficulty, time a day. */
const SIX = [
  ["One Year Bible Reading Plan", "365 days", "Complete Bible", "Beginner", "~15-20 min"],
  ["New Testament in 90 Days", "90 days", "New Testament", "Beginner", "~10-15 min"],
  ["Psalms & Proverbs Monthly", "30 days", "Wisdom Literature", "Easy", "~5-10 min"],
  ["Jesus' Life & Ministry", "60 days", "Gospels", "Intermediate", "~10-15 min"],
  ["Prophecy & End Times Study", "45 days", "Prophecy", "Advanced", "~15-20 min"],
  ["Creation & Genesis Study", "21 days", "Creation", "Intermediate", "~15-20 min"],
] as const;

const card = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
const startButton = (page: Page, title: string) =>
  card(page, title).getByRole("button", { name: "Start Plan" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Start Plan" });
/** A notice in the corner. */
const notice = (page: Page, words: string) =>
  page.getByRole("listitem").getByText(words, { exact: true });
const startedCount = (page: Page) =>
  page.evaluate(async () => {
    const response = await fetch("/api/workspace/plans", { headers: { "X-Client": "web" } });
    return (await response.json()).length;
  });

test("six plans with their facts, and a verse at the bottom", async ({ page }) => {
  const trouble = await watchPage(page);
  const release = await holdCalls(page, LIST);
  await page.goto("/reading-plans");
  await expect(page.getByRole("heading", { level: 1, name: "Reading Plans" })).toBeVisible();
  await expect(page.getByText("Loading reading plans")).toBeAttached();
  await expect(page.locator("[data-skeleton]")).toHaveCount(3);
  release();
  for (const [title, ...facts] of SIX) {
    for (const fact of [...facts, "0%"]) {
      await expect(card(page, title).getByText(fact, { exact: true })).toBeVisible();
    }
    const bar = page.getByRole("progressbar", { name: `Progress of ${title}` });
    await expect(bar).toHaveJSProperty("value", 0);
    await expect(card(page, title).getByRole("button")).toHaveText("Start Plan");
  }
  const verse = page.getByRole("region", { name: "A verse for the journey" });
  await expect(verse.locator(".scripture")).toHaveText(/Your word is a lamp to my feet/);
  await expect(verse.getByRole("link", { name: "Psalm 119:105" })).toBeVisible();
  await expect(verse.getByRole("button", { name: "Save verse Psalm 119:105" })).toBeVisible();
  expect(trouble).toEqual(NO_TROUBLE);
});

test("a plan is started once, by keyboard, on chosen days; its card opens it from then on", async ({
  page,
}) => {
  await onDay(page, TODAY);
  await page.goto("/reading-plans");
  const title = "Psalms & Proverbs Monthly";
  await startButton(page, title).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#start-psalms-proverbs-monthly$/);
  await expect(dialog(page).getByLabel("First day")).toBeFocused();
  await expect(dialog(page).getByLabel("First day")).toHaveValue(TODAY);
  await expect(dialog(page).getByText("30 days of reading")).toBeVisible();
  await expect(dialog(page).getByText("Dec 20, 2026")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/reading-plans$/);
  await expect(startButton(page, title)).toBeFocused();

  await page.keyboard.press("Enter");
  for (const day of ["Sunday", "Saturday"]) {
    await dialog(page).getByRole("checkbox", { name: day }).focus();
    await page.keyboard.press("Space");
  }
  await expect(dialog(page).getByText("Jan 1, 2027")).toBeVisible();
  await dialog(page).getByRole("button", { name: "See the whole schedule" }).click();
  const days = dialog(page).getByRole("region", { name: "The whole schedule" });
  await expect(days.getByRole("listitem")).toHaveCount(30);
  await expect(days.getByRole("listitem").first()).toContainText("Nov 23, 2026");
  await expect(days.getByRole("listitem").first()).toContainText("9 minutes");

  const release = await holdCalls(page, "**/api/workspace/plans");
  await dialog(page).getByRole("button", { name: "Start Plan" }).dblclick();
  await expect(dialog(page).getByRole("button", { name: "Starting..." })).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/reading-plans\?plan=[0-9a-f-]+$/);
  await expect(notice(page, "Plan started")).toBeVisible();
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  const address = page.url();

  await page.goBack();
  await expect(card(page, title)).toContainText("Starts Mon, Nov 23");
  await startButton(page, title).click();
  await expect(page).toHaveURL(address);
  expect(await startedCount(page)).toBe(1);
});

test("an address of a start does not start what another tab has started", async ({
  page,
  context,
}) => {
  await page.goto("/reading-plans#start-creation-genesis");
  await expect(dialog(page).getByText("21 days of reading")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/about-dev");
  // Past the pages, so that no tab hears of it.
  const id = await startPlanFor(other, { planId: "creation-genesis", today: TODAY });
  await dialog(page).getByRole("button", { name: "Start Plan" }).click();
  await expect(page).toHaveURL(new RegExp(`plan=${id}$`));
  await expect(notice(page, "You are already reading this plan")).toBeVisible();
  expect(await startedCount(page)).toBe(1);
});

test("progress stands on the card, and Continue leads to today's passage", async ({ page }) => {
  await onDay(page, TODAY);
  const id = await startPlanFor(page, {
    planId: "new-testament-90",
    start: "2026-11-19",
    today: TODAY,
  });
  await startPlanFor(page, {
    own: { title: "Ruth slowly", books: ["Ruth"], days: 4 },
    today: TODAY,
  });
  await tickFor(page, id, [0], TODAY);
  await page.goto("/reading-plans");
  await expect(
    page.getByRole("region", { name: "Your plans" }).getByRole("heading", { name: "Ruth slowly" }),
  ).toBeVisible();
  await expect(card(page, "Ruth slowly")).toContainText("Today: Ruth 1");

  const started = card(page, "New Testament in 90 Days");
  await expect(started.getByText("1%", { exact: true })).toBeVisible();
  await expect(started).toContainText(/Today: Matthew \d+-\d+\s· \d+\smin/);
  await expect(started.getByText("1 day from before waits for you.")).toBeVisible();
  await expect(
    started.getByRole("link", { name: "Open plan New Testament in 90 Days" }),
  ).toHaveAttribute("href", `/reading-plans?plan=${id}`);
  await started.getByRole("button", { name: "Continue Plan" }).click();
  await expect(page).toHaveURL(new RegExp(`/bible\\?ref=Matthew[^&]*&plan=${id}&reading=2$`));
});

test("what cannot be started says so literally; without a list started plans still stand", async ({
  page,
}) => {
  await startPlanFor(page, { planId: "one-year-bible", today: TODAY });
  await page.route(LIST, (route) => route.fulfill({ json: [{ id: 7, title: "To come" }] }));
  await page.goto("/reading-plans");
  const alerts: string[] = [];
  page.on("dialog", (alert) => {
    alerts.push(alert.message());
    return alert.accept();
  });
  await startButton(page, "To come").click();
  expect(alerts).toEqual(["Starting reading plan 7. Full functionality coming soon!"]);
  await expect(dialog(page)).toHaveCount(0);

  await page.route(LIST, (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText("No reading plans are available.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try Again" })).toHaveCount(0);
  await expect(startButton(page, "One Year Bible Reading Plan")).toBeVisible();
});

test("a list, a progress or a start that fails says so, and can be tried again", async ({
  page,
}) => {
  const mendList = await failCalls(page, LIST);
  const mendMine = await failCalls(page, MINE);
  await page.goto("/reading-plans");
  await expect(page.getByText("No reading plans are available.")).toBeVisible();
  await expect(page.getByText("Failed to fetch reading plans. away")).toBeVisible();
  await mendList();
  await page
    .getByRole("region", { name: "Plans to choose from" })
    .getByRole("button", { name: "Try Again" })
    .click();
  // The plans stand whatever became of the visitor's own.
  await expect(card(page, SIX[0][0])).toBeVisible();
  await expect(page.getByText("Your progress could not be loaded. away")).toBeVisible();
  await mendMine();
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("Your progress could not be loaded.")).toHaveCount(0);

  await page.route("**/api/workspace/plans", (route) =>
    route.fulfill({ status: 503, json: { detail: "The calendar is being tidied." } }),
  );
  await startButton(page, SIX[0][0]).click();
  await dialog(page).getByRole("checkbox", { name: "Monday" }).uncheck();
  await dialog(page).getByRole("button", { name: "Start Plan" }).click();
  await expect(notice(page, "The plan could not be started")).toBeVisible();
  await expect(notice(page, "The calendar is being tidied.")).toBeVisible();
  await expect(dialog(page).getByRole("checkbox", { name: "Monday" })).not.toBeChecked();
});

test("a plan of one's own: books by sets and singly, a preview, what is wrong, and the start", async ({
  page,
}) => {
  await onDay(page, TODAY);
  await page.goto("/reading-plans");
  await page.getByRole("link", { name: "Make your own plan" }).click();
  await expect(page).toHaveURL(/\/reading-plans\?own=1$/);
  const own = page.getByRole("region", { name: "Make your own plan" });
  const submit = own.getByRole("button", { name: "Start Plan" });
  await submit.click();
  await expect(page.getByText("Choose at least one book.")).toBeVisible();

  await page.getByLabel("Name").fill("Letters in a month");
  await page.getByRole("button", { name: "Paul's letters" }).click();
  await page.getByRole("checkbox", { name: "Philemon", exact: true }).uncheck();
  await page.getByRole("checkbox", { name: "Ruth", exact: true }).check();
  await expect(page.getByText("13 books, 90 chapters.")).toBeVisible();
  const preview = page.getByRole("region", { name: "Your plan", exact: true });
  await expect(preview).toContainText("30 days of reading, until Dec 20, 2026.");
  await expect(preview.getByRole("listitem").first()).toContainText("Ruth");

  await page.getByLabel("Days from first to last").fill("200");
  await expect(
    page.getByText(
      "The chosen books have 90 chapters: choose at most 90 days for reading, not 200.",
    ),
  ).toBeVisible();
  await submit.click();
  await expect(notice(page, "The plan could not be started")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Letters in a month");

  await page.getByLabel("Days from first to last").fill("60");
  await page.getByRole("checkbox", { name: "Sunday" }).uncheck();
  await expect(preview).toContainText("51 days of reading, until Jan 19, 2027.");
  await submit.click();
  await expect(page).toHaveURL(/\?plan=/);
  await expect(page.getByRole("heading", { name: "Letters in a month" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/reading-plans$/);
  await expect(card(page, "Letters in a month")).toContainText("Your own plan");
});

test("a reminder is set, its address copied, changed and turned off for good", async ({
  page,
  context,
}) => {
  await context.grantPermissions(CLIPBOARD);
  await page.goto("/reading-plans");
  const reminder = page.getByRole("region", { name: "Reading reminder" });
  await reminder.getByLabel("Time").fill("06:30");
  await reminder.getByRole("checkbox", { name: "Sunday" }).uncheck();
  const sent = page.waitForRequest((request) => request.method() === "PUT");
  await reminder.getByRole("button", { name: "Turn on the reminder" }).click();
  expect((await sent).postDataJSON()).toEqual({
    time: "06:30",
    weekdays: [1, 2, 3, 4, 5, 6],
    timeZone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  });
  await expect(notice(page, "Reminder is on")).toBeVisible();
  await reminder.getByRole("button", { name: "Copy the address" }).click();
  await expect(notice(page, "Copied to clipboard")).toBeVisible();
  const link = await readClipboard(page);
  expect(link).toMatch(/^http.*\/api\/workspace\/reminder\/feed\/[\w-]+\.ics$/);
  await expect(reminder.getByRole("link", { name: "Add to your calendar" })).toHaveAttribute(
    "href",
    link.replace(/^https?/, "webcal"),
  );
  const feed = await page.request.get(link);
  expect(await feed.text()).toContain("BEGIN:VCALENDAR");

  await reminder.getByLabel("Time").fill("21:00");
  const mend = await failCalls(page, "**/api/workspace/reminder");
  await reminder.getByRole("button", { name: "Save changes" }).click();
  await expect(notice(page, "The reminder could not be saved")).toBeVisible();
  await expect(reminder.getByLabel("Time")).toHaveValue("21:00");
  await mend();
  await reminder.getByRole("button", { name: "Save changes" }).click();
  await expect(notice(page, "Reminder changed")).toBeVisible();

  await reminder.getByRole("button", { name: "Turn off" }).click();
  await expect(reminder.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(reminder.getByRole("button", { name: "Turn off" })).toBeFocused();
  await page.keyboard.press("Enter");
  await reminder.getByRole("button", { name: "Turn off for good" }).click();
  await expect(reminder.getByRole("button", { name: "Turn on the reminder" })).toBeVisible();
  await expect(reminder.getByRole("heading", { name: "Reading reminder" })).toBeFocused();
  expect((await page.request.get(link)).status()).toBe(404);
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
    expect(await findViolations(page)).toEqual([]);

    await startButton(page, SIX[1][0]).click();
    await dialog(page).getByRole("button", { name: "See the whole schedule" }).click();
    await expect(dialog(page).getByRole("listitem").first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.goto("/reading-plans?own=1");
    await page.getByRole("button", { name: "Gospels" }).click();
    await expect(page.getByText(/on the fullest day/)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBe(look.width);
  });
}
