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
    function setInert(overlay: EventTarget | null, isOpen: boolean) {
      const page = document.querySelectorAll<HTMLElement>(
        "[data-site], main, nav[aria-label=Assistant]",
      );
      for (const part of page) if (part !== overlay) part.inert = isOpen;
    }
    // Before the panel hides, so that the browser can give the focus back to the button that
    // opened it.
    const onToggle = (event: Event) =>
      setInert(event.currentTarget, (event as ToggleEvent).newState === "open");
    // Opened before this had been fetched.
    const open = overlays.find((overlay) => overlay.matches(":popover-open"));
    if (open) setInert(open, true);
    for (const overlay of overlays) overlay.addEventListener("beforetoggle", onToggle);
    return () => {
      for (const overlay of overlays) overlay.removeEventListener("beforetoggle", onToggle);
    };
  }, []);
  return null;
}
