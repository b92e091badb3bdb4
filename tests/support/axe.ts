import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { LOOKS, redress } from "./calls";

const MODAL = "dialog:modal";

type Result = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

/** What axe asks of a color, and may be given again. */
type Parts = { r: number; g: number; b: number; alpha: number };
type Color = Parts & { parseString: (text: string) => Color };
type Run = (context: unknown, options: unknown) => Promise<{ violations: Result[] }>;
type Axe = { run: Run; commons: { color: { Color: { prototype: Color } } } };

/** As the builder brings it. */
const { source } = createRequire(require.resolve("@axe-core/playwright"))("axe-core") as {
  source: string;
};

/** Of what is right, the count alone: a third less of the processor. */
const OPTIONS = { resultTypes: ["violations" as const] };

/**
 * Every accessibility violation axe finds on the page as it stands, or in a part of it: rule, and
 * the elements it names. Under an open modal dialog the page is out of reach, so the dialog alone
 * is looked through.
 */
export async function findViolations(page: Page, selector?: string): Promise<string[]> {
  const hasModal = selector === undefined && (await page.locator(MODAL).count()) > 0;
  const within = hasModal ? MODAL : selector;
  const violations =
    page.frames().length === 1
      ? await analyze(page, within)
      : await analyzeWithFrames(page, within);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id} (${help}): ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );
}

async function analyzeWithFrames(page: Page, within?: string): Promise<Result[]> {
  const axe = new AxeBuilder({ page }).options(OPTIONS);
  return (await (within ? axe.include(within) : axe).analyze()).violations;
}

/** In the page itself, whose later looks find axe there: the builder brings it twice for each. */
async function analyze(page: Page, within?: string): Promise<Result[]> {
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(source);
    await page.evaluate(rememberColors);
  }
  return page.evaluate(
    async ([selector, options]) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run(selector ?? document, options);
      return violations;
    },
    [within, OPTIONS] as const,
  );
}

/** A page has a dozen colors, which axe would read anew for every word: a quarter of its time. */
function rememberColors(): void {
  const { prototype } = (window as unknown as { axe: Axe }).axe.commons.color.Color;
  const parse = prototype.parseString;
  const known = new Map<string, Parts>();
  prototype.parseString = function (text) {
    const seen = known.get(text);
    if (seen) return Object.assign(this, seen);
    parse.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
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
