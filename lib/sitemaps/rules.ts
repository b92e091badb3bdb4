import { escapeXml } from "@/lib/xml";

/** A page in a sitemap. */
export interface SitemapEntry {
  /** From the root of the site, encoded as it stands in addresses. */
  path: string;
  /** When what the page says was last changed, as ISO 8601; left out where nothing knows it. */
  changed?: string | undefined;
}

const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * A sitemap (sitemaps.org 0.9) of pages below `origin`, which has no slash at its end. The schema
 * allows 1 to 50,000 of them.
 */
export function toUrlset(origin: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changed }) => {
    const lastmod = changed === undefined ? "" : `<lastmod>${escapeXml(changed)}</lastmod>`;
    return `<url><loc>${escapeXml(origin + path)}</loc>${lastmod}</url>`;
  });
  return [DECLARATION, `<urlset ${SCHEMA}>`, ...urls, "</urlset>", ""].join("\n");
}

/** The index of sitemaps at these paths. */
export function toSitemapIndex(origin: string, paths: readonly string[]): string {
  const maps = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`);
  return [DECLARATION, `<sitemapindex ${SCHEMA}>`, ...maps, "</sitemapindex>", ""].join("\n");
}
