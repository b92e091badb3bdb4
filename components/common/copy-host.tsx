"use client";

import { useEffect } from "react";
import { copyOrShow } from "@/components/scripture/copy-text";
import { formatShortDate } from "@/lib/dates";

/** Of an item on the page; of the page itself where it has no anchor. */
const addressOf = (anchor: string) =>
  `${window.location.origin}${window.location.pathname}${anchor && `#${anchor}`}`;

/** Does the copying for every CiteActions of the page. */
export function CopyHost() {
  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (!(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>("[data-copy-link], [data-copy-citation]");
      if (!button) return;
      const { copyLink, copyCitation, citation } = button.dataset;
      if (copyLink !== undefined) void copyOrShow(addressOf(copyLink));
      else if (copyCitation !== undefined)
        void copyOrShow(
          `${citation} ${addressOf(copyCitation)} (read ${formatShortDate(new Date().toISOString())}).`,
        );
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
  return null;
}
