import { expect, test } from "@playwright/test";
import { servedSite } from "../../scripts/test/served-site";
import { findViolations } from "../support/axe";
import { FrontServer } from "../support/front-server";
import { untilItRuns } from "../support/until-it-runs";
import { watchShift } from "../support/watch-page";

test("the sidebar has its groups, entries and badges, and marks the current page", async ({
  page,
}) => {
  await page.goto("/bible");
  const sidebar = page.getByRole("complementary", { name: "Site" });

  await expect(sidebar.getByRole("link", { name: "Scripture Study" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(sidebar.getByRole("link", { name: "Historical Timelines Advanced" })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "Evidence Validation Pro" })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "Study Modules" })).toBeHidden();
  for (const group of ["Learning Center", "Personal Workspace", "Developer Info"]) {
    await sidebar.getByText(group).click();
  }
  const links = await sidebar
    .getByRole("link")
    .evaluateAll((elements) =>
      elements.map((element) => [element.textContent, element.getAttribute("href")]),
    );
  expect(links).toEqual([
    ["Dashboard", "/"],
    ["Scripture Study", "/bible"],
    ["AI Research", "/chat"],
    ["Archaeological Finds", "/discover"],
    ["Historical TimelinesAdvanced", "/timelines"],
    ["Evidence ValidationPro", "/validation"],
    ["Contextual Analysis", "/context"],
    ["Study Modules", "/study-guides"],
    ["Early Church", "/church-fathers"],
    ["Scripture Collection", "/scripture-library"],
    ["Reading Schedule", "/reading-plans"],
    ["Verse Collection", "/saved-verses"],
    ["Study Progress", "/reading-history"],
    ["Creator Profile", "/about-dev"],
  ]);
  await sidebar.getByText("Core Platform").click();
  await expect(sidebar.getByRole("link", { name: "Dashboard" })).toBeHidden();
  expect(Math.round((await sidebar.boundingBox())?.width ?? 0)).toBe(320);
});

test("header and sidebar are painted whole, however slowly they arrive", async ({
  page,
  baseURL,
}) => {
  const front = await FrontServer.start(baseURL ?? servedSite()?.site ?? "");
  try {
    let release = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    front.holds = (path) => (path === "/context" ? { before: "<footer", until } : null);
    const shift = await watchShift(page, { from: "start" });
    await page.goto(`${front.url}/context`, { waitUntil: "commit" });
    const sidebar = page.getByRole("complementary", { name: "Site" });
    await expect(sidebar.getByText("Core Platform")).toBeAttached();
    const styled = () => [...document.styleSheets].some(({ href }) => href !== null);
    await page.waitForFunction(styled, undefined, { polling: 100 });
    // Time enough to paint what there is.
    await page.waitForTimeout(500);
    const paints = () => performance.getEntriesByType("paint").length;
    expect(await page.evaluate(paints)).toBe(0);
    release();
    await expect(sidebar.getByRole("button", { name: "Privacy & your data" })).toBeVisible();
    await expect.poll(() => page.evaluate(paints)).toBeGreaterThan(0);
    expect(await shift()).toBe(0);
  } finally {
    await front.stop();
  }
});

test("on a small screen the menu opens over the page, and choosing an entry closes it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const sidebar = page.getByRole("complementary", { name: "Site" });
  await expect(sidebar).toBeHidden();

  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(sidebar).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(sidebar).toBeHidden();

  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await sidebar.getByRole("link", { name: "Scripture Study" }).click();
  await expect(page).toHaveURL("/bible");
  await expect(sidebar).toBeHidden();
});

test("a panel keeps the focus and the pointer; a press on the dimmed page only closes it", async ({
  page,
}) => {
  await page.goto("/");
  const opener = page.getByRole("button", { name: "Open navigation" });
  await opener.press("Enter");
  const panel = page.getByRole("navigation", { name: "Quick navigation" });
  await expect(page.getByRole("button", { name: "Close navigation" })).toBeFocused();
  // The panel opens without scripts; what keeps the focus comes when the page has loaded and rests.
  await expect(page.locator("main")).toHaveAttribute("inert");
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(
      () =>
        document.activeElement !== document.body &&
        !document.activeElement?.closest("#navigation-panel"),
    );
    expect(isOutside).toBe(false);
  }
  expect((await panel.boundingBox())?.x).toBeGreaterThan(600);

  await page.mouse.click(500, 600);
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL("/");
  await opener.click();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("the header's panel leads to the five main pages", async ({ page }) => {
  await page.goto("/chat");
  await page.getByRole("button", { name: "Open navigation" }).click();
  const panel = page.getByRole("navigation", { name: "Quick navigation" });

  await expect(panel.getByRole("link")).toHaveText([
    "Home",
    "Bible Study",
    "AI Assistant",
    "Discoveries",
    "Timelines",
  ]);
  await expect(panel.getByRole("link", { name: "AI Assistant" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await panel.getByRole("link", { name: "Timelines" }).click();
  await expect(page).toHaveURL("/timelines");
  await expect(panel).toBeHidden();
});

test("the theme is light at first, follows the choice, and survives a reload without a flash", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const html = page.locator("html");
  await expect(html).toHaveClass(/\blight\b/);

  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("group", { name: "Theme" }).getByText("Dark").click();
  await expect(html).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem("truth-uncovered-theme"))).toBe("dark");

  // Before any script of the build has run, the stored theme already stands.
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "commit" });
  await expect(html).toHaveClass(/\bdark\b/);
  await page.unroute("**/_next/static/**/*.js");

  await page.reload();
  await page.getByRole("button", { name: "Theme" }).click();
  await page.getByRole("group", { name: "Theme" }).getByText("System").click();
  await expect(html).toHaveClass(/\bdark\b/);
  await page.emulateMedia({ colorScheme: "light" });
  await expect(html).toHaveClass(/\blight\b/);
});

test("the site search trims its text, goes to the results and clears itself; blank text goes nowhere", async ({
  page,
}) => {
  await page.goto("/");
  const box = page.getByRole("banner").getByRole("searchbox");
  await expect(box).toHaveAttribute("placeholder", "Search scripture, articles, discoveries...");
  await box.fill("   ");
  await box.press("Enter");
  await expect(page).toHaveURL("/");

  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await box.fill("  living water ");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=living%20water");
  await expect(box).toHaveValue("");
  await expect(page.getByRole("searchbox", { name: "Search term" })).toHaveValue("living water");
});

test("a change of page moves the focus to its heading and starts at the top", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("main").getByRole("link", { name: /^Creator Profile/ });
  await untilItRuns(
    (timing) => link.click(timing),
    (timing) => expect(page).toHaveURL("/about-dev", timing),
  );
  await expect(page.getByRole("heading", { level: 1, name: "Creator Profile" })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the skip link is the first stop and leads past the navigation", async ({ page }) => {
  await page.goto("/bible");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the chat button floats beside the words, leaves while reading down, and is not on the chat itself", async ({
  page,
}) => {
  await page.goto("/about-dev");
  const button = page.getByRole("link", { name: "Ask the AI Assistant" });
  await expect(button).toBeInViewport();
  const words = await page.getByRole("main").locator("> div").boundingBox();
  const place = await button.boundingBox();
  expect(place?.x).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? Infinity));
  await page.mouse.wheel(0, 300);
  await expect(button).toHaveCSS("opacity", "0");
  await page.mouse.wheel(0, -150);
  await expect(button).toHaveCSS("opacity", "1");
  // A phone has no margin for it: it stands after everything else.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(button).not.toBeInViewport();
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(page).toHaveURL("/chat");
  await expect(button).toHaveCount(0);
});

test("the not-found page says so in the product's words and leads back", async ({ page }) => {
  const response = await page.goto("/no-such-page");

  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
});

test("a page whose script is gone after a deploy reloads once, not for ever", async ({ page }) => {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.goto("/");
  const fail = () =>
    page.evaluate(() => {
      window.dispatchEvent(
        new PromiseRejectionEvent("unhandledrejection", {
          promise: Promise.resolve(),
          reason: Object.assign(new Error("Failed to load chunk /_next/static/chunks/1.js"), {
            name: "ChunkLoadError",
          }),
        }),
      );
    });
  // The listener stands from hydration on, which a slow machine reaches after the words; a second
  // report within a minute changes nothing.
  await expect(async () => {
    await fail();
    await expect.poll(() => loads, { timeout: 1_500 }).toBe(2);
  }).toPass();
  await page.waitForLoadState("networkidle");
  await fail();
  await page.waitForLoadState("networkidle");
  expect(loads).toBe(2);
});
