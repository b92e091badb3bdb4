// Pages stored whole: never without the files they need. For the worker and for pages.
import { filesNamedIn } from "./rules";

/**
 * Fetches a file into a cache unless it is there; returns whether it did. Throws when it cannot be
 * had.
 */
export async function storeFile(files: Cache, url: string, signal?: AbortSignal): Promise<boolean> {
  if (await files.match(url, { ignoreVary: true })) return false;
  const response = await fetch(url, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`);
  await files.put(url, response);
  return true;
}

/** Makes sure that every file of the build which the page names is stored. Throws if one cannot. */
export async function storeFilesOf(html: string, files: Cache): Promise<void> {
  await Promise.all(filesNamedIn(html).map((url) => storeFile(files, url)));
}

/** True for an answer that is a page of its own address. */
export function isWholePage(response: Response): boolean {
  const type = response.headers.get("content-type") ?? "";
  return response.status === 200 && !response.redirected && type.startsWith("text/html");
}

/**
 * Fetches a page and stores it under its path, with every file it needs; what is not a page (a
 * redirect, one that is missing) is left out. Returns whether it was stored. Throws when the
 * network or the storage fails.
 */
export async function storePage(path: string, pages: Cache, files: Cache): Promise<boolean> {
  const response = await fetch(path, { headers: { Accept: "text/html" } });
  if (!isWholePage(response)) return false;
  await storeFilesOf(await response.clone().text(), files);
  await putNewest(pages, path, response);
  return true;
}

/** Puts an entry behind all others, so that the first of a cache is the one stored longest ago. */
export async function putNewest(cache: Cache, key: string, response: Response): Promise<void> {
  await cache.delete(key);
  await cache.put(key, response);
}

/**
 * Removes the entries stored longest ago above a number. Serwist's own expiration would keep a list
 * of addresses beside the cache, of which "Delete everything" would have to know.
 */
export async function keepNewest(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
}
