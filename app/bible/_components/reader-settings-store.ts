"use client";

import { useLayoutEffect, useSyncExternalStore } from "react";
import { DIVINE_NAME_CHOICES, type DivineNameChoice } from "@/lib/bible/divine-name";
import { SETTINGS_KEY } from "./reader-settings-boot";

export const TEXT_SIZES = ["small", "medium", "large", "larger", "largest"] as const;
export const READING_THEMES = ["site", "paper", "sepia", "night"] as const;

export interface ReaderSettings {
  textSize: (typeof TEXT_SIZES)[number];
  theme: (typeof READING_THEMES)[number];
  divineName: DivineNameChoice;
  /** What is read is told to the site and the place remembered; otherwise nothing is. */
  keepsHistory: boolean;
  /** A tap on a word opens the original word behind it; otherwise it selects the verse. */
  originalWords: boolean;
}

const defaults: ReaderSettings = {
  textSize: "medium",
  theme: "site",
  divineName: "Yahweh",
  keepsHistory: true,
  originalWords: false,
};

let cached: ReaderSettings | null = null;
const listeners = new Set<() => void>();

function oneOf<T extends string>(allowed: readonly T[], value: unknown, fallback: T): T {
  return allowed.find((candidate) => candidate === value) ?? fallback;
}

function readSettings(): ReaderSettings {
  try {
    const kept = localStorage.getItem(SETTINGS_KEY);
    // The very object that the server's page was made of: another one would be rendered anew.
    if (!kept) return defaults;
    const stored = JSON.parse(kept) ?? {};
    return {
      textSize: oneOf(TEXT_SIZES, stored.textSize, defaults.textSize),
      theme: oneOf(READING_THEMES, stored.theme, defaults.theme),
      divineName: oneOf(DIVINE_NAME_CHOICES, stored.divineName, defaults.divineName),
      keepsHistory: stored.keepsHistory !== false,
      originalWords: stored.originalWords === true,
    };
  } catch {
    return defaults;
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== SETTINGS_KEY) return;
    cached = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

function getSnapshot(): ReaderSettings {
  cached ??= readSettings();
  return cached;
}

/** Changes some of the reader's settings; kept in this browser and followed by its other tabs. */
export function saveReaderSettings(change: Partial<ReaderSettings>): void {
  cached = { ...getSnapshot(), ...change };
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(cached));
  } catch {
    // Private browsing without storage: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** The reader's settings as chosen in this browser. */
export function useReaderSettings(): ReaderSettings {
  return useSyncExternalStore(subscribe, getSnapshot, () => defaults);
}

/** Sets the page's root by the settings, as the boot script did before the first paint. */
export function useSettingsOnPage(settings: ReaderSettings): void {
  useLayoutEffect(() => {
    // While the page comes to life they are the server's still, and a slow machine would paint so.
    const { theme, textSize } = settings === defaults ? getSnapshot() : settings;
    const { dataset } = document.documentElement;
    dataset.readingTheme = theme;
    dataset.textSize = textSize;
  }, [settings]);
}
