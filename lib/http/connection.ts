// Whether our server can be reached, as far as this tab can know. `navigator.onLine` alone lies: it
// is true behind a dead router, and while our server is away.

import { hearReports } from "./reports";

type Listener = () => void;

/** Whether the last request that went to the network had an answer. */
let isAnswered = true;
let wasOnline = true;
let isListening = false;
const listeners = new Set<Listener>();

const hasNetwork = () => typeof navigator === "undefined" || navigator.onLine !== false;

/**
 * Whether our server could be reached when that was last tried: the browser has a network, and the
 * last request that was reported here had an answer. True on the server and before any request.
 */
export function isOnline(): boolean {
  return isAnswered && hasNetwork();
}

function tell(): void {
  if (isOnline() === wasOnline) return;
  wasOnline = isOnline();
  for (const listener of [...listeners]) listener();
}

/** The browser is in a network again: whether the server answers, the next request shows. */
function onNetwork(): void {
  isAnswered = true;
  tell();
}

/** Once for a tab, from the first moment on at which somebody cares. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener("online", onNetwork);
  window.addEventListener("offline", tell);
}

/**
 * Calls `listener` whenever `isOnline` changes; returns the end of it. With `isOnline` for
 * `useSyncExternalStore`.
 */
export function subscribe(listener: Listener): () => void {
  listen();
  if (listeners.size === 0) wasOnline = isOnline();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Whether a request failed for want of a connection: the network or the server was not there, or
 * did not answer in time. An answer of any status, and a request that was called off, are none.
 */
export function isConnectionFailure(error: unknown): boolean {
  // What fetch throws, in every browser; our own mistakes in code are reported elsewhere.
  if (error instanceof TypeError) return true;
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** Whether a proxy answers in our server's place, which is away. */
export function isAway({ status, headers }: Response): boolean {
  const isOurs = headers.get("content-type")?.startsWith("application/problem+json") ?? false;
  return isAwayStatus(status) && !isOurs;
}

/** Whether a proxy answers so when it does not reach us. */
export const isAwayStatus = (status: number) => status === 502 || status === 504;

/**
 * Reports that our server answered a request. Only for requests that no cache of the browser can
 * answer: a service worker's answer says nothing about the network.
 */
export function noteAnswer(): void {
  isAnswered = true;
  tell();
}

/** Reports what a request failed with; what has nothing to do with the connection is ignored. */
export function noteFailure(error: unknown): void {
  if (!isConnectionFailure(error)) return;
  listen();
  isAnswered = false;
  tell();
}

hearReports((_url, outcome) => {
  if (!(outcome instanceof Response)) noteFailure(outcome);
  else if (isAway(outcome)) noteFailure(new TypeError("The server is away."));
  else noteAnswer();
});
