import { type Browser, expect, type Page, type Request, test } from "@playwright/test";
import { findInLooks } from "../support/axe";
import { look } from "../support/walk";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

// Ten days of one reader with a laptop and a phone: a plan, a verse by heart and notes, on both and
// without a network, days without reading, and in the end a phone that is lost.

const PLAN = "Prophecy & End Times Study";
const LAPTOP = { width: 1440, height: 800 };
const PHONE = { width: 360, height: 800 };
const onDay = (day: number) => new Date(`2026-11-${19 + day}T08:00:00`);

const dialog = (page: Page) => page.getByRole("dialog", { name: "Privacy & your data" });
const section = (page: Page, name: string) => dialog(page).getByRole("region", { name });
const reader = (page: Page) => page.getByRole("region", { name: "Reader" });
const verse = (page: Page, said: string) =>
  reader(page).getByRole("link", { name: `Verse ${said}`, exact: true });
const note = (page: Page) => page.getByRole("textbox", { name: "Your note on John 3:17" });
const planToday = (page: Page) => page.getByRole("article", { name: PLAN });
const boxes = (page: Page) => planToday(page).getByRole("checkbox");
const due = (page: Page) => page.getByRole("link", { name: /Passages to review today/ });
const done = (page: Page) => page.getByText("Done for today", { exact: true });
const banner = (page: Page) => page.locator(".connection-banner");
const progress = (page: Page) => page.getByRole("progressbar", { name: `Progress of ${PLAN}` });
/** A card of the history's figures. */
const figure = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByRole("term").filter({ hasText: name }) })
    .getByRole("definition")
    .first();

async function openDevice(browser: Browser, viewport: typeof PHONE): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.clock.install({ time: onDay(1) });
  return page;
}

/** The home page on a day, early in the morning. */
async function wakeUp(page: Page, day: number): Promise<void> {
  await page.clock.setSystemTime(onDay(day));
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Today", exact: true })).toBeVisible();
}

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

async function review(page: Page, key: string): Promise<void> {
  await page.getByRole("button", { name: "Start the review" }).click();
  await page.getByRole("button", { name: "Show the passage" }).click();
  await expect(page.getByText("How well did you know it?")).toBeVisible();
  await page.keyboard.press(key);
  await expect(page.getByRole("heading", { name: "Done for now" })).toBeVisible();
}

async function openNote(page: Page): Promise<void> {
  await verse(page, "17").click();
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await expect(note(page)).toBeVisible();
}

async function writeNote(page: Page, text: string): Promise<void> {
  await openNote(page);
  await note(page).fill(text);
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(note(page)).toHaveCount(0);
}

test("ten days with a plan and a verse by heart, on a laptop and a phone", async ({ browser }) => {
  const laptop = await openDevice(browser, LAPTOP);
  const trouble = await watchPage(laptop);

  // Day 1: a plan is begun and read in the reader, and a verse is learned.
  await laptop.goto("/reading-history");
  await expect(laptop.getByText("Example", { exact: true }).first()).toBeVisible();
  await laptop.goto("/reading-plans");
  await laptop
    .getByRole("listitem")
    .filter({ has: laptop.getByRole("heading", { name: PLAN }) })
    .getByRole("button", { name: "Start Plan" })
    .click();
  await laptop
    .getByRole("dialog", { name: "Start Plan" })
    .getByRole("button", { name: "Start Plan" })
    .click();
  await expect(laptop.getByRole("region", { name: PLAN })).toContainText("Ends Jan 3, 2027");
  await laptop
    .getByRole("region", { name: "Today’s reading" })
    .getByRole("link", { name: "Genesis 3" })
    .click();
  await expect(
    reader(laptop).getByRole("heading", { name: "Genesis 3", exact: true }),
  ).toBeVisible();
  await read(laptop, 60);
  const after = laptop.getByRole("region", { name: "After the reading" });
  await after.getByRole("button", { name: "Finished? Mark Genesis 3 as read" }).click();
  await after.getByRole("link", { name: /^Next: Genesis 12:1-9/ }).click();
  const ticked = laptop.waitForResponse(/\/readings$/);
  await after.getByRole("button", { name: "Finished? Mark Genesis 12:1-9 as read" }).click();
  await ticked;
  await laptop.goto("/learn?add=John+11:35");
  await laptop.getByRole("button", { name: "Learn this passage" }).click();
  await review(laptop, "3");
  await wakeUp(laptop, 1);
  await expect(boxes(laptop)).toHaveCount(3);
  await expect(boxes(laptop).nth(1)).toBeChecked();
  await expect(done(laptop)).toHaveCount(0);
  await boxes(laptop).nth(2).check();
  await expect(done(laptop)).toBeVisible();
  await expect(due(laptop)).toBeHidden();
  await look(laptop, "daily-done");

  // Day 2: the phone is linked, and has today's reading before anything is scrolled.
  await wakeUp(laptop, 2);
  await laptop.goto("/#your-data");
  const linking = section(laptop, "Link another device");
  await linking.getByRole("button", { name: "Make a code" }).click();
  await expect(linking.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  await look(laptop, "daily-code");
  const code = await linking.getByLabel("Transfer code").inputValue();
  const phone = await openDevice(browser, PHONE);
  await phone.clock.setSystemTime(onDay(2));
  await phone.goto(`/#your-data=${code}`);
  const entering = section(phone, "Link another device");
  await expect(entering.getByLabel("Enter a code")).toHaveValue(code);
  await entering.getByRole("button", { name: "Link this device" }).click();
  await expect(entering.getByRole("status")).toContainText("Linked: this browser now shares");
  await expect(section(phone, "Your devices").getByRole("listitem")).toHaveCount(2);
  expect(await findInLooks(phone)).toEqual([]);
  await phone.setViewportSize(PHONE);
  await look(phone, "daily-linked");
  await expect(linking.getByRole("status")).toContainText("is linked. Both now show the same.");
  await dialog(laptop).getByRole("button", { name: "Close" }).click();
  await wakeUp(phone, 2);
  await expect(boxes(phone).first()).toBeInViewport();
  await look(phone, "daily-phone");
  // What one ticks shows on the other, which is open and visible.
  await boxes(phone).first().check();
  await expect(boxes(laptop).first()).toBeChecked();

  // Day 3: the phone has no network. What is done there and here is there once, both notes kept.
  await phone.clock.setSystemTime(onDay(3));
  await laptop.clock.setSystemTime(onDay(3));
  await laptop.goto("/bible?ref=John+3");
  await writeNote(laptop, "As it was");
  await phone.goto("/bible?ref=John+3");
  await openNote(phone);
  await expect(note(phone)).toHaveValue("As it was");
  await phone.getByRole("button", { name: "Cancel" }).click();
  await phone.context().setOffline(true);
  await writeNote(phone, "Written on the train");
  await expect(banner(phone)).toHaveText(/offline\. 1 change waits to be sent\.$/);
  await look(phone, "daily-offline");
  await writeNote(laptop, "Written at the desk");
  await verse(laptop, "16").click();
  await laptop.getByRole("button", { name: "Promise", exact: true }).click();
  await laptop.keyboard.press("Escape");
  await phone.context().setOffline(false);
  await expect(verse(phone, "16, highlighted: Promise")).toBeVisible();
  const copies = laptop.getByRole("list", { name: "Also written on John 3:17" });
  await openNote(laptop);
  await expect(copies).toContainText("Written on the train");
  await expect(note(laptop)).toHaveValue("Written at the desk");
  expect(await findInLooks(laptop)).toEqual([]);
  await look(laptop, "daily-two-notes");
  await copies.getByRole("button", { name: "Join to the note" }).click();
  await expect(copies).toHaveCount(0);
  await laptop.keyboard.press("Escape");

  // Day 8, after days without reading: nothing is lost, and nobody is scolded.
  await wakeUp(phone, 8);
  await expect(planToday(phone)).toContainText("6 days waiting");
  await expect(due(phone)).toBeVisible();
  await look(phone, "daily-behind");
  await planToday(phone).getByRole("link", { name: PLAN }).click();
  const waiting = phone.getByRole("region", { name: "6 days are waiting" });
  await look(phone, "daily-waiting");
  await waiting.getByRole("button", { name: /Catch up/ }).click();
  await expect(waiting).toHaveCount(0);
  await expect(phone.getByRole("region", { name: PLAN })).toContainText("Ends Jan 3, 2027");
  await phone
    .getByRole("region", { name: "Today’s reading" })
    .getByRole("button", { name: "Mark all as read" })
    .click();
  await expect(progress(phone)).toHaveAttribute("value", /[4-9]/);
  const reached = (await progress(phone).getAttribute("value")) ?? "";
  await phone.goto("/learn");
  await review(phone, "3");

  // Day 9: the phone is lost, and signed out from the laptop: it shows and keeps nothing.
  await wakeUp(laptop, 9);
  await expect(progress(laptop)).toHaveAttribute("value", reached);
  await expect(due(laptop)).toBeHidden();
  await phone.goto("/bible?ref=John+3");
  await expect(verse(phone, "16, highlighted: Promise")).toBeVisible();
  await laptop.goto("/#your-data");
  await section(laptop, "Your devices")
    .getByRole("button", { name: /^Sign out Chrome/ })
    .click();
  await expect(section(laptop, "Your devices").getByRole("listitem")).toHaveCount(1);
  await look(laptop, "daily-signed-out");
  await expect(verse(phone, "16")).toBeVisible();
  await expect
    .poll(() =>
      phone.evaluate(async () => [
        ...Object.keys(localStorage).filter((key) => /linked|has-workspace|kept-for/.test(key)),
        ...(await indexedDB.databases()).map(({ name }) => name),
      ]),
    )
    .toEqual([]);
  expect(await phone.context().cookies()).toEqual([]);

  // Day 10: the laptop has all of it.
  await wakeUp(laptop, 10);
  await expect(progress(laptop)).toHaveAttribute("value", reached);
  await look(laptop, "daily-tenth");
  await laptop.goto("/reading-history");
  await expect(laptop.getByText("Example", { exact: true })).toHaveCount(0);
  await expect(figure(laptop, "Sessions")).toHaveText(/^[1-9]/);
  await expect(figure(laptop, "Day Streak")).toContainText("0");
  await look(laptop, "daily-history");
  await laptop.goto("/bible?ref=John+3");
  await expect(verse(laptop, "16, highlighted: Promise")).toBeVisible();
  await openNote(laptop);
  await expect(note(laptop)).toHaveValue(/Written at the desk[\s\S]*Written on the train/);
  expect(trouble).toEqual(NO_TROUBLE);
});
