import type { CrawledDocument } from "./document";

/** Longest description search engines show, in characters. */
const DESCRIPTION_LENGTH = 160;

/** What is wrong with what search engines read of a page; `address` is its own in the sitemap. */
export function headFaults(page: CrawledDocument, address: string): string[] {
  const faults: string[] = [];
  if (page.h1 !== 1) faults.push(`${page.h1} h1`);
  if (!/^[a-z]{2}(-[A-Za-z]+)*$/.test(page.lang)) faults.push(`lang "${page.lang}"`);
  const [title = ""] = page.titles;
  if (page.titles.length !== 1 || title.trim() === "") faults.push(`${page.titles.length} titles`);
  const [description = ""] = page.descriptions;
  if (page.descriptions.length !== 1 || description.trim() === "") {
    faults.push(`${page.descriptions.length} descriptions`);
  }
  if ([...description].length > DESCRIPTION_LENGTH) {
    faults.push(`description of ${[...description].length} characters`);
  }
  const [canonical] = page.canonicals;
  if (page.canonicals.length !== 1 || canonical === undefined || !isSame(canonical, address)) {
    faults.push(`canonical ${page.canonicals.join(", ") || "none"} instead of ${address}`);
  }
  if (page.robots.some((value) => /noindex|none/i.test(value))) faults.push("robots noindex");
  if (page.images.length === 0) faults.push("no og:image");
  return faults;
}

const isSame = (one: string, other: string): boolean =>
  URL.canParse(one) && URL.canParse(other) && new URL(one).href === new URL(other).href;

/**
 * What is wrong with a page's policy, and what it fetches from elsewhere. `origins` are those that
 * mean the site itself.
 */
export function policyFaults(
  page: CrawledDocument,
  policy: string | undefined,
  origins: readonly string[],
): string[] {
  const scripts = /(?:^|;)\s*script-src\s([^;]*)/.exec(policy ?? "")?.[1];
  const faults: string[] = [];
  if (scripts === undefined) faults.push("no script-src in the policy");
  else {
    if (scripts.includes("'unsafe-inline'")) faults.push("'unsafe-inline' in script-src");
    const unknown = page.inlineScripts.filter((hash) => !scripts.includes(`'${hash}'`));
    if (unknown.length > 0) faults.push(`${unknown.length} inline scripts that the policy blocks`);
  }
  for (const source of page.sources) {
    if (isForeign(source, origins)) faults.push(`fetches ${source}`);
  }
  return faults;
}

function isForeign(source: string, origins: readonly string[]): boolean {
  const own = origins[0] ?? "http://localhost";
  if (!URL.canParse(source, own)) return true;
  const url = new URL(source, own);
  return url.protocol !== "data:" && !origins.includes(url.origin);
}

/** Texts that several pages have, each with the pages, as faults. */
export function repeated(texts: Iterable<readonly [path: string, text: string]>): string[] {
  const pages = new Map<string, string[]>();
  for (const [path, text] of texts) pages.set(text, [...(pages.get(text) ?? []), path]);
  return [...pages]
    .filter(([, paths]) => paths.length > 1)
    .map(
      ([text, paths]) =>
        `${paths.length} pages have ${JSON.stringify(text)}: ${paths.slice(0, 4).join(" ")}`,
    );
}
