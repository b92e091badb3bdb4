import { CACHE_PREFIX, CACHES } from "./constants";

/**
 * Forgets which pages and chapters were opened in this browser. What was kept on purpose stays: it
 * is the same for everybody. Never fails: without storage nothing is remembered.
 */
export async function forgetOpened(): Promise<void> {
  if (typeof caches === "undefined") return;
  try {
    for (const name of await caches.keys()) {
      if (name.startsWith(`${CACHE_PREFIX}pages-`) || name === CACHES.chapters) {
        await caches.delete(name);
      }
    }
  } catch {
    // Storage is switched off.
  }
}
