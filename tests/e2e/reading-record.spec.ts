import { expect, type Page, type Request, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { ownWrite } from "../support/own-write";
import { watchShift } from "../support/watch-page";

const SESSIONS = "/api/workspace/sessions";

interface Report {
  book: string;
  chapter: number;
  passed: [number, number][];
  seconds: number;
  today: string;
}

/** Reports of a page that have no answer yet. */
const underWay = new WeakMap<Page, Set<Request>>();

/**
 * Opens a chapter with a clock that can be moved on. Gives what the page reports of reading, as it
 * does.
 */
async function openChapter(page: Page, reference: string, time = "2026-11-20T12:00:00") {
  const reports: Report[] = [];
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on("request", (request) => {
    if (request.method() !== "POST" || new URL(request.url()).pathname !== SESSIONS) return;
    reports.push(request.postDataJSON());
    open.add(request);
  });
  for (const end of ["requestfinished", "requestfailed"] as const) {
    page.on(end as "requestfinished", (request) => void open.delete(request));
  }
  await page.clock.install({ time: new Date(time) });
  await page.goto(`/bible?ref=${reference.replaceAll(" ", "+")}`);
  await expectChapter(page, reference);
  // The recorder comes once the page rests, by this clock.
  await page.clock.runFor(100);
  await expect(page.getByRole("region", { name: "Reader" }).getByRole("status")).toBeAttached();
  return reports;
}

async function expectChapter(page: Page, title: string): Promise<void> {
  const reader = page.getByRole("region", { name: "Reader" });
  await expect(reader.getByRole("heading", { level: 2 })).toHaveText(title);
  await expect(reader.getByRole("link", { name: /^Verse 1/ }).first()).toBeAttached();
  // The page has seen which verses are on the screen.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      }),
  );
}

/**
 * Moves the clock on, with the timers of the page; in steps, because the deadlines of requests are
 * among them.
 */
async function read(page: Page, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 5) {
    await page.clock.runFor(Math.min(5, left) * 1_000);
    await expect.poll(() => underWay.get(page)?.size ?? 0).toBe(0);
  }
}

const historyLine = (page: Page) => page.getByText("is in your reading history");
const continueLink = (page: Page) =>
  page.getByRole("link", { name: "Continue where you left off" });
const secondsOf = (reports: Report[]) => reports.reduce((sum, { seconds }) => sum + seconds, 0);

/** The history as the server has it. */
async function readSessions(page: Page) {
  const answer = await page.request.get(SESSIONS, { headers: { "X-Client": "web" } });
  return (await answer.json()) as { reference: string; seconds: number; chaptersRead: number }[];
}

test("a chapter that was read is in the history, with honest seconds", async ({ page }) => {
  const reports = await openChapter(page, "Psalm 117");
  await read(page, 12);
  await expect(historyLine(page)).toHaveText("Psalm 117 is in your reading history.");
  expect(reports[0]).toMatchObject({ book: "Ps", chapter: 117, today: "2026-11-20" });
  expect(reports[0]?.passed).toEqual([[1, 2]]);

  await read(page, 60);
  await expect.poll(() => secondsOf(reports)).toBeGreaterThanOrEqual(60);
  // Real time goes on too, a little.
  expect(secondsOf(reports)).toBeLessThanOrEqual(72 + 15);
  const [session, ...others] = await readSessions(page);
  expect(session).toMatchObject({ reference: "Psalm 117", chaptersRead: 1 });
  expect(session?.seconds).toBeLessThanOrEqual(secondsOf(reports));
  expect(others).toEqual([]);

  await historyLine(page).getByRole("link").click();
  await expect(page).toHaveURL("/reading-history");
});

test("flicking to the end is no reading of the chapter, and a glance is not reported at all", async ({
  page,
}) => {
  const reports = await openChapter(page, "Genesis 1");
  await read(page, 10);
  expect(reports).toEqual([]);
  await page
    .getByRole("region", { name: "Reader" })
    .getByText("public domain")
    .scrollIntoViewIfNeeded();
  await expect(page.getByRole("link", { name: "Verse 31" })).toBeInViewport();
  await expectChapter(page, "Genesis 1");
  await read(page, 50);
  await expect.poll(() => secondsOf(reports)).toBeGreaterThanOrEqual(50);
  await expect.poll(async () => (await readSessions(page)).length).toBe(1);
  expect(await readSessions(page)).toMatchObject([{ chaptersRead: 0 }]);
  await expect(historyLine(page)).toHaveCount(0);
  const passed = reports.flatMap((report) => report.passed);
  const isPassed = (verse: number) => passed.some(([a, b]) => a <= verse && verse <= b);
  expect([isPassed(1), isPassed(15), isPassed(31)]).toEqual([true, false, true]);
});

test("turning the page goes on with the same reading session", async ({ page }) => {
  const reports = await openChapter(page, "Psalm 116");
  await read(page, 25);
  await page.getByRole("toolbar").getByRole("button", { name: "Next chapter, Psalm 117" }).click();
  await expectChapter(page, "Psalm 117");
  await read(page, 10);
  await expect(historyLine(page)).toContainText("Psalm 117");
  await page.getByRole("toolbar").getByRole("button", { name: "Next chapter, Psalm 118" }).click();
  await expectChapter(page, "Psalm 118");
  await expect(historyLine(page)).toHaveCount(0);

  const sessions = await readSessions(page);
  expect(sessions).toMatchObject([{ chaptersRead: 1 }]);
  expect(sessions[0]?.reference).toContain("Psalm");
  // Psalm 118 was but looked at.
  expect(new Set(reports.map(({ chapter }) => chapter))).toEqual(new Set([116, 117]));
});

test("what could not be reported is reported once there is a connection again, once", async ({
  page,
  context,
}) => {
  const reports = await openChapter(page, "Psalm 117");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await read(page, 100);
  expect(reports).toEqual([]);
  await context.setOffline(false);
  await expect(historyLine(page)).toContainText("Psalm 117");
  const answered = secondsOf(reports);
  // All but what was read since the last time the page wanted to report.
  expect(answered).toBeGreaterThan(70);
  const [session, ...others] = await readSessions(page);
  expect(session).toMatchObject({ chaptersRead: 1, seconds: answered });
  expect(others).toEqual([]);

  // The server gets the next reports, and its answers are lost: they count once, and so does what
  // comes after them.
  const saved = new Map<string, number>();
  const keep = (request: Request, isOk: boolean) => {
    if (!isOk || request.method() !== "POST" || !request.url().endsWith(SESSIONS)) return;
    saved.set(request.headers()["idempotency-key"] ?? "", request.postDataJSON().seconds);
  };
  page.on("response", (response) => keep(response.request(), response.ok()));
  let lost = 0;
  await page.route(`**${SESSIONS}`, async (route) => {
    const answer = await route.fetch();
    keep(route.request(), answer.ok());
    lost += 1;
    await route.abort();
  });
  await read(page, 40);
  expect(lost).toBeGreaterThan(0);
  await page.unroute(`**${SESSIONS}`);
  await read(page, 60);
  const sum = () => answered + [...saved.values()].reduce((total, seconds) => total + seconds, 0);
  await expect.poll(sum).toBeGreaterThanOrEqual(100 + 40);
  // Real time goes on too, a little.
  expect(sum()).toBeLessThanOrEqual(100 + 40 + 60 + 15);
  expect(await readSessions(page)).toHaveLength(1);
});

test("switched off, nothing is reported and no position is saved", async ({ page }) => {
  const reports = await openChapter(page, "Psalm 117");
  await page.getByRole("button", { name: "Reading settings" }).click();
  const toggle = page.getByRole("switch", { name: /^Keep a reading history/ });
  await expect(toggle).toBeChecked();
  await toggle.press("Space");
  await expect(toggle).not.toBeChecked();
  const before = reports.length;
  await read(page, 90);
  expect(reports.length).toBe(before);

  await page.reload();
  await expectChapter(page, "Psalm 117");
  await read(page, 90);
  expect(reports.length).toBe(before);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Quick Actions" })).toBeVisible();
  await expect(continueLink(page)).toHaveCount(0);
});

test("home and Bible Study lead on from where the visitor left off, without a shift, until everything is deleted", async ({
  page,
}) => {
  const shift = await watchShift(page, { from: "start" });

  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Quick Actions" })).toBeVisible();
  await expect(continueLink(page)).toHaveCount(0);

  await page.goto("/bible?ref=Psalm+117&translation=KJV&plan=p1&reading=2");
  await expectChapter(page, "Psalm 117");
  for (const path of ["/", "/bible"]) {
    await page.goto(path);
    await expect(continueLink(page)).toHaveText(/Continue where you left off\s*Psalm 117/);
    await page.waitForLoadState("networkidle");
    expect(await shift(), path).toBeLessThanOrEqual(0.02);
    expect(await findViolations(page)).toEqual([]);
  }
  await continueLink(page).click();
  await expectChapter(page, "Psalm 117");
  await expect(page).toHaveURL("/bible?ref=Psalm+117&translation=KJV&plan=p1&reading=2");
  await expect(continueLink(page)).toBeHidden();

  await page.goto("/#your-data");
  const data = page.getByRole("dialog", { name: "Privacy & your data" });
  await data.getByRole("button", { name: "Delete everything" }).click();
  await data.getByLabel(/^Type delete/).fill("delete");
  await data.getByLabel(/^Type delete/).press("Enter");
  await expect(data.getByText("Everything has been deleted.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(continueLink(page)).toHaveCount(0);
  await page.goto("/bible");
  await expect(page.getByRole("link", { name: "Reading Plans" }).last()).toBeVisible();
  await expect(continueLink(page)).toHaveCount(0);
});

test("another tab follows the reading position, and another browser finds it after a transfer code", async ({
  page,
  context,
  browser,
}) => {
  await openChapter(page, "Psalm 117");
  const other = await context.newPage();
  await other.goto("/");
  await expect(continueLink(other)).toContainText("Psalm 117");
  await read(page, 10);
  await expect(historyLine(page)).toBeVisible();
  await page.getByRole("toolbar").getByRole("button", { name: "Next chapter, Psalm 118" }).click();
  await expectChapter(page, "Psalm 118");
  await read(page, 1);
  await expect(continueLink(other)).toContainText("Psalm 118");

  const { code } = await ownWrite<{ code: string }>(
    page,
    "POST",
    "/api/workspace/transfer-codes",
    {},
  );
  const second = await (await browser.newContext()).newPage();
  await second.goto("/#your-data");
  const data = second.getByRole("dialog", { name: "Privacy & your data" });
  await data.getByLabel("Enter a code").fill(code);
  await data.getByRole("button", { name: "Move it here" }).click();
  await expect(data.getByText(/^Moved/)).toBeVisible();
  await second.goto("/bible");
  await expect(continueLink(second)).toContainText("Psalm 117");
  await second.context().close();
});
