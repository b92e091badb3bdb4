import { reservePlace } from "@/lib/reading-sessions/place";

const PREFIX = "truth-uncovered-";

/** Settings of the screen; they say nothing about what a visitor reads or asks, and stay. */
const SETTINGS = new Set([
  "truth-uncovered-theme",
  "truth-uncovered-reader",
  "truth-uncovered-weights",
  "truth-uncovered-ai",
  "truth-uncovered-has-workspace",
]);

/** Removes what this browser itself remembers of what a visitor had, such as the last collection used. Settings stay. */
export function forgetKept(): void {
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
  // Another workspace may know where its visitor left off.
  reservePlace();
  // The browser tells other tabs only; this one shows and keeps some of it too.
  window.dispatchEvent(new StorageEvent("storage"));
}
