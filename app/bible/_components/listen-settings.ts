"use client";

import { useSyncExternalStore } from "react";

/** To choose from; 1 is the voice's own pace. */
export const RATES: readonly number[] = [0.5, 0.75, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2];

export interface ListenSettings {
  /** 1 is the voice's own pace. */
  rate: number;
  /** The voice chosen for a language, by its URI. */
  voices: Readonly<Record<string, string>>;
  /** After a chapter the next one is opened and read. */
  goesOn: boolean;
}

// Settings of the screen stay when a visitor's own is removed; so the key has no prefix.
const KEY = "read-aloud";
const defaults: ListenSettings = { rate: 1, voices: {}, goesOn: false };
let cached: ListenSettings | null = null;
const listeners = new Set<() => void>();

function read(): ListenSettings {
  try {
    const { rate, voices, goesOn } = JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
    const chosen = Object.entries(voices ?? {}).filter(([, uri]) => typeof uri === "string");
    return {
      rate: RATES.find((known) => known === rate) ?? defaults.rate,
      voices: Object.fromEntries(chosen) as Record<string, string>,
      goesOn: goesOn === true,
    };
  } catch {
    return defaults;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function getSnapshot(): ListenSettings {
  cached ??= read();
  return cached;
}

/** Keeps how chapters are read aloud, in this browser. */
export function saveListenSettings(change: Partial<ListenSettings>): void {
  cached = { ...getSnapshot(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(cached));
  } catch {
    // Without storage the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** How chapters are read aloud, as chosen in this browser. */
export function useListenSettings(): ListenSettings {
  return useSyncExternalStore(subscribe, getSnapshot, () => defaults);
}
