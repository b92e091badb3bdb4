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
const readout = (page: Page) => page.getByText(/^Current position: /);
const events = (page: Page) =>
  page.getByRole("list", { name: "Events" }).getByRole("heading", { level: 3 });

/** Plays to the end. */
async function playThrough(page: Page): Promise<void> {
  await page.getByRole("slider", { name: "Speed" }).fill("5");
  await play(page).click();
  await page.clock.runFor(2000);
  await expect(readout(page)).toHaveText("Current position: 2,025 AD");
}

test("a chronology moves the markers, and the list stands in the order of years", async ({
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
  await expect(creation.getByText("Not on this scale in this chronology:")).toBeVisible();
  await expect(dot).toBeHidden();
  const scores = page.getByRole("list", { name: "Events" }).getByText(/^Truth score \d+%$/);
  await expect(scores.first()).toBeVisible();
  await page.getByRole("switch", { name: "Truth Evaluation" }).uncheck();
  await expect(scores.first()).toBeHidden();

  await page.getByRole("button", { name: "List" }).click();
  await expect(page).toHaveURL("/timelines?chronology=mainstream&view=list");
  await expect(events(page)).toHaveCount(9);
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
