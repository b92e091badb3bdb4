"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { focusHeading } from "./focus-heading";
import { PANEL_ID, SIDEBAR_ID } from "./overlay-ids";

/**
 * What a change of route does besides showing the page: closes the overlays and moves the focus to
 * the new heading, so keyboards and screen readers start there. Next itself scrolls to the top, and
 * back to the old place on Back.
 */
export function RouteChange() {
  const pathname = usePathname();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    for (const id of [SIDEBAR_ID, PANEL_ID]) {
      const overlay = document.getElementById(id);
      if (overlay?.matches(":popover-open")) overlay.hidePopover();
    }
    focusHeading();
  }, [pathname]);

  return null;
}
