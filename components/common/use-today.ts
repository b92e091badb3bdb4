"use client";

import { useSyncExternalStore } from "react";
import { toLocalDay } from "@/lib/dates";

const MINUTE_MS = 60_000;

/** A page left open over night, or carried into another zone, moves on with the day. */
function subscribe(listener: () => void): () => void {
  const timer = window.setInterval(listener, MINUTE_MS);
  document.addEventListener("visibilitychange", listener);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener("visibilitychange", listener);
  };
}

/**
 * The day where the visitor is, YYYY-MM-DD; null on the server and until the page runs. Follows
 * midnight.
 */
export function useToday(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => toLocalDay(new Date()),
    () => null,
  );
}
