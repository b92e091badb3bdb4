/**
 * Early reads: a page's inline script starts the one read that the page needs first while its
 * scripts are still on their way; `apiGet` takes the answer instead of asking again. On a slow line
 * that saves a whole round trip.
 */
declare global {
  interface Window {
    earlyReads?: Record<string, Promise<Response> | undefined>;
  }
}

/**
 * Source of a constant inline function `read(path)` that starts an early read of one of our own
 * paths and returns the promise of its Response. Sends what apiGet sends.
 */
export const EARLY_READ_SOURCE =
  "function read(path){var all=window.earlyReads=window.earlyReads||{};" +
  "return all[path]=fetch(path,{credentials:'include',signal:AbortSignal.timeout(15000)," +
  "headers:{Accept:'application/json','X-Client':'web'}})}";

/** The answer that was asked for early under this path, once; undefined when there is none. */
export function takeEarlyRead(path: string): Promise<Response> | undefined {
  const early = typeof window === "undefined" ? undefined : window.earlyReads?.[path];
  if (early && window.earlyReads) window.earlyReads[path] = undefined;
  return early;
}
