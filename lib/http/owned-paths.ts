/**
 * Whether one of our own paths is about what a visitor owns. Nothing of the browser answers these
 * but the page itself: no HTTP cache, no service worker.
 */
export function isOwnedPath(path: string): boolean {
  return /^\/api\/(workspace|collections|creations|conversations)\b/.test(path);
}
