"use client";

// An item that opens on a page (a dialog, a question, a news item) is named by the address's
// fragment: it survives reload, can be shared, and Back closes what opening it named.

import { useSyncExternalStore } from "react";

/** Calls the listener whenever the fragment may have changed. Returns the end of it. */
export function onHashChange(listener: () => void): () => void {
  window.addEventListener("hashchange", listener);
  window.addEventListener("popstate", listener);
  return () => {
    window.removeEventListener("hashchange", listener);
    window.removeEventListener("popstate", listener);
  };
}

/** What a fragment with its `#` names, decoded; empty for none and for what cannot be decoded. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

/** What the address's fragment names; empty where there is none. */
export const readHash = (): string => decodeHash(window.location.hash);

/** The same for components; empty on the server and until the page runs. */
export function useHash(): string {
  return useSyncExternalStore(onHashChange, readHash, () => "");
}

/**
 * Marks entries of the history that opening something made, so that closing it goes back over them.
 */
const OPENED = "opensItem";

/**
 * Whether opening something made the entry of the history we are at; closing it is a step back
 * then.
 */
export const isOpenedEntry = (): boolean => window.history.state?.[OPENED] === true;

/** Says so of the entry we are at, for what is named otherwise than by the fragment. */
export function markOpenedEntry(): void {
  window.history.replaceState({ ...window.history.state, [OPENED]: true }, "");
}

/**
 * Names something in the address, as a step that Back undoes; from one named thing to the next the
 * way back stays one step.
 */
export function openHash(name: string): void {
  const state = { ...window.history.state, [OPENED]: true };
  const address = `#${encodeURIComponent(name)}`;
  if (isOpenedEntry()) window.history.replaceState(state, "", address);
  else window.history.pushState(state, "", address);
  window.dispatchEvent(new Event("hashchange"));
}

/**
 * Goes from what is open to another thing in its place; closing that goes where closing the first
 * would have gone.
 */
export function exchangeHash(name: string): void {
  window.history.replaceState(window.history.state, "", `#${encodeURIComponent(name)}`);
  window.dispatchEvent(new Event("hashchange"));
}

/** Takes the name out of the address again: a step back where opening made one. */
export function closeHash(): void {
  if (isOpenedEntry()) {
    window.history.back();
    return;
  }
  dropHash();
}

/** Takes the name out of the address in its place in the history. */
export function dropHash(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search);
  window.dispatchEvent(new Event("hashchange"));
}

/**
 * Puts a name into the address in place of the one there, without a step of its own: a part of what
 * is open already.
 */
export function keepHash(name: string): void {
  if (readHash() === name) return;
  window.history.replaceState(window.history.state, "", `#${encodeURIComponent(name)}`);
}
