import { forgetKept } from "@/lib/http/outbox/forget";
import { forgetOpened } from "@/lib/offline/forget-opened";
import { reservePosition } from "@/lib/reading-sessions/reading-position";

const PREFIX = "truth-uncovered-";

/** Settings of the screen; they show nothing of what a visitor reads or asks, and stay. */
const SETTINGS = new Set([
  "truth-uncovered-theme",
  "truth-uncovered-reader",
  "truth-uncovered-weights",
  "truth-uncovered-ai",
  "truth-uncovered-has-workspace",
]);

/**
 * Removes what this browser itself remembers of a visitor, such as the collection used last, what
 * waits to be sent and what was kept to be read offline: all of it at once, and with the promise
 * the database that held it. Settings stay.
 */
export async function forgetVisitor(): Promise<void> {
  for (const open of [() => window.localStorage, () => window.sessionStorage]) {
    try {
      const storage = open();
      for (const key of Object.keys(storage)) {
        if (key.startsWith(PREFIX) && !SETTINGS.has(key)) storage.removeItem(key);
      }
    } catch {
      // No storage, so nothing is remembered.
    }
  }
  // Which pages were opened says what was read.
  void forgetOpened();
  // Another workspace may know where its visitor left off.
  reservePosition();
  delete document.documentElement.dataset.learning;
  delete document.documentElement.dataset.plans;
  // The browser notifies other tabs only; this one shows some of it too.
  window.dispatchEvent(new StorageEvent("storage"));
  await forgetKept();
}
