"use client";

import type { ReactNode } from "react";
import { IntentLink } from "@/components/layout/intent-link";

/**
 * The way to an article or video: its address on /discover. Where `onOpen` is given, which is on
 * that very page, it opens in place, without asking the server for the page again.
 */
export function MediaLink({
  kind,
  id,
  onOpen,
  className,
  children,
}: {
  kind: "article" | "video";
  id: string;
  onOpen?: (id: string) => void;
  className: string;
  children: ReactNode;
}) {
  const href = `/discover?${kind}=${encodeURIComponent(id)}`;
  if (!onOpen) {
    return (
      <IntentLink href={href} className={className}>
        {children}
      </IntentLink>
    );
  }
  return (
    <a
      href={href}
      aria-haspopup="dialog"
      className={className}
      onClick={(event) => {
        const asksForNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (asksForNewTab || event.button !== 0) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      {children}
    </a>
  );
}
