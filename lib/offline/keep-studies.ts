// Keeping guides or answers in this browser: their pages, with the files those need.
import { apiGet } from "@/lib/http/request";
import { workThrough } from "./at-once";
import { CACHES } from "./constants";
import type { KeptStudies } from "./contract";
import { isBuildFile } from "./rules";
import { storePage } from "./stored-pages";

/** Pages fetched at once: the server makes each when it is first asked for. */
const AT_ONCE = 3;

/** Which of the two. */
export type StudyKind = keyof KeptStudies;

/** The pages there are to keep, and what fetching them takes. Throws like apiGet. */
export function fetchStudyList(): Promise<KeptStudies> {
  return apiGet("/api/offline/studies", {}, async () => (await import("./contract")).keptStudies);
}

/** Paths of the pages that are kept of guides and of answers. */
export async function listKeptStudies(): Promise<string[]> {
  if (!(await caches.has(CACHES.studies))) return [];
  const keys = await (await caches.open(CACHES.studies)).keys();
  return keys.map(({ url }) => new URL(url).pathname).filter((path) => !isBuildFile(path));
}

/**
 * Fetches the pages that are missing, each with its files. `onPage` hears of each. Throws like
 * storePage, or what `signal` gives; what came stays.
 */
export async function keepPages(
  pages: readonly string[],
  onPage: () => void,
  signal: AbortSignal,
): Promise<void> {
  const kept = new Set(await listKeptStudies());
  const cache = await caches.open(CACHES.studies);
  const missing = pages.filter((path) => !kept.has(path));
  await workThrough(missing, AT_ONCE, async (path) => {
    signal.throwIfAborted();
    if (!(await storePage(path, cache, cache))) throw new TypeError(`${path} is no page`);
    onPage();
  });
}

/** Removes kept pages; their files go with the last of them. */
export async function removePages(pages: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.studies);
  for (const path of pages) await cache.delete(path, { ignoreVary: true });
  if ((await listKeptStudies()).length === 0) await caches.delete(CACHES.studies);
}
