"use client";

import { useEffect } from "react";
import { PANEL_ID, SIDEBAR_ID } from "./overlay-ids";

/**
 * While a panel lies over the page, the page behind it is inert: the focus stays in the panel, and
 * a press on the dimmed page only closes the panel. Popovers by themselves leave the page behind
 * them alive.
 */
export function OverlayFocus() {
  useEffect(() => {
    const overlays = [SIDEBAR_ID, PANEL_ID].flatMap((id) => document.getElementById(id) ?? []);
    function setInert(event: Event) {
      const overlay = event.currentTarget;
      // Before the panel hides, so that the browser can give the focus back to the button that
      // opened it.
      const isOpening = (event as ToggleEvent).newState === "open";
      const page = document.querySelectorAll<HTMLElement>(
        "[data-site], main, nav[aria-label=Assistant]",
      );
      for (const part of page) if (part !== overlay) part.inert = isOpening;
    }
    for (const overlay of overlays) overlay.addEventListener("beforetoggle", setInert);
    return () => {
      for (const overlay of overlays) overlay.removeEventListener("beforetoggle", setInert);
    };
  }, []);
  return null;
}
