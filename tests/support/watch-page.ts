import type { Page } from "@playwright/test";

/** What a page did that it should not have: filled while the page is used. */
export type PageTrouble = {
  /** Errors and warnings in the console, and uncaught exceptions. */
  console: string[];
  /** Things the security policy stopped. */
  violations: string[];
  /** Requests to another origin. */
  foreign: string[];
};

/**
 * Watches a page from before its first navigation. `expected` excuses console lines a test provokes
 * on purpose.
 */
export async function watchPage(page: Page, expected?: RegExp): Promise<PageTrouble> {
  const trouble: PageTrouble = { console: [], violations: [], foreign: [] };
  page.on("console", (message) => {
    // Playwright's own word where it lets no worker in (playwright.config.ts).
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (!["error", "warning"].includes(message.type()) || expected?.test(message.text())) return;
    trouble.console.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => trouble.console.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    const own = page.url() === "about:blank" ? origin : new URL(page.url()).origin;
    if (protocol.startsWith("http") && origin !== own) trouble.foreign.push(request.url());
  });
  await page.exposeFunction("reportViolation", (text: string) => trouble.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void })
        .reportViolation;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return trouble;
}

/** No trouble at all, to compare with. */
export const NO_TROUBLE: PageTrouble = { console: [], violations: [], foreign: [] };

interface ShiftOptions {
  /**
   * From when on: as soon as the fonts are there (on a busy machine they come between two layouts,
   * and how much that moves is up to the fonts that stand in for them, tests/e2e/fonts.spec.ts), or
   * from the page's first paint.
   */
  from?: "fonts" | "start";
  /** Leaves out what follows the visitor's own doing. */
  ignoresInput?: boolean;
}

/**
 * Adds up the layout shifts of every page that is opened next. The returned function reads the sum
 * of the page that is open.
 */
export async function watchShift(
  page: Page,
  { from = "fonts", ignoresInput = false }: ShiftOptions = {},
): Promise<() => Promise<number>> {
  await page.addInitScript(
    ([isFromStart, leavesInputOut]) => {
      Object.assign(window, { layoutShift: 0 });
      let settled = isFromStart ? 0 : Number.POSITIVE_INFINITY;
      document.addEventListener("DOMContentLoaded", async () => {
        await document.fonts.ready;
        const laidOut = () => {
          settled = Math.min(settled, performance.now());
        };
        requestAnimationFrame(() => requestAnimationFrame(laidOut));
      });
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (entry.startTime < settled || (leavesInputOut && entry.hadRecentInput)) continue;
          (window as unknown as { layoutShift: number }).layoutShift += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    },
    [from === "start", ignoresInput],
  );
  return () => page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
}
