"use client";

import { useEffect } from "react";

/**
 * Names the page that what is open has of its own as the canonical one, in place of this page; null
 * leaves that.
 */
export function useCanonical(path: string | null): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
    if (path === null || !link) return;
    const before = link.href;
    link.href = new URL(path, before).href;
    return () => {
      link.href = before;
    };
  }, [path]);
}
