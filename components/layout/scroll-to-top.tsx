"use client";

import { useEffect } from "react";

/**
 * True when the browser itself brought this page (loaded or reloaded it), and not a link, Back or
 * Forward.
 */
function isFreshDocument(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return (
    entry !== undefined &&
    entry.type !== "back_forward" &&
    new URL(entry.name).pathname === window.location.pathname
  );
}

let isDone = false;

/**
 * Starts the page at its top when it is loaded or reloaded, unless the address names a place in it.
 * Changes of route inside the site are Next's: forward to the top, back to the old place.
 */
export function ScrollToTop() {
  useEffect(() => {
    if (isDone) return;
    isDone = true;
    if (window.location.hash !== "" || !isFreshDocument()) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    if (document.readyState === "complete") return;
    // Until all of it has come the browser may still bring a reloaded page back to its old place.
    window.history.scrollRestoration = "manual";
    const allow = () => {
      window.history.scrollRestoration = "auto";
    };
    window.addEventListener("load", () => requestAnimationFrame(allow), { once: true });
  }, []);
  return null;
}
