import type { TestBrowser } from "./browser";

/** What `serve.ts` has started, for the configuration of Playwright and for tests. */
export interface ServedSite {
  /** Addresses of `next start` and of the standalone server, on one database. */
  site: string;
  standalone: string;
  browser: TestBrowser;
  /** What starts one more process of the standalone server (tests/support/another-server.ts). */
  another: { args: string[]; env: Record<string, string> };
}

/**
 * The line by which Playwright knows that the site stands; its JSON becomes TEST_SITE of the
 * workers.
 */
export const SITE_LINE = /Site for tests: (?<test_site>\{.*\})/;

/** Tells Playwright. */
export function announceSite(site: ServedSite): void {
  console.log(`Site for tests: ${JSON.stringify(site)}`);
}

/** What stands for this run; undefined before it does, and where BASE_URL names another site. */
export function servedSite(): ServedSite | undefined {
  const { TEST_SITE } = process.env;
  return TEST_SITE ? (JSON.parse(TEST_SITE) as ServedSite) : undefined;
}
