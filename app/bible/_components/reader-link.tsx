"use client";

import type { MouseEvent, ReactNode } from "react";
import { readerHref } from "@/lib/bible/references/reader-link";

/** A link that turns the page of the open reader; with a modifier key it is an ordinary link. */
export function ReaderLink({
  reference,
  onOpen,
  className,
  label,
  children,
}: {
  reference: string;
  onOpen: (reference: string) => void;
  className: string;
  label?: string;
  children: ReactNode;
}) {
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(reference);
  }
  return (
    <a href={readerHref(reference)} aria-label={label} onClick={open} className={className}>
      {children}
    </a>
  );
}
