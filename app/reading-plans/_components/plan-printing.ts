"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is being printed, or shown as it would be. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const media = window.matchMedia("print");
    // The paper is laid out as soon as the event is over, so the page must have changed by then.
    const change = (value: boolean) => flushSync(() => setIsPrinting(value));
    const begin = () => change(true);
    const end = () => change(false);
    const follow = () => change(media.matches);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    media.addEventListener("change", follow);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
      media.removeEventListener("change", follow);
    };
  }, []);
  return isPrinting;
}
