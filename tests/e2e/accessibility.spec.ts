import { expect, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { MISSING, ROUTES } from "../support/routes";

const WIDTHS = [360, 1280];
const THEMES = ["light", "dark"] as const;

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      for (const path of [...ROUTES, MISSING]) {
        test(`axe finds nothing on ${path}`, async ({ page }) => {
          await page.addInitScript(
            (value) => localStorage.setItem("truth-uncovered-theme", value),
            theme,
          );
          await page.goto(path, { waitUntil: "networkidle" });

          await expect(page.locator("html")).toHaveClass(theme === "dark" ? /dark/ : /light/);
          expect(await findViolations(page)).toEqual([]);
        });
      }
    });
  }
}

test.describe("320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of [...ROUTES, MISSING]) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await page.goto(path, { waitUntil: "networkidle" });

      const [content, window] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(content).toBeLessThanOrEqual(window ?? 0);
    });
  }
});
