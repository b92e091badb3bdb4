"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense, useEffect, useState } from "react";
import type { OpenReference } from "./reference-popover";

const loadPopover = () => import("./reference-popover");
const ReferencePopover = lazy(() =>
  loadPopover().then((module) => ({ default: module.ReferencePopover })),
);

function findReferenceLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest("a[data-reference]") : null;
}

/** Opens the verse in place when any reference of the page is chosen. One listener serves all of them. */
export function ReferencePopoverHost() {
  const [open, setOpen] = useState<OpenReference | null>(null);
  const pathname = usePathname();

  useEffect(() => {
    function openInPlace(event: MouseEvent) {
      const asksForNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || event.button !== 0 || asksForNewTab) return;
      const link = findReferenceLink(event);
      if (!link) return;
      event.preventDefault();
      setOpen({
        anchor: link,
        reference: link.dataset.reference ?? "",
        translation: link.dataset.translation,
      });
    }
    function warmUp(event: Event) {
      if (findReferenceLink(event)) void loadPopover();
    }
    document.addEventListener("click", openInPlace);
    document.addEventListener("pointerover", warmUp, { passive: true });
    return () => {
      document.removeEventListener("click", openInPlace);
      document.removeEventListener("pointerover", warmUp);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes what the old one opened
  useEffect(() => setOpen(null), [pathname]);

  return (
    open && (
      <Suspense fallback={null}>
        <ReferencePopover open={open} onClose={() => setOpen(null)} />
      </Suspense>
    )
  );
}
