// Where the visitor left off, in this browser alone.
import { PLACE_KEY, WORKSPACE_KEY } from "./place-boot";

/** A chapter to go on with. */
export interface Place {
  /** "John 3" */
  title: string;
  /** Parameters of the reader's address there, beside the reference: the translation and the reading of a plan. */
  parameters: string;
}

/** Stored where there is no place, and no workspace is to be asked for one. */
const NOTHING = "\n";

const listeners = new Set<() => void>();

function store(value: string): void {
  try {
    window.localStorage.setItem(PLACE_KEY, value);
  } catch {
    // Without storage there is no place to come back to.
  }
  reservePlace();
  for (const listener of listeners) listener();
}

/** Has pages keep room for a place from now on, as PLACE_BOOT_SOURCE does for the first one. What was kept free stays so until the next page load. */
export function reservePlace(): void {
  const stored = readPlace();
  if (stored !== null && stored !== NOTHING) document.documentElement.dataset.place = "";
}

/** Follows the place, in other tabs too. Returns the end of it. */
export function onPlace(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/**
 * What is stored of the place, a text that stays the same until it changes: empty where this browser knows none but has a workspace that may, null where
 * there is nothing to know.
 */
export function readPlace(): string | null {
  try {
    const { localStorage } = window;
    return localStorage.getItem(PLACE_KEY) ?? (localStorage.getItem(WORKSPACE_KEY) && "");
  } catch {
    return null;
  }
}

/** The place that a stored text says; null for none. */
export function toPlace(stored: string | null): Place | null {
  const [title, parameters = ""] = (stored ?? "").split("\n");
  return title ? { title, parameters } : null;
}

/** Keeps a chapter as the place. */
export function savePlace({ title, parameters }: Place): void {
  store(`${title}\n${parameters}`);
}

/** Notes that there is no place: the workspace was asked and knows none either, or none is wanted. */
export function noteNoPlace(): void {
  store(NOTHING);
}
