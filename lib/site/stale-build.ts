const RELOADED_AT = "truth-uncovered-reloaded-at";
const QUIET_PERIOD_MS = 60_000;

/**
 * True for the errors browsers and the bundler raise when a script file of this build cannot be
 * fetched any more.
 */
export function isMissingChunk(error: unknown): boolean {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error ?? "");
  return /ChunkLoadError|dynamically imported module/i.test(text);
}

/**
 * Reloads the page, but not again within a minute, so that a lasting fault cannot make a loop, and
 * not without a connection, where it would be lost. Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - last < QUIET_PERIOD_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  } catch {
    // Without storage the second reload could not be told from the first.
    return false;
  }
  window.location.reload();
  return true;
}
