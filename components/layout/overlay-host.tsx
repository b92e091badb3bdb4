"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { whenConnected } from "@/lib/site/when-connected";
import { SAVED_EVENT, YOUR_DATA } from "@/lib/workspaces/page-events";

const load = () => import("./overlays");
const Overlays = lazy(() => whenConnected(load).then((module) => ({ default: module.Overlays })));

/**
 * Every control that opens something over the page by its marks alone: a reference, a verse to
 * save, the visitor's data.
 */
const CONTROLS = "a[data-reference],[data-save-verse],[data-your-data]";

const findControl = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;

/**
 * What the visitor asked for: what a control's marks name; without one the address, or a word on
 * what was just saved.
 */
export interface OverlayRequest {
  control?: HTMLElement;
  isSaved?: boolean;
}

/**
 * Opens what lies over any page: passages, the dialog that saves a verse, the visitor's data. Part
 * of every page, so it only listens; what it opens is fetched when it is asked for.
 */
export function OverlayHost() {
  const [request, setRequest] = useState<OverlayRequest>();

  useEffect(() => {
    function open(event: MouseEvent) {
      const asksForNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (event.defaultPrevented || event.button !== 0 || asksForNewTab) return;
      const control = findControl(event);
      if (!control) return;
      event.preventDefault();
      setRequest({ control });
    }
    async function warmUp(event: Event) {
      const control = findControl(event);
      if (control) (await load()).warmUp(control);
    }
    function follow() {
      if (window.location.hash.startsWith(`#${YOUR_DATA}`)) setRequest({});
    }
    const onSaved = () => setRequest({ isSaved: true });
    follow();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("click", open, { signal });
    document.addEventListener("pointerover", warmUp, { signal, passive: true });
    window.addEventListener("hashchange", follow, { signal });
    window.addEventListener(SAVED_EVENT, onSaved, { signal });
    window.repeatEarlyPress?.();
    return () => listening.abort();
  }, []);

  return (
    request && (
      <Suspense fallback={null}>
        <Overlays request={request} />
      </Suspense>
    )
  );
}
