// Names by which pages and the layout's host find each other. Every page loads them.

/**
 * The dialog "Privacy & your data" in the address, on every page: what its fragment begins with,
 * since a code to enter may follow (link-address.ts).
 */
export const YOUR_DATA = "your-data";

/** Event on `window` after something was saved for the visitor. */
export const SAVED_EVENT = "workspace-saved";

/** Reports to the layout's host that something was saved for the visitor. */
export function reportSaved(): void {
  window.dispatchEvent(new Event(SAVED_EVENT));
}
