import { type BrowserContext, errors, expect, test } from "@playwright/test";
import { watchShift } from "../support/watch-page";

// Where a link leads: to the top of the next page, or to the item it names, without the page moving
// under the reader.

test.describe("a link from far down a page", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const path of ["/discover", "/timelines", "/validation"]) {
    test(`leads to the very top of ${path}`, async ({ page }) => {
      await page.goto("/study-guides");
      await page.evaluate(() => window.scrollTo({ top: 2_500, behavior: "instant" }));
      await page.locator(`aside a[href="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
      // It is where it stays.
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});

/**
 * Loads the fonts of a page, so that they are in the browser's cache: whether they come before the
 * first words is the line's chance, and what they move is not what opening an item moves.
 */
async function keepFonts(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  const html = await (await page.request.get(address)).text();
  const fonts = new Set(html.match(/\/_next\/static\/media\/[^"\\]+\.woff2/g));
  expect(fonts.size).toBeGreaterThan(0);
  await page.goto("/robots.txt");
  await page.evaluate(
    (addresses) => Promise.all(addresses.map(async (font) => (await fetch(font)).blob())),
    [...fonts],
  );
  await page.close();
}

/**
 * Opens an address on Lighthouse's slow 4G, with a processor four times slower. Chromium now and
 * then stops reading a line that it slows down, and then for good: then in another page.
 */
async function openSlowly(context: BrowserContext, address: string) {
  for (let left = 2; ; left -= 1) {
    const page = await context.newPage();
    const shifted = await watchShift(page, { from: "start", ignoresInput: true });
    const line = await context.newCDPSession(page);
    await line.send("Network.enable");
    await line.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await line.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    try {
      await page.goto(address, { timeout: 30_000 });
      return { page, shifted };
    } catch (error) {
      if (left === 0 || !(error instanceof errors.TimeoutError)) throw error;
      await page.close();
    }
  }
}

test.describe("on a slow phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const address of [
    "/study-guides#the-flood",
    "/study-guides#revelation",
    "/study-guides#faq-age-of-the-earth",
    "/discover#tel-dan-stele",
    "/church-fathers#augustine",
    "/timelines#flood-event",
  ]) {
    test(`${address} opens without the page moving`, async ({ context }) => {
      await keepFonts(context, address);
      const { page, shifted } = await openSlowly(context, address);
      const name = address.slice(address.indexOf("#") + 1);
      const item = page.locator(`details#${name}[open], [data-item-dialog="${name}"][open]`);
      await expect(item).toBeVisible();
      await expect(item).toBeInViewport();
      // What comes after the item; on so slow a line it never rests for half a second.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(await shifted()).toBeLessThanOrEqual(0.05);
    });
  }
});

test("an item named before the page's scripts have come opens all the same", async ({ page }) => {
  // What would follow the address never comes.
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  await page.goto("/study-guides#the-flood");
  const item = (name: string) => page.locator(`details#${name}[open]`);
  await expect(item("the-flood")).toBeInViewport();
  await page.goto("/study-guides#faq-age-of-the-earth");
  await expect(item("faq-age-of-the-earth").locator("p").first()).toBeInViewport();
});
