"use client";

import { type RefObject, useEffect, useRef } from "react";
import { usePageTitle } from "@/components/common/use-page-title";
import type { Chapter } from "@/lib/bible/client";

/**
 * Keeps the visitor's place: brings the verse asked for, or after a change of chapter its
 * beginning, before the eyes, moves the focus along, and names the chapter in the page's title.
 * Returns the ref for the chapter's heading.
 */
export function useReadingPosition({
  isShown,
  isOwnPage,
  reference,
  chapter,
  startsFocused,
  pageTitle,
}: {
  /** True once the reader shows what the address names, be it the chapter or why there is none. */
  isShown: boolean;
  /** True on a chapter's own page, which the browser and Next bring to its place. */
  isOwnPage: boolean;
  reference: string;
  chapter: Chapter | null;
  startsFocused: boolean;
  pageTitle: string | null;
}): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const lastReference = useRef(startsFocused ? null : reference);
  const firstMarked = chapter?.markedVerses?.[0] ?? chapter?.marked?.start ?? null;

  useEffect(() => {
    if (!isShown || isOwnPage) return;
    const hasMoved = lastReference.current !== reference;
    lastReference.current = reference;
    const verse = firstMarked === null ? null : document.getElementById(`v${firstMarked}`);
    if (verse) verse.scrollIntoView({ block: "center", behavior: "instant" });
    else if (hasMoved) heading.current?.scrollIntoView({ block: "start", behavior: "instant" });
    if (hasMoved) {
      heading.current?.focus({ preventScroll: true });
    } else if (verse) {
      // The address led to a verse: the next Tab goes on from there, without a focus ring nobody
      // asked for.
      verse.focus({ preventScroll: true });
      verse.blur();
    }
    // The rest of the page may show itself: from the next frame on, so that this jump moves nothing
    // that is seen.
    const frame = requestAnimationFrame(() => {
      document.documentElement.dataset.reader = "";
    });
    return () => cancelAnimationFrame(frame);
  }, [isShown, isOwnPage, reference, firstMarked]);

  usePageTitle(isOwnPage ? null : pageTitle);

  return heading;
}
