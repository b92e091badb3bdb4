"use client";

import { useEffect } from "react";

/**
 * Names the page that what is open has of its own as the canonical one, in place of this page; null
 * leaves that.
 */
export function useCanonical(path: string | null): void {
  useEffect(() => {
    if (path === null) return;
    const before = new Map<HTMLLinkElement, string>();
    // React may come to the page's own link after this and write it again.
    const hold = () => {
      for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=canonical]")) {
        if (before.has(link)) continue;
        before.set(link, link.href);
        link.href = new URL(path, link.href).href;
      }
    };
    hold();
    const observer = new MutationObserver(hold);
    observer.observe(document.head, { childList: true });
    return () => {
      observer.disconnect();
      for (const [link, href] of before) link.href = href;
    };
  }, [path]);
}
