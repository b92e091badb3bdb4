import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { LOOKS, redress } from "./calls";

const MODAL = "dialog:modal";

/**
 * Every accessibility violation axe finds on the page as it stands, or in a part of it: rule, and
 * the elements it names. Under an open modal dialog the page is out of reach, so the dialog alone
 * is looked through.
 */
export async function findViolations(page: Page, selector?: string): Promise<string[]> {
  // Without frames in the page itself, not in a second page that sums up, and of what is right the
  // count alone: a third less of the processor.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ["violations"] });
  const hasModal = selector === undefined && (await page.locator(MODAL).count()) > 0;
  const within = hasModal ? MODAL : selector;
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id} (${help}): ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}

/**
 * The violations on the page as it stands, or in a part of it, in all looks one after the other,
 * and that it scrolls sideways; it keeps the last look.
 */
export async function findInLooks(page: Page, selector?: string): Promise<string[]> {
  const found: string[] = [];
  for (const look of LOOKS) {
    await redress(page, look);
    const violations = await findViolations(page, selector);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    if (scrollWidth > clientWidth) violations.push(`${scrollWidth} px wide`);
    found.push(...violations.map((line) => `${look.theme}, ${look.width} px: ${line}`));
  }
  return found;
}

/** Shows the panels of all tabs one under the other, so that one look goes through all of them. */
export async function showAllPanels(tabs: Locator): Promise<void> {
  const panels = tabs.locator("[data-tab]");
  await panels.first().waitFor();
  await panels.evaluateAll((all) => {
    for (const panel of all) panel.setAttribute("data-state", "active");
  });
}
