import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { dress, LOOKS } from "../support/calls";
import { MISSING, ROUTES } from "../support/routes";

/** The narrowest a page must fit (WCAG 1.4.10: 1280 px at 400 %). */
const NARROW = { width: 320, height: 640 };

/** What makes the page scroll sideways; nothing where it does not. */
function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`);
  });
}

for (const look of LOOKS) {
  for (const path of [...ROUTES, MISSING]) {
    test(`axe finds nothing on ${path} in ${look.theme}, ${look.width} px, and it fits 320 px`, async ({
      page,
    }) => {
      await dress(page, look);
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.locator("html")).toHaveClass(look.theme === "dark" ? /dark/ : /light/);
      const violations = await findViolations(page);
      await page.setViewportSize(NARROW);
      const tooWide = await findTooWide(page);
      expect({ violations, tooWide }).toEqual({ violations: [], tooWide: [] });
    });
  }
}
