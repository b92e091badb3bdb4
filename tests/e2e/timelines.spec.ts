import { expect, type Page, test } from "@playwright/test";
import { findInLooks, findViolations, showAllPanels } from "../support/axe";
import { NO_TROUBLE, watchPage, watchShift } from "../support/watch-page";

const TABS = ["Interactive", "Evidence", "Biblical", "Evolution"];
const EVENTS = [
  "creation-day-1",
  "flood-event",
  "fall-of-jerusalem",
  "crucifixion",
  "piltdown-man",
  "measured-age-of-the-earth",
  "extinct-hominins",
  "shared-ancestry",
  "new-species-observed",
];
const COMPARISONS = ["origin-of-life", "fossils", "age-of-the-earth"];
const ANCHORS = {
  "Sea creatures and birds": "day-5-sea-and-birds",
  "Irreducible complexity": "problem-irreducible-complexity",
};

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const panel = (page: Page) => page.getByRole("tabpanel");

test("the tab of the address stands from the first paint on, and nothing shifts", async ({
  page,
}) => {
  const readShift = await watchShift(page);
  for (const address of [
    "/timelines",
    "/timelines?tab=evidence",
    "/timelines?tab=biblical",
    "/timelines?chronology=mainstream",
    "/timelines?view=list",
  ]) {
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    expect(await readShift(), address).toBeLessThan(0.005);
  }
  // Grades that the reader hides stay out of sight from the first paint on as well.
  await page.evaluate(() => localStorage.setItem("truth-uncovered-grades", "hidden"));
  await page.goto("/timelines?view=list", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-grades", "hidden");
  await page.waitForLoadState("networkidle");
  expect(await readShift(), "hidden grades").toBeLessThan(0.005);
  await expect(page.getByRole("heading", { name: "The Flood" }).first()).toBeVisible();
  await expect(page.getByText(/^Truth score \d+%$/).first()).toBeHidden();
});

test("a link of the site changes the tab; a shown event opens from its card, gives the focus back, and hides its grade on request", async ({
  page,
}) => {
  const trouble = await watchPage(page);
  await page.goto("/timelines?tab=evolution");
  await expect(tab(page, "Evolution")).toHaveAttribute("aria-selected", "true");
  await page.getByRole("complementary").getByRole("link", { name: "Historical Timelines" }).click();
  await expect(tab(page, "Interactive")).toHaveAttribute("aria-selected", "true");
  // What lies ahead shows its title, and opens only when its year has come.
  await expect(page.getByRole("heading", { name: "Still ahead: The Flood" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Details of The Flood" })).toBeHidden();
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
  await expect(dialog.getByText(/^Truth score \d/)).toBeHidden();
  await page.keyboard.press("Escape");

  for (const [item, holder] of [
    ["Sea creatures and birds", "Biblical"],
    ["Irreducible complexity", "Evolution"],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(`/timelines#${ANCHORS[item]}`);
    await expect(tab(page, holder)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("heading", { name: item })).toBeInViewport();
  }
  expect(trouble).toEqual(NO_TROUBLE);
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

test("no accessibility violations in any tab or dialog, in any look", async ({ page }) => {
  await page.goto("/timelines?view=list");
  await page.getByRole("slider", { name: "Speed" }).fill("5");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByText("Current position: 2,025 AD")).toBeVisible();
  await showAllPanels(page.getByRole("main"));
  expect(await findInLooks(page), "all tabs, list").toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "List" }).click();
  await expect(page.locator(".tl-ticks[data-fitted]")).toBeAttached();
  await page.getByRole("radio", { name: "Mainstream" }).check();
  // What stands on the line looks alike in both themes; a long run has both.
  const onTheLine =
    process.env.LONG === "1" ? findInLooks(page, ".tl") : findViolations(page, ".tl");
  expect(await onTheLine, "timeline at its end").toEqual([]);
  // The dialogs of a kind differ in their words alone; a long run has all.
  const ids = [EVENTS, COMPARISONS].flatMap((all) =>
    process.env.LONG === "1" ? all : all.slice(0, 1),
  );
  for (const id of ids) {
    const dialog = page.getByRole("dialog");
    // An address that changes while the dialogs' script comes is followed at the next change.
    await expect(async () => {
      await page.evaluate((anchor) => {
        window.location.hash = "";
        window.location.hash = anchor;
      }, id);
      await expect(dialog).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await dialog.getByText("How this was graded").first().click();
    expect(await findInLooks(page), id).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

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
  const expectToFit = async (place: string) => {
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${place} at ${width}`).toBeLessThanOrEqual(0);
    }
  };
  for (const name of TABS) {
    await page.goto(`/timelines?tab=${name.toLowerCase()}`);
    await expect(panel(page)).toBeVisible();
    await expectToFit(name);
  }
  await page.goto("/timelines?view=list&chronology=mainstream");
  await expectToFit("list");
  await page.goto("/timelines?chronology=mainstream#fossils");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectToFit("dialog");
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
    await expect(main.getByRole("heading", { name: "Contradictions" })).toHaveCount(9);
    await expect(main.getByText("Graded statement.")).toHaveCount(15);
    await expect(main.getByText("The Exodus", { exact: true })).toBeVisible();
    await expect(main.getByText(/^Mainstream\. /)).toBeVisible();
    for (const name of ["Play", "Reset", "List"])
      await expect(main.getByRole("button", { name, exact: true })).toBeHidden();
  });
});
