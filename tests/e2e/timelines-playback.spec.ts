import { expect, type Page, test } from "@playwright/test";

const START = new Date("2026-03-01T12:00:00Z");

/** Opens the page with the clock in our hands. */
async function openTimeline(page: Page): Promise<void> {
  await page.clock.install({ time: START });
  await page.goto("/timelines");
  // The markers follow the page's script from here on.
  await expect(page.locator(".tl-ticks[data-fitted]")).toBeAttached();
  // From here on no second passes but those the test lets pass.
  await page.clock.pauseAt(new Date(START.getTime() + 3_600_000));
}

const play = (page: Page) => page.getByRole("button", { name: "Play", exact: true });
const pause = (page: Page) => page.getByRole("button", { name: "Pause", exact: true });
const readout = (page: Page) => page.getByText(/^Current position: /);
const events = (page: Page) =>
  page.getByRole("list", { name: "Events" }).getByRole("heading", { level: 3 });
const status = (page: Page) =>
  page.locator("p").and(page.getByRole("tabpanel").getByRole("status"));

/** What a card of the summary says: its count and average. */
const figure = (page: Page, label: string) =>
  page
    .getByRole("region", { name: "Summary of the visible events" })
    .locator("dl")
    .filter({ hasText: label });

test("the timeline starts at 6000 BC with everything on and five events ahead", async ({
  page,
}) => {
  await openTimeline(page);
  await expect(page.getByRole("tab", { name: "Interactive" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(readout(page)).toHaveText("Current position: 6,000 BC");
  await expect(status(page)).toHaveText("Five events lie ahead. Press Play to see them appear.");
  await expect(play(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Reset", exact: true })).toBeVisible();
  for (const name of ["Biblical Events", "Evolutionary Claims", "Truth Evaluation"])
    await expect(page.getByRole("switch", { name })).toBeChecked();

  const speed = page.getByRole("slider", { name: "Speed" });
  await expect(speed).toHaveValue("1");
  for (const [name, value] of [
    ["min", "0.1"],
    ["max", "5"],
    ["step", "0.1"],
  ] as const)
    await expect(speed).toHaveAttribute(name, value);
  const zoom = page.getByRole("slider", { name: "Zoom" });
  await expect(zoom).toHaveValue("1");
  for (const [name, value] of [
    ["min", "0.5"],
    ["max", "3"],
    ["step", "0.1"],
  ] as const)
    await expect(zoom).toHaveAttribute(name, value);

  await expect(events(page)).toHaveCount(0);
  for (const label of ["Biblical events", "Evolutionary claims", "Verified events"])
    await expect(figure(page, label)).toHaveText(`${label}0Average truth score—`);
});

test("play moves a thousand years a second, pause stops, reset goes back, the end is 2025", async ({
  page,
}) => {
  await openTimeline(page);
  await play(page).click();
  await expect(readout(page)).toHaveText("Current position: 6,000 BC");
  for (const year of ["5,000 BC", "4,000 BC"]) {
    await page.clock.runFor(1000);
    await expect(readout(page)).toHaveText(`Current position: ${year}`);
  }
  await expect(events(page)).toHaveText(["Creation (Ussher’s count)"]);
  await expect(status(page)).toHaveText("One event so far, four still ahead.");

  await pause(page).click();
  await page.clock.runFor(5000);
  await expect(readout(page)).toHaveText("Current position: 4,000 BC");

  await play(page).click();
  await page.clock.runFor(4000);
  await expect(readout(page)).toHaveText("Current position: 1 AD");
  await page.clock.runFor(1000);
  await expect(readout(page)).toHaveText("Current position: 1,000 AD");
  await expect(events(page)).toHaveCount(4);
  await page.clock.runFor(2000);
  await expect(readout(page)).toHaveText("Current position: 2,025 AD");
  await expect(events(page)).toHaveCount(5);
  await expect(status(page)).toHaveText("Five events in all. Press Play to start again.");

  await expect(play(page)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(readout(page)).toHaveText("Current position: 2,025 AD");
  await play(page).click();
  await expect(readout(page)).toHaveText("Current position: 6,000 BC");
  await page.clock.runFor(1000);
  await expect(readout(page)).toHaveText("Current position: 5,000 BC");

  await page.getByRole("button", { name: "Reset", exact: true }).click();
  await expect(readout(page)).toHaveText("Current position: 6,000 BC");
  await expect(play(page)).toBeVisible();
  await page.clock.runFor(3000);
  await expect(readout(page)).toHaveText("Current position: 6,000 BC");
  await expect(events(page)).toHaveCount(0);
});

test("speed sets the step, also while playing", async ({ page }) => {
  await openTimeline(page);
  const speed = page.getByRole("slider", { name: "Speed" });
  await speed.fill("0.1");
  await expect(page.getByText("0.1×")).toBeVisible();
  await play(page).click();
  await page.clock.runFor(1000);
  await expect(readout(page)).toHaveText("Current position: 5,900 BC");
  await speed.fill("5");
  await page.clock.runFor(1000);
  await expect(readout(page)).toHaveText("Current position: 900 BC");
});

/** Plays to the end. */
async function playThrough(page: Page): Promise<void> {
  await page.getByRole("slider", { name: "Speed" }).fill("5");
  await play(page).click();
  await page.clock.runFor(2000);
  await expect(readout(page)).toHaveText("Current position: 2,025 AD");
}

test("toggles hide their kind, the summary counts what is left, truth evaluation hides scores", async ({
  page,
  request,
}) => {
  const all: { id: string; type: string; truthScore: number; reliability: string }[] = await (
    await request.get("/api/timeline-events")
  ).json();
  const says = (wanted: (event: (typeof all)[number]) => boolean) => {
    const scores = all.filter(wanted).map(({ truthScore }) => truthScore);
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    return `${scores.length}Average truth score${scores.length ? `${Math.round(mean)}%` : "—"}`;
  };
  await openTimeline(page);
  await playThrough(page);
  const biblical = says(({ type }) => type === "biblical");
  const evolutionary = says(({ type }) => type === "evolutionary");
  const verified = says(({ reliability }) => reliability === "verified");
  expect([biblical, evolutionary, verified].join()).toMatch(/^4.*1.*2/);
  await expect(figure(page, "Biblical events")).toHaveText(`Biblical events${biblical}`);
  await expect(figure(page, "Evolutionary claims")).toHaveText(
    `Evolutionary claims${evolutionary}`,
  );
  await expect(figure(page, "Verified events")).toHaveText(`Verified events${verified}`);

  await page.getByRole("switch", { name: "Biblical Events" }).uncheck();
  await expect(events(page)).toHaveText(["Piltdown Man"]);
  await expect(figure(page, "Biblical events")).toContainText("0");
  await expect(figure(page, "Verified events")).toHaveText("Verified events0Average truth score—");
  await page.getByRole("switch", { name: "Evolutionary Claims" }).uncheck();
  await expect(events(page)).toHaveCount(0);
  await expect(status(page)).toHaveText("Every event is switched off.");
  await page.getByRole("switch", { name: "Biblical Events" }).check();
  await expect(events(page)).toHaveCount(4);

  const scores = page.getByRole("list", { name: "Events" }).getByText(/^Truth score \d+%$/);
  await expect(scores.first()).toBeVisible();
  await page.getByRole("switch", { name: "Truth Evaluation" }).uncheck();
  await expect(scores.first()).toBeHidden();
  await expect(figure(page, "Biblical events")).toHaveText("Biblical events4");
});

test("a chronology moves markers, says what it is, and has an address that Back leaves", async ({
  page,
}) => {
  await openTimeline(page);
  await playThrough(page);
  const creation = page.locator("#creation-day-1");
  const dot = creation.locator(".tl-dot");
  const before = await dot.boundingBox();
  await page.getByRole("radio", { name: "Septuagint" }).check();
  await expect(page).toHaveURL("/timelines?chronology=septuagint");
  await expect(creation).toContainText("about 5500 BC");
  await expect(page.getByText(/^Septuagint\. The Greek Old Testament/)).toBeVisible();
  await expect.poll(async () => (await dot.boundingBox())?.x).toBeLessThan((before?.x ?? 0) - 100);
  await expect(creation.locator(".tl-band")).toBeVisible();

  await page.getByRole("radio", { name: "Mainstream" }).check();
  await expect(page).toHaveURL("/timelines?chronology=mainstream");
  await expect(creation.getByText("Not on this scale in this chronology:")).toBeVisible();
  await expect(dot).toBeHidden();
  await expect(status(page)).toContainText("not on this scale in this chronology.");

  await page.goBack();
  await expect(page.getByRole("radio", { name: "Septuagint" })).toBeChecked();
  await page.goBack();
  await expect(page.getByRole("radio", { name: "Ussher" })).toBeChecked();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Ussher" })).toBeChecked();
});

test("an address with a chronology starts with it", async ({ page }) => {
  await page.goto("/timelines?chronology=late-date&view=list");
  await expect(page.getByRole("radio", { name: "Late-date" })).toBeChecked();
  await expect(page.getByRole("button", { name: "List" })).toHaveAttribute("aria-pressed", "true");
});

test("the list holds the same events with their summaries and follows playback", async ({
  page,
}) => {
  await openTimeline(page);
  await page.getByRole("button", { name: "List" }).click();
  await expect(page).toHaveURL("/timelines?view=list");
  await expect(events(page)).toHaveCount(0);
  await playThrough(page);
  await expect(events(page)).toHaveCount(5);
  const tops = await page
    .locator(".tl-marker")
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await expect(page.getByText(/Nebuchadnezzar’s army broke into Jerusalem/).first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Landmarks" }).getByText("The Exodus")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "List" })).toHaveAttribute("aria-pressed", "false");
});

test("keys pan and zoom, the slider follows, and a focused marker comes into view", async ({
  page,
}) => {
  await openTimeline(page);
  await playThrough(page);
  const view = page.getByRole("group", { name: /^Timeline\./ });
  const zoom = page.getByRole("slider", { name: "Zoom" });
  await view.focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press("+");
  await expect(zoom).toHaveValue("2");
  const dot = page.locator("#flood-event .tl-dot");
  // The view follows the zoom a frame later than the slider.
  let before = Number.NaN;
  await expect(async () => {
    const last = before;
    before = (await dot.boundingBox())?.x ?? Number.NaN;
    expect(before).toBe(last);
  }).toPass({ intervals: [100] });
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await dot.boundingBox())?.x).toBeLessThan(before - 50);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => (await dot.boundingBox())?.x).toBeCloseTo(before, 0);
  await page.keyboard.press("-");
  await expect(zoom).toHaveValue("1.8");

  // From marker to marker in the order of years, each in view when it has the focus.
  const box = await view.boundingBox();
  for (const name of ["Creation", "The Flood", "Jerusalem", "The Crucifixion", "Piltdown Man"]) {
    await page.keyboard.press("Tab");
    const button = page.getByRole("button", { name: `Details of ${name}` });
    await expect(button).toBeFocused();
    const item = page.locator(".tl-marker").filter({ has: button }).locator(".tl-dot");
    await expect
      .poll(async () => {
        const at = (await item.boundingBox())?.x ?? -1;
        return box !== null && at >= box.x && at <= box.x + box.width;
      })
      .toBe(true);
  }
});

test("drag and Ctrl with the wheel move and zoom; the wheel alone does not", async ({ page }) => {
  await openTimeline(page);
  const view = page.getByRole("group", { name: /^Timeline\./ });
  await view.scrollIntoViewIfNeeded();
  const box = await view.boundingBox();
  if (!box) throw new Error("The timeline has no box");
  await page.mouse.move(box.x + box.width / 2, box.y + 60);
  await page.mouse.wheel(0, -40);
  await expect(page.getByRole("slider", { name: "Zoom" })).toHaveValue("1");
  const now = await view.boundingBox();
  if (!now) throw new Error("The timeline has no box");
  await page.mouse.move(now.x + now.width / 2, now.y + 60);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -60);
  await page.keyboard.up("Control");
  await expect
    .poll(async () => Number(await page.getByRole("slider", { name: "Zoom" }).inputValue()))
    .toBeGreaterThan(1);

  const landmark = page.locator('[data-landmark="exodus"]');
  const before = (await landmark.boundingBox())?.x ?? 0;
  await page.mouse.down();
  await page.mouse.move(now.x + now.width / 2 - 80, now.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await landmark.boundingBox())?.x).toBeLessThan(before - 40);
});

test("with reduced motion the playhead stands at the year read, without it it glides ahead", async ({
  page,
}) => {
  const playheadAt = () =>
    page.locator(".tl-playhead").evaluate((playhead) => {
      const track = playhead.parentElement?.getBoundingClientRect();
      return track ? (playhead.getBoundingClientRect().x - track.x) / track.width : -1;
    });
  await openTimeline(page);
  await play(page).click();
  await page.clock.runFor(1000);
  await expect(readout(page)).toHaveText("Current position: 5,000 BC");
  await expect.poll(playheadAt).toBeCloseTo(1000 / 8025, 2);
  const moving = () =>
    page
      .locator(".tl-playhead")
      .evaluate((playhead) => getComputedStyle(playhead).transitionDuration);
  expect(Number.parseFloat(await moving())).toBeLessThan(0.001);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await moving()).toBe("1s");
  await expect.poll(playheadAt).toBeGreaterThan(1500 / 8025);
});

test("the page plays from its own numbers when the API fails", async ({ page }) => {
  await page.route("**/api/timeline-events", (route) => route.fulfill({ status: 500, body: "no" }));
  await openTimeline(page);
  await playThrough(page);
  await expect(events(page)).toHaveCount(5);
  await expect(figure(page, "Biblical events")).toContainText("%");
});

test("the API's numbers feed the timeline", async ({ page }) => {
  await page.route("**/api/timeline-events", (route) =>
    route.fulfill({
      json: [
        { id: "piltdown-man", year: -5500, title: "Moved", type: "evolutionary", truthScore: 77 },
      ],
    }),
  );
  await openTimeline(page);
  await play(page).click();
  await page.clock.runFor(1000);
  await expect(events(page)).toHaveText(["Piltdown Man"]);
  await expect(figure(page, "Evolutionary claims")).toHaveText(
    "Evolutionary claims1Average truth score77%",
  );
});
