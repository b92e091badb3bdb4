"use client";

import { useSyncExternalStore } from "react";

/** Lines that may stand under a word of the original, in this order. */
export const INTERLINEAR_LINES = ["transliteration", "lemma", "gloss", "parsing"] as const;
export type InterlinearLine = (typeof INTERLINEAR_LINES)[number];
/** Which words lead: the original's, or the translation's. */
export const INTERLINEAR_ORDERS = ["original", "translation"] as const;
type InterlinearOrder = (typeof INTERLINEAR_ORDERS)[number];

export interface InterlinearSettings {
  lines: readonly InterlinearLine[];
  order: InterlinearOrder;
}

const KEY = "interlinear";
const defaults: InterlinearSettings = { lines: ["transliteration", "gloss"], order: "original" };
let cached: InterlinearSettings | null = null;
const listeners = new Set<() => void>();

function read(): InterlinearSettings {
  try {
    const { lines, order } = JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
    return {
      lines: Array.isArray(lines)
        ? INTERLINEAR_LINES.filter((line) => lines.includes(line))
        : defaults.lines,
      order: INTERLINEAR_ORDERS.find((known) => known === order) ?? defaults.order,
    };
  } catch {
    return defaults;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function getSnapshot(): InterlinearSettings {
  cached ??= read();
  return cached;
}

/** Keeps what the interlinear shows, in this browser. */
export function saveInterlinearSettings(change: Partial<InterlinearSettings>): void {
  cached = { ...getSnapshot(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(cached));
  } catch {
    // Without storage the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** What the interlinear shows, as chosen in this browser. */
export function useInterlinearSettings(): InterlinearSettings {
  return useSyncExternalStore(subscribe, getSnapshot, () => defaults);
}
