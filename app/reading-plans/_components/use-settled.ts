"use client";

import { useEffect, useState } from "react";

/**
 * A value once it has stood still for `ms`, so that what is being typed is not asked about letter
 * by letter. Compared as JSON.
 */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(JSON.parse(text)), ms);
    return () => window.clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
