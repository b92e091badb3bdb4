import { expect, type Page, type Route } from "@playwright/test";

/** Holds every call of the page to this path until the returned function is called. */
export async function holdCalls(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Answers every call to this path with 500 until the returned function is called. */
export async function failCalls(page: Page, path: string): Promise<() => Promise<void>> {
  const fail = (route: Route) => route.fulfill({ status: 500, json: { detail: "away" } });
  await page.route(path, fail);
  return () => page.unroute(path, fail);
}

/** What was last put on the clipboard; the context needs the clipboard permissions. */
export const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

export const CLIPBOARD = ["clipboard-read", "clipboard-write"];

/**
 * Themes and widths every open dialog, tab and panel is checked in: each theme and each width once,
 * in a long run all four.
 */
export const LOOKS = (["light", "dark"] as const)
  .flatMap((theme) => [1280, 360].map((width) => ({ theme, width })))
  .filter(
    ({ theme, width }) => process.env.LONG === "1" || (theme === "light") === (width === 1280),
  );

/** Sets theme and width before the page is opened. */
export async function dress(page: Page, { theme, width }: (typeof LOOKS)[number]): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem("truth-uncovered-theme", value), theme);
  await page.setViewportSize({ width, height: 800 });
}

/** Sets theme and width of the open page, the theme as another tab of the same visitor would. */
export async function redress(page: Page, { theme, width }: (typeof LOOKS)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // A page whose scripts have not run yet does not hear it.
  await expect(async () => {
    await page.evaluate((value) => {
      const key = "truth-uncovered-theme";
      localStorage.setItem(key, value);
      window.dispatchEvent(new StorageEvent("storage", { key, newValue: value }));
    }, theme);
    await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${theme}\\b`), {
      timeout: 1_000,
    });
  }).toPass();
}
