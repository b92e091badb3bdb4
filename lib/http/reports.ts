// Every page that reads loads this: what became of requests, for what is loaded later and knows what
// to do with it.

/** Gets an address of the visitor's own, else "", and an answer of the server's or the failure. */
type Listener = (url: string, outcome: unknown) => void;

/** What came before whoever keeps answers, as much as a page asks for at once. */
let past: [string, unknown][] | null = [];
const MOST_PAST = 20;
const listeners: Listener[] = [];

/** Reports what became of a request that no cache of the browser can answer. */
export function report(url: string, outcome: unknown): void {
  if (past && past.length < MOST_PAST) past.push([url, outcome]);
  for (const listener of listeners) listener(url, outcome);
}

/** Calls `listener` with every report so far and from now on; after the last one none is stored. */
export function hearReports(listener: Listener, isLast = false): void {
  for (const [url, outcome] of past ?? []) listener(url, outcome);
  listeners.push(listener);
  if (isLast) past = null;
}
