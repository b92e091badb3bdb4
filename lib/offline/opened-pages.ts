import { CACHE_PREFIX, OFFLINE_PATH } from "./constants";

/** A page that this browser can open without a connection. */
export interface OpenedPage {
  path: string;
  title: string;
}

/** What stands before the site's name in a page's title. */
function titleOf(html: string): string | null {
  const written = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  if (!written) return null;
  const title = new DOMParser().parseFromString(written, "text/html").body.textContent ?? "";
  return title.replace(/ \| [^|]*$/, "");
}

/** The pages that were opened in this browser, the newest first. Throws where storage is off. */
export async function listOpened(): Promise<OpenedPage[]> {
  const found = new Map<string, string>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(`${CACHE_PREFIX}pages-`)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      const page = await cache.match(request, { ignoreVary: true });
      if (page && pathname !== OFFLINE_PATH) {
        found.delete(pathname);
        found.set(pathname, titleOf(await page.text()) ?? pathname);
      }
    }
  }
  return [...found].reverse().map(([path, title]) => ({ path, title }));
}
