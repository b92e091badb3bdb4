"use client";

// Whether this visitor wants a language model at all. Without one the site answers by quoting its
// own content.
import { useSyncExternalStore } from "react";

const STORAGE_KEY = "truth-uncovered-ai";
const listeners = new Set<() => void>();
/** The fallback where the browser has no storage. */
let unstored = true;

/**
 * Whether answers may be written by a language model; true unless the visitor has switched it off
 * in this browser.
 */
export function readUsesModel(): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY) !== "off";
  } catch {
    return unstored;
  }
}

/** Switches the language model on or off for this browser. */
export function setUsesModel(usesModel: boolean): void {
  unstored = usesModel;
  try {
    if (usesModel) window.localStorage.removeItem(STORAGE_KEY);
    else window.localStorage.setItem(STORAGE_KEY, "off");
  } catch {
    // It then lasts for this visit only.
  }
  for (const listener of listeners) listener();
}

/** The same for components, also following changes in other tabs. True on the server. */
export function useUsesModel(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      window.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", listener);
      };
    },
    readUsesModel,
    () => true,
  );
}
