import { expect, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { MISSING, ROUTES } from "../support/routes";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 800 };
/** The narrowest a page must fit (WCAG 1.4.10: 1280 px at 400 %). */
const NARROW = { width: 320, height: 640 };

for (const theme of ["light", "dark"] as const) {
  for (const path of [...ROUTES, MISSING]) {
    test(`axe finds nothing on ${path} in ${theme}, wide or on a phone`, async ({ page }) => {
      await page.addInitScript(
        (value) => localStorage.setItem("truth-uncovered-theme", value),
        theme,
      );
      await page.setViewportSize(WIDE);
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.locator("html")).toHaveClass(theme === "dark" ? /dark/ : /light/);
      const wide = await findViolations(page);

      await page.setViewportSize(PHONE);
      const phone = await findViolations(page);

      expect({ wide, phone }).toEqual({ wide: [], phone: [] });
    });
  }
}

for (const path of [...ROUTES, MISSING]) {
  test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize(NARROW);
    await page.goto(path, { waitUntil: "networkidle" });

    const overflowing = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      return [...document.querySelectorAll("body *")]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
        .map(
          (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`,
        );
    });
    expect(overflowing).toEqual([]);
  });
}
