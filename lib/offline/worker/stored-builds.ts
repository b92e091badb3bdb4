// Caches of builds: those of this build and of the one before stay; older ones go when no tab that
// was open at the change is left, since such a tab may still ask for its files.
import { BUILD_CACHES, buildCache, CACHE_PREFIX, CACHES } from "../constants";
import { WHOLE } from "../site-files";

const NOTE = "/builds";

interface Builds {
  /** The newest first. */
  ids: string[];
  /** Tabs that were open when the newest took over. */
  tabs: string[];
}

async function read(): Promise<Builds> {
  const note = await (await caches.open(CACHES.notes)).match(NOTE);
  return note ? ((await note.json()) as Builds) : { ids: [], tabs: [] };
}

async function write(builds: Builds): Promise<void> {
  await (await caches.open(CACHES.notes)).put(NOTE, Response.json(builds));
}

/** Notes that a build has taken over, and which tabs were open then. */
export async function noteTakeover(buildId: string, tabs: readonly string[]): Promise<void> {
  const { ids } = await read();
  await write({ ids: [buildId, ...ids.filter((id) => id !== buildId)], tabs: [...tabs] });
}

/**
 * Removes the caches of builds before the last one, once no tab from before is open; `isOpen` tells
 * that of a tab. Of the kept site the newest whole one stays, however old.
 */
export async function removeOldBuilds(isOpen: (tab: string) => Promise<boolean>): Promise<void> {
  const { ids, tabs } = await read();
  if (ids.length <= 2) return;
  for (const tab of tabs) if (await isOpen(tab)) return;
  const whole = await newestSite(ids);
  const stay = new Set(
    ids.slice(0, 2).flatMap((id) => BUILD_CACHES.map((kind) => buildCache(kind, id))),
  );
  if (whole) stay.add(whole);
  const perBuild = new RegExp(`^${CACHE_PREFIX}(${BUILD_CACHES.join("|")})-`);
  for (const name of await caches.keys()) {
    if (perBuild.test(name) && !stay.has(name)) await caches.delete(name);
  }
  await write({ ids: ids.slice(0, 2), tabs: [] });
}

/** Name of the newest kept site that is whole, among builds given with the newest first. */
async function newestSite(ids: readonly string[]): Promise<string | null> {
  for (const id of ids) {
    const name = buildCache("site", id);
    if (await caches.match(WHOLE, { cacheName: name })) return name;
  }
  return null;
}

/** Names of the caches in which pages and files are looked for, the likeliest first. */
async function cachesInOrder(): Promise<string[]> {
  const { ids } = await read();
  const ofBuilds = ids.flatMap((id) =>
    (["pages", "files", "site", "shell"] as const).map((kind) => buildCache(kind, id)),
  );
  const names = new Set(await caches.keys());
  return [...ofBuilds, CACHES.studies].filter((name) => names.has(name));
}

/** The stored answer to an address, from whichever cache of pages and files has it. */
export async function findStored(key: string): Promise<Response | null> {
  for (const cacheName of await cachesInOrder()) {
    const found = await caches.match(key, { cacheName, ignoreSearch: true, ignoreVary: true });
    if (found) return found;
  }
  return null;
}
