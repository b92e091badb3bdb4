/** In local storage: that other browsers share the workspace, or may from a code that was made. */
const LINKED = "truth-uncovered-linked";

/** Whether this browser shares its workspace with others, as far as it knows. */
export function isLinked(): boolean {
  try {
    return window.localStorage.getItem(LINKED) !== null;
  } catch {
    return false;
  }
}

/**
 * Until when this browser may be linked by a code that was made in it, in ms since 1970; 0 for
 * none.
 */
export function linkedUntil(): number {
  try {
    return Number(window.localStorage.getItem(LINKED)) || 0;
  } catch {
    return 0;
  }
}

/** Notes that others share the workspace, or may until a moment (ms since 1970), or do not. */
export function noteLinked(linked: boolean | number): void {
  try {
    if (linked) window.localStorage.setItem(LINKED, linked === true ? "yes" : String(linked));
    else window.localStorage.removeItem(LINKED);
  } catch {
    // Without storage other browsers' changes show with the next page.
  }
}
