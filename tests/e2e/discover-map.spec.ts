import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { countItems } from "../support/content-counts";

const pins = (page: Page) =>
  page.getByRole("list", { name: "Sites on the map" }).getByRole("button");
const shared = (page: Page) => pins(page).and(page.getByRole("button", { name: /sites here/ }));
const button = (page: Page, name: string) =>
  page.getByRole("group", { name: "Map" }).getByRole("button", { name });

/** How many sites the pins stand for. */
async function countSites(page: Page): Promise<number> {
  const names = await pins(page).evaluateAll((all) =>
    all.map((pin) => pin.getAttribute("aria-label") ?? ""),
  );
  return names.reduce((sum, name) => sum + Number(/^(\d+) sites here/.exec(name)?.[1] ?? 1), 0);
}

async function openMap(page: Page, address = "/discover") {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
  await page.getByRole("heading", { name: "Archaeological Discoveries" }).scrollIntoViewIfNeeded();
  await expect(pins(page).first()).toBeVisible();
}

test("the map is fetched only when it comes near; all sites are on it, on a small screen too", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/maps/")) asked.push(request.url());
  });
  await page.setViewportSize({ width: 1280, height: 240 });
  await page.goto("/discover");
  await expect(page.getByRole("region", { name: "New Arrivals" }).getByRole("article")).toHaveCount(
    2,
  );
  expect(asked).toEqual([]);
  await page.getByText("All sites as a list").scrollIntoViewIfNeeded();
  await expect(pins(page).first()).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(await countSites(page)).toBe(countItems("discoveries"));

  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(() => countSites(page)).toBe(countItems("discoveries"));
  // Pins are drawn anew for the width; in between they have no size.
  const smallest = () =>
    pins(page).evaluateAll((all) =>
      Math.min(...all.map((pin) => Math.min(pin.clientWidth, pin.clientHeight))),
    );
  await expect.poll(smallest).toBeGreaterThanOrEqual(24);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("a pin opens its discovery; sites that share one are reached by its list, with keys alone", async ({
  page,
}) => {
  await openMap(page);
  await page.getByRole("button", { name: "Cyrus Cylinder, mainstream find" }).click();
  await expect(page.getByRole("dialog", { name: "Cyrus Cylinder", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/#cyrus-cylinder$/);
  await page.keyboard.press("Escape");
  const claim = page.getByRole("button", { name: /Joseph as Imhotep.*, Ron Wyatt’s claim$/ });
  await expect(claim).toBeVisible();
  const pin = shared(page).filter({ hasText: "2" }).first();
  await pin.focus();
  await page.keyboard.press("Enter");
  await expect(pin).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  const entry = page.locator(".pin-list button").first();
  await expect(entry).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(entry).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(pin).toHaveAttribute("aria-expanded", "false");
  await expect(pin).toBeFocused();
});

test("close to Jerusalem every site has its own pin, and the whole map comes back", async ({
  page,
}) => {
  await openMap(page);
  await button(page, "Jerusalem").click();
  await expect(shared(page)).toHaveCount(0);
  for (const name of ["Pool of Siloam", "Hezekiah’s Tunnel", "Caiaphas Ossuary", "Ketef Hinnom"]) {
    await expect(pins(page).and(page.getByRole("button", { name }))).toBeVisible();
  }
  await button(page, "Whole map").click();
  await expect.poll(() => countSites(page)).toBe(countItems("discoveries"));
  const before = await pins(page).count();
  await button(page, "Zoom in").click();
  await button(page, "Zoom in").click();
  await expect.poll(() => pins(page).count()).not.toBe(before);
});

test("the map follows the filter", async ({ page }) => {
  await openMap(page, "/discover?category=discovery");
  expect(await countSites(page)).toBe(8);
  await page.getByRole("button", { name: "Archaeological", exact: true }).click();
  await expect.poll(() => countSites(page)).toBe(10);
  await page.getByRole("main").getByRole("searchbox").fill("bytdwd");
  await expect.poll(() => countSites(page)).toBe(1);
  await page.getByText("All sites as a list").click();
  await expect(page.locator(".site-list").getByRole("link")).toHaveCount(1);
});

test("dragging moves the map, the wheel scrolls the page", async ({ page }) => {
  await openMap(page);
  const pin = page.getByRole("button", { name: "Cyrus Cylinder, mainstream find" });
  const frame = page.locator(".map-frame");
  await button(page, "Zoom in").click();
  await frame.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const start = await pin.boundingBox();
  const box = await frame.boundingBox();
  if (!start || !box) throw new Error("the map has no size");
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 80, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await pin.boundingBox())?.x).toBeCloseTo(start.x - 40, 0);

  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled);
});

test("a coastline that does not come leaves the list, and Try Again", async ({ page }) => {
  let isDown = true;
  await page.route("**/maps/near-east.json", (route) =>
    isDown ? route.fulfill({ status: 404, body: "" }) : route.continue(),
  );
  await page.goto("/discover");
  await page.getByRole("heading", { name: "Archaeological Discoveries" }).scrollIntoViewIfNeeded();
  await expect(page.getByText("The map couldn’t be loaded.")).toBeVisible();
  isDown = false;
  await page
    .getByRole("region", { name: "Archaeological Discoveries" })
    .getByRole("button", { name: "Try Again" })
    .click();
  await expect(pins(page).first()).toBeVisible();
});
