// How a chapter's page knows before its first paint how its reader sets the text.

/** In local storage: the reader's settings, as JSON (reader-settings-store). */
export const SETTINGS_KEY = "truth-uncovered-reader";

/**
 * Source of a constant inline script that gives the page's root the chosen text size and reading
 * theme; a value it does not know styles nothing.
 */
export const SETTINGS_BOOT_SOURCE =
  `try{var s=JSON.parse(localStorage['${SETTINGS_KEY}']||'{}'),d=document.documentElement.dataset;` +
  "d.readingTheme=String(s.theme||'site');d.textSize=String(s.textSize||'medium')}catch(e){}";
