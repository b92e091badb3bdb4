// How a page knows before its first paint that there is a position to continue from.

/** In local storage: the reading position (lib/reading-sessions/reading-position). */
export const POSITION_KEY = "truth-uncovered-place";
/**
 * In local storage, of lib/http/write: that this browser has a workspace, which may know where its
 * visitor left off.
 */
export const WORKSPACE_KEY = "truth-uncovered-has-workspace";

/**
 * Source of a constant inline script that marks, before the first paint, that there is a position
 * to show or to look for: the root gets `data-place`, and with it `.continue-slot` its height.
 */
export const POSITION_BOOT_SOURCE =
  `try{if((localStorage['${POSITION_KEY}']||localStorage['${WORKSPACE_KEY}']||'').trim())` +
  "document.documentElement.dataset.place=''}catch(e){}";
