"use client";

import { useRef } from "react";

/**
 * Runs a task one at a time: a call while it is under way does nothing, so that a double press is
 * one.
 */
export function useOnce<Arguments extends unknown[]>(task: (...args: Arguments) => Promise<void>) {
  const isRunning = useRef(false);
  return async (...args: Arguments): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await task(...args);
    } finally {
      isRunning.current = false;
    }
  };
}
