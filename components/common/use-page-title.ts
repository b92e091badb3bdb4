"use client";

import { useEffect } from "react";
import { site } from "@/lib/site/creator";

/** Names what is open in the browser's tab, in place of the page's own title; null leaves that. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const wanted = `${title} | ${site.title}`;
    const before = document.title;
    // React may come to the page's own title after this and write it again.
    const hold = () => {
      if (document.title !== wanted) document.title = wanted;
    };
    hold();
    const observer = new MutationObserver(hold);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = before;
    };
  }, [title]);
}
