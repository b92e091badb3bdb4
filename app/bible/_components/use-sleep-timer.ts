"use client";

import { useEffect, useRef, useState } from "react";
import { isAwaiting } from "./listen-continuation";

/** Minutes, or the end of the chapter. */
export const SLEEP_CHOICES = ["5", "10", "15", "30", "60", "chapter"] as const;
export type SleepChoice = (typeof SLEEP_CHOICES)[number];

// It goes on from chapter to chapter, which are pages of their own.
let sleep: { choice: SleepChoice; endsAt: number } | null = null;

/** Puts an end to listening: `onSleep` is called when its time has come. */
export function useSleepTimer(onSleep: () => void) {
  const [choice, setChoice] = useState(sleep?.choice ?? null);
  const call = useRef(onSleep);
  useEffect(() => {
    call.current = onSleep;
  });
  useEffect(() => {
    if (!sleep || choice === null || choice === "chapter") return;
    const timer = setTimeout(
      () => {
        sleep = null;
        setChoice(null);
        call.current();
      },
      Math.max(0, sleep.endsAt - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [choice]);

  useEffect(
    () => () => {
      if (!isAwaiting()) sleep = null;
    },
    [],
  );

  function choose(next: SleepChoice | null) {
    const minutes = next === null || next === "chapter" ? 0 : Number(next);
    sleep = next && { choice: next, endsAt: Date.now() + minutes * 60_000 };
    setChoice(next);
  }
  return [choice, choose] as const;
}
