import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { NO_TROUBLE, watchPage } from "../support/watch-page";

const TABS = ["Interactive", "Evidence", "Biblical", "Evolution"];
const EVENTS = [
  "creation-day-1",
  "flood-event",
  "fall-of-jerusalem",
  "crucifixion",
  "piltdown-man",
];
const COMPARISONS = ["origin-of-life", "fossils", "age-of-the-earth"];

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel");

async function setTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.addInitScript((name) => localStorage.setItem("truth-uncovered-theme", name), theme);
}

test("the four tabs each have an address, and Back works", async ({ page }) => {
  const trouble = await watchPage(page);
  await page.goto("/timelines");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Creation vs Evolution Timelines",
  );
  await expect(page.getByRole("tab")).toHaveText(TABS);
  await expect(tab(page, "Interactive")).toHaveAttribute("aria-selected", "true");

  await tab(page, "Evidence").click();
  await expect(page).toHaveURL("/timelines?tab=evidence");
  await expect(panel(page).getByRole("heading", { level: 2 }).first()).toHaveText(
    "The evidence compared",
  );
  await tab(page, "Biblical").click();
  await expect(page).toHaveURL("/timelines?tab=biblical");
  await tab(page, "Evolution").click();
  await expect(page).toHaveURL("/timelines?tab=evolution");
  await page.goBack();
  await expect(tab(page, "Biblical")).toHaveAttribute("aria-selected", "true");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/timelines");
  await expect(tab(page, "Interactive")).toHaveAttribute("aria-selected", "true");

  await page.goto("/timelines?tab=evolution");
  await expect(tab(page, "Evolution")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("complementary").getByRole("link", { name: "Historical Timelines" }).click();
  await expect(tab(page, "Interactive")).toHaveAttribute("aria-selected", "true");
  expect(trouble).toEqual(NO_TROUBLE);
});

test("the tab of the address stands from the first paint on, and nothing shifts", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const address of [
    "/timelines",
    "/timelines?tab=evidence",
    "/timelines?tab=biblical",
    "/timelines?chronology=mainstream",
    "/timelines?view=list",
  ]) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    const shifts = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
    expect(shifts, address).toBeLessThan(0.005);
  }
});

test("the Evidence tab shows three comparisons with strength, problems and failures", async ({
  page,
}) => {
  await page.goto("/timelines?tab=evidence");
  const cards = panel(page).getByRole("article");
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card).toContainText("Biblical claim");
    await expect(card).toContainText("Evolutionary claim");
    await expect(card).toContainText(/Strength of the evidence \d+%/);
    await expect(card).toContainText(/\d+ problems?/);
    await expect(card).toContainText(/\d+ failures?/);
  }
  await cards.nth(1).getByRole("button").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("What do the fossils show?");
  await expect(page).toHaveURL("/timelines?tab=evidence#fossils");
  await expect(dialog.getByText("The best reply of the other side")).toHaveCount(2);
  await dialog.getByText("How this was graded").click();
  await expect(dialog.getByText("Graded statement.")).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(tab(page, "Evidence")).toHaveAttribute("aria-selected", "true");
});

test("the Biblical tab shows six days and the flood about 4,400 BC, each with its note", async ({
  page,
}) => {
  await page.goto("/timelines?tab=biblical");
  const days = panel(page).locator("ol > li");
  await expect(days).toHaveCount(7);
  for (const [index, day] of (await days.all()).entries()) {
    await expect(day).toContainText(index < 6 ? `Day ${index + 1}` : "about 4,400 BC");
    await expect(day.getByRole("heading", { name: "Scientific evidence" })).toBeVisible();
    await expect(day.getByRole("heading", { name: "Mainstream science" })).toBeVisible();
    await expect(day.locator("svg").first()).toBeVisible();
  }
});

test("the Evolution tab shows four problems with severity, whose rating it is, and the reply", async ({
  page,
}) => {
  await page.goto("/timelines?tab=evolution");
  const problems = panel(page).getByRole("article");
  await expect(problems).toHaveCount(4);
  await expect(panel(page)).toContainText("is how the argument’s own proponents rate it");
  for (const problem of await problems.all()) {
    await expect(problem.getByText(/^(Critical|Fatal)$/)).toBeVisible();
    await expect(problem.getByRole("heading", { name: "The mainstream reply" })).toBeVisible();
    await expect(problem.getByRole("heading", { name: "Sources" })).toBeVisible();
  }
});

test("an event's address opens its dialog with all that belongs to it", async ({ page }) => {
  await page.goto("/timelines#crucifixion");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("The Crucifixion of Jesus");
  await expect(dialog.getByText(/^Truth score \d+%$/)).toBeVisible();
  await expect(dialog.getByText("Reliability: verified")).toBeVisible();
  for (const name of [
    "Dates",
    "Supporting evidence",
    "Contradictions",
    "Sources",
    "Bible references",
  ])
    await expect(dialog.getByRole("heading", { name })).toBeAttached();
  await expect(
    dialog.getByRole("link", { name: "See the analysis of this event" }),
  ).toHaveAttribute("href", "/validation?tab=analysis&event=crucifixion");
  await expect(dialog.getByRole("button", { name: /^Copy link/ })).toBeAttached();
  await expect(dialog.getByRole("button", { name: /^Copy citation/ })).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/timelines");
});

test("an item's address opens the tab that holds it", async ({ page }) => {
  await page.goto("/timelines#origin-of-life");
  await expect(page.getByRole("dialog")).toHaveAccessibleName("Where did life come from?");
  await page.goto("/timelines#day-5-sea-and-birds");
  await expect(tab(page, "Biblical")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Sea creatures and birds" })).toBeInViewport();
  await page.goto("/timelines?tab=biblical#problem-irreducible-complexity");
  await expect(tab(page, "Evolution")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "Irreducible complexity" })).toBeInViewport();
});

test("a shown event opens from its card, gives the focus back, and hides its grade on request", async ({
  page,
}) => {
  await page.goto("/timelines");
  await page.getByRole("slider", { name: "Speed" }).fill("5");
  await page.getByRole("button", { name: "Play", exact: true }).press("Enter");
  const card = page.getByRole("button", { name: "Details of The Flood" });
  await card.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("The Flood");
  await expect(page).toHaveURL("/timelines#flood-event");
  await dialog.getByRole("button", { name: "Close" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
  await expect(page).toHaveURL("/timelines");

  await page.getByRole("switch", { name: "Truth Evaluation" }).uncheck();
  await card.click();
  await expect(dialog.getByText(/^Truth score/)).toBeHidden();
});

test("the tabs and controls are reached by keyboard in order", async ({ page }) => {
  await page.goto("/timelines");
  await expect(page.locator(".tl-ticks[data-fitted]")).toBeAttached();
  await tab(page, "Interactive").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Evidence")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, "Interactive")).toHaveAttribute("aria-selected", "true");
  // A panel is itself a stop.
  await page.keyboard.press("Tab");
  await expect(panel(page)).toBeFocused();
  const stops = [
    page.getByRole("button", { name: "Play", exact: true }),
    page.getByRole("button", { name: "Reset", exact: true }),
    page.getByRole("slider", { name: "Speed" }),
    page.getByRole("slider", { name: "Zoom" }),
    page.getByRole("switch", { name: "Biblical Events" }),
    page.getByRole("switch", { name: "Evolutionary Claims" }),
    page.getByRole("switch", { name: "Truth Evaluation" }),
    page.getByRole("button", { name: "List" }),
    page.getByRole("group", { name: /^Timeline\./ }),
    page.getByRole("radio", { name: "Ussher" }),
  ];
  for (const stop of stops) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Septuagint" })).toBeChecked();
});

for (const theme of ["light", "dark"] as const) {
  test(`no accessibility violations in any tab, ${theme}`, async ({ page }) => {
    await setTheme(page, theme);
    for (const name of TABS) {
      await page.goto(`/timelines?tab=${name.toLowerCase()}`);
      await expect(tab(page, name)).toHaveAttribute("aria-selected", "true");
      expect(await findViolations(page), name).toEqual([]);
    }
    // What stands on the line looks alike in both themes; a long run has both.
    if (theme === "dark" && process.env.LONG !== "1") return;
    await page.goto("/timelines?view=list");
    await page.getByRole("slider", { name: "Speed" }).fill("5");
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(page.getByText("Current position: 2,025 AD")).toBeVisible();
    expect(await findViolations(page), "list").toEqual([]);
    await page.getByRole("button", { name: "List" }).click();
    await expect(page.locator(".tl-ticks[data-fitted]")).toBeAttached();
    expect(await findViolations(page), "timeline at its end").toEqual([]);
    await page.getByRole("radio", { name: "Mainstream" }).check();
    expect(await findViolations(page), "mainstream").toEqual([]);
  });

  test(`no accessibility violations in any dialog, ${theme}`, async ({ page }) => {
    await setTheme(page, theme);
    // The dialogs differ in their words, so each theme has every other one; a long run has all.
    const odd = theme === "dark" ? 1 : 0;
    const ids = [...EVENTS, ...COMPARISONS].filter(
      (_, index) => process.env.LONG === "1" || index % 2 === odd,
    );
    for (const id of ids) {
      await page.goto(`/timelines?${id}#${id}`);
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await dialog.getByText("How this was graded").click();
      expect(await findViolations(page), id).toEqual([]);
    }
  });
}

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("a finger pans a zoomed timeline sideways, and scrolls the page up and down", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/timelines");
    await expect(page.locator(".tl-ticks[data-fitted]")).toBeAttached();
    await page.getByRole("slider", { name: "Zoom" }).fill("2");
    const view = page.getByRole("group", { name: /^Timeline\./ });
    await view.scrollIntoViewIfNeeded();
    const touch = await page.context().newCDPSession(page);
    const swipe = async (dx: number, dy: number) => {
      const box = await view.boundingBox();
      if (!box) throw new Error("The timeline has no box");
      const [x, y] = [box.x + 150, Math.max(box.y, 0) + 200];
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      for (let part = 1; part <= 8; part++)
        await touch.send("Input.dispatchTouchEvent", {
          type: "touchMove",
          touchPoints: [{ x: x + (dx * part) / 8, y: y + (dy * part) / 8 }],
        });
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    const landmark = page.locator('[data-landmark="exodus"]');
    const at = async () => (await landmark.boundingBox())?.x ?? 0;
    const scrolled = () => page.evaluate(() => window.scrollY);

    const [x, y] = [await at(), await scrolled()];
    await swipe(-80, 6);
    await expect.poll(at).toBeLessThan(x - 40);
    expect(Math.abs((await scrolled()) - y)).toBeLessThan(3);

    const panned = await at();
    await swipe(6, -120);
    await expect.poll(scrolled).toBeGreaterThan(y + 40);
    expect(Math.abs((await at()) - panned)).toBeLessThan(3);
  });
});

test("everything fits a narrow screen", async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const address of [
      ...TABS.map((name) => `/timelines?tab=${name.toLowerCase()}`),
      "/timelines?view=list",
      "/timelines?chronology=mainstream",
      "/timelines?narrow#fossils",
    ]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${address} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("everything of every tab and dialog can be read", async ({ page }) => {
    await page.goto("/timelines");
    const main = page.getByRole("main");
    for (const heading of [
      "Creation (Ussher’s count)",
      "The Flood",
      "Jerusalem falls to Babylon",
      "The Crucifixion of Jesus",
      "Piltdown Man",
      "Where did life come from?",
      "Sea creatures and birds",
      "Irreducible complexity",
    ])
      await expect(main.getByRole("heading", { name: heading }).first()).toBeVisible();
    await expect(main.getByRole("heading", { name: "Contradictions" })).toHaveCount(5);
    await expect(main.getByText("Graded statement.")).toHaveCount(8);
    await expect(main.getByText("The Exodus", { exact: true })).toBeVisible();
    await expect(main.getByText(/^Mainstream\. /)).toBeVisible();
    for (const name of ["Play", "Reset", "List"])
      await expect(main.getByRole("button", { name, exact: true })).toBeHidden();
  });
});
