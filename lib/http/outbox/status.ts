// What the page says of the outbox; the toaster loads it, the outbox itself only when it is needed.
import type { Refused } from "./queue";

type Listener = () => void;

/** Something to be told once, whatever the visitor is at. */
export interface Notice {
  title: string;
  words: string;
}

let waiting = 0;
const listeners = new Set<Listener>();
const reports: Refused[][] = [];
const notices: Notice[] = [];

/** How many changes wait to be sent. */
export const countWaiting = (): number => waiting;

/** Sets how many changes wait. */
export function setWaiting(count: number): void {
  if (count === waiting) return;
  waiting = count;
  for (const listener of [...listeners]) listener();
}

/** Has the visitor told what could not be saved, now or as soon as the page can. */
export function tellRefused(refused: Refused[]): void {
  reports.push(refused);
  for (const listener of [...listeners]) listener();
}

/** What is to be told and was not yet; it counts as told then. */
export const takeReports = (): Refused[][] => reports.splice(0);

/** Has the visitor told something else about what is kept, now or as soon as the page can. */
export function tellNotice(notice: Notice): void {
  notices.push(notice);
  for (const listener of [...listeners]) listener();
}

/** The same of these. */
export const takeNotices = (): Notice[] => notices.splice(0);

/** Calls `listener` with each change of any of it; returns the end of it. */
export function subscribeOutbox(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
