import { expect, type Page, test } from "@playwright/test";
import { findViolations } from "../support/axe";
import { dress, LOOKS, redress } from "../support/calls";
import { ITEM_PAGES, MISSING, ROUTES } from "../support/routes";
import { NO_TROUBLE, watchPage, watchShift } from "../support/watch-page";

/** The narrowest a page must fit (WCAG 1.4.10: 1280 px at 400 %). */
const NARROW = { width: 320, height: 640 };

/** On which the page is first opened: what moves there moves most. */
const PHONE = { width: 412, height: 823 };
/** Of layout shifts, whose bar for a good page is a tenth. */
const UNSEEN = 0.01;

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

for (const path of [...ROUTES, ...ITEM_PAGES, MISSING]) {
  test(`${path} runs under its policy, logs nothing, moves nothing, asks no other origin, and in all looks axe finds nothing and it fits 320 px`, async ({
    page,
  }) => {
    const trouble = await watchPage(page, path === MISSING ? /status of 404/ : undefined);
    const [first, ...others] = LOOKS;
    if (!first) throw new Error("no looks");
    await dress(page, first);
    await page.setViewportSize(PHONE);
    const readShift = await watchShift(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(trouble).toEqual(NO_TROUBLE);
    expect(await readShift()).toBeLessThan(UNSEEN);

    for (const look of [first, ...others]) {
      await redress(page, look);
      const violations = await findViolations(page);
      await page.setViewportSize(NARROW);
      const tooWide = await findTooWide(page);
      expect({ look, violations, tooWide }).toEqual({ look, violations: [], tooWide: [] });
    }
  });
}
