// The site as it is kept with a translation: the pages of the reader, the search and the plans, and
// every file they may ask for. For the worker and for pages.
import { workThrough } from "./at-once";
import { buildCache, CACHE_PREFIX, TRANSLATION_CACHES } from "./constants";
import type { SiteAnswer } from "./messages";
import { storeFile } from "./stored-pages";

/** Marks a site that is kept whole. */
export const WHOLE = "/whole";

/** Files fetched at once. */
const AT_ONCE = 6;

/**
 * Keeps the pages and files of a build, those that are missing. `onBytes` hears what each took.
 * Throws when the network or the storage fails, or `signal` ends it; what came stays.
 */
export async function keepSite(
  { buildId, files }: SiteAnswer,
  onBytes: (bytes: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<void> {
  const name = buildCache("site", buildId);
  const cache = await caches.open(name);
  if (await cache.match(WHOLE)) return;
  await workThrough(files, AT_ONCE, async ({ url, bytes }) => {
    if (await storeFile(cache, url, signal)) onBytes(bytes);
  });
  await cache.put(WHOLE, new Response());
}

/** What of a build's site is not kept yet, in bytes. */
export async function missingSiteBytes({ buildId, files }: SiteAnswer): Promise<number> {
  const name = buildCache("site", buildId);
  const keys = (await caches.has(name)) ? await (await caches.open(name)).keys() : [];
  const kept = new Set(keys.map(({ url }) => new URL(url).pathname));
  return files.reduce((sum, { url, bytes }) => sum + (kept.has(url) ? 0 : bytes), 0);
}

/** Removes the kept site of every build, once no translation is kept. */
export async function removeSite(): Promise<void> {
  const names = await caches.keys();
  if (TRANSLATION_CACHES.some((name) => names.includes(name))) return;
  const sites = names.filter((name) => name.startsWith(`${CACHE_PREFIX}site-`));
  await Promise.all(sites.map((name) => caches.delete(name)));
}
