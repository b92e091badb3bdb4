// Where the visitor left off, in this browser alone.
import { openReaderHref, readerHref } from "@/lib/bible/references/reader-link";
import { POSITION_KEY, WORKSPACE_KEY } from "./reading-position-boot";

/** A chapter to go on with. */
export interface ReadingPosition {
  /** "John 3" */
  title: string;
  /**
   * Parameters of the reader's address there, beside the reference: the translation and the reading
   * of a plan.
   */
  parameters: string;
}

/** Stored where there is no position, and no workspace is to be asked for one. */
const NOTHING = "\n";

const listeners = new Set<() => void>();

function store(value: string): void {
  try {
    window.localStorage.setItem(POSITION_KEY, value);
  } catch {
    // Without storage there is no position to come back to.
  }
  reservePosition();
  for (const listener of listeners) listener();
}

/**
 * Has pages reserve room for a position from now on, as POSITION_BOOT_SOURCE does for the first
 * one. What was reserved stays so until the next page load.
 */
export function reservePosition(): void {
  const stored = readPosition();
  if (stored !== null && stored !== NOTHING) document.documentElement.dataset.place = "";
}

/** Follows the position, in other tabs too. Returns the end of it. */
export function onPosition(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/**
 * What is stored of the position, a text that stays the same until it changes: empty where this
 * browser knows none but has a workspace that may, null where there is nothing to know.
 */
export function readPosition(): string | null {
  try {
    const { localStorage } = window;
    return localStorage.getItem(POSITION_KEY) ?? (localStorage.getItem(WORKSPACE_KEY) && "");
  } catch {
    return null;
  }
}

/** The position that a stored text names; null for none. */
export function toPosition(stored: string | null): ReadingPosition | null {
  const [title, parameters = ""] = (stored ?? "").split("\n");
  return title ? { title, parameters } : null;
}

/** Saves a chapter as the position. */
export function savePosition({ title, parameters }: ReadingPosition): void {
  store(`${title}\n${parameters}`);
}

/**
 * Notes that there is no position: the workspace was asked and knows none either, or none is
 * wanted.
 */
export function noteNoPosition(): void {
  store(NOTHING);
}

/** Address to go on at a position: the chapter's page, or the reader in the reading of a plan. */
export function positionHref({ title, parameters }: ReadingPosition): string {
  const query = new URLSearchParams(parameters);
  if (query.has("plan")) return openReaderHref(title) + parameters;
  return readerHref(title, query.get("translation") ?? undefined);
}
