"use client";

import { useSyncExternalStore } from "react";
import { FACTOR_NAMES, MAX_WEIGHT } from "@/lib/evidence/constants";
import { DEFAULT_WEIGHTS, type Weights } from "@/lib/evidence/rules";

const KEY = "truth-uncovered-weights";
const listeners = new Set<() => void>();
let lastText: string | null | undefined;
let weights: Weights = DEFAULT_WEIGHTS;

function isWeight(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_WEIGHT;
}

/** What the visitor chose, or our weights where the store holds none or is closed to us. */
function read(): Weights {
  let text: string | null = null;
  try {
    text = localStorage.getItem(KEY);
  } catch {
    return weights;
  }
  if (text === lastText) return weights;
  lastText = text;
  weights = DEFAULT_WEIGHTS;
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (stored && typeof stored === "object") {
      const entries = FACTOR_NAMES.map((name) => {
        const value = (stored as Record<string, unknown>)[name];
        return [name, isWeight(value) ? value : DEFAULT_WEIGHTS[name]] as const;
      });
      weights = Object.fromEntries(entries) as Record<(typeof FACTOR_NAMES)[number], number>;
    }
  } catch {
    // Not ours, or damaged: our own weights stand.
  }
  return weights;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** Stores the visitor's weights in this browser; null goes back to ours. */
export function storeWeights(wanted: Weights | null): void {
  try {
    if (wanted === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(wanted));
  } catch {
    lastText = undefined;
    weights = wanted ?? DEFAULT_WEIGHTS;
  }
  for (const listener of listeners) listener();
}

/** The weights a visitor judges by: their own, stored in this browser, or ours. */
export function useWeights(): Weights {
  return useSyncExternalStore(subscribe, read, () => DEFAULT_WEIGHTS);
}
