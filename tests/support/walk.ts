import { expect, type Page } from "@playwright/test";
import { redress } from "./calls";

/** `WALK_PICTURES=folder npx playwright test walks` saves how each place of a walk looks. */
const PICTURES = process.env.WALK_PICTURES;
const WIDTHS = [1440, 360];
/** Of a long page, what is pictured, in px. */
const MOST_HEIGHT = 3200;
const THEMES = ["light", "dark"] as const;

/**
 * A place of a walk: nothing of it lies beside the window, and with WALK_PICTURES it is pictured in
 * both themes, on a wide screen and on a phone.
 */
export async function look(page: Page, name: string): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess, `${name} is wider than the window`).toBeLessThanOrEqual(0);
  if (!PICTURES) return;
  const size = page.viewportSize();
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      await redress(page, { theme, width });
      const path = `${PICTURES}/${name}-${theme}-${width}.png`;
      const isModal = (await page.locator("dialog:modal").count()) > 0;
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const clip = { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) };
      await page.screenshot(isModal ? { path } : { path, fullPage: true, clip });
    }
  }
  await redress(page, { theme: "light", width: size?.width ?? 1280 });
  if (size) await page.setViewportSize(size);
}

/** The same without scripts: nothing waits for them, and no button stands there that needs them. */
export async function lookBare(page: Page, name: string): Promise<void> {
  if (PICTURES) await page.screenshot({ path: `${PICTURES}/bare-${name}.png`, fullPage: true });
  const idle = page.locator("main").locator("[aria-busy=true]:visible, button:visible");
  expect(await idle.allInnerTexts(), name).toEqual([]);
}

/** What is wrong with the stops of the Tab key in the words of a page, in order, and its headings. */
export async function findAstray(page: Page, most: number): Promise<string[]> {
  const found = await page.evaluate(() => {
    const levels = [...document.querySelectorAll("main :is(h1, h2, h3, h4)")]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => Number(heading.tagName.slice(1)));
    const skipped = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
    const heads = levels.filter((level) => level === 1).length;
    return [...(heads === 1 ? [] : [`${heads} headings of level 1`]), ...skipped.map(String)];
  });
  await page.getByRole("main").focus();
  await page.evaluate(() => Object.assign(window, { stopBefore: null }));
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press("Tab");
    const said = await page.evaluate(() => {
      const now = document.activeElement as HTMLElement;
      if (!now.closest("main")) return null;
      const held = window as unknown as { stopBefore: Element | null };
      const before = held.stopBefore;
      held.stopBefore = now;
      const { outlineStyle, boxShadow } = getComputedStyle(now);
      const place = now.getBoundingClientRect();
      const labels = "labels" in now ? (now.labels as NodeListOf<HTMLElement> | null) : null;
      const name =
        now.getAttribute("aria-label") ?? labels?.[0]?.innerText ?? now.innerText ?? now.title;
      const isAfter =
        !before || (before.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return [
        name.trim() === "" && !now.getAttribute("aria-labelledby") && "has no name",
        outlineStyle === "none" && boxShadow === "none" && "does not show the focus",
        (place.bottom <= 0 || place.top >= window.innerHeight) && "is out of sight",
        !isAfter && "comes before the stop before it",
      ]
        .filter(Boolean)
        .map((fault) => `${now.outerHTML.slice(0, 120)} ${fault}`);
    });
    if (said === null) break;
    found.push(...said);
  }
  return found;
}
