"use client";

import { useEffect, useRef } from "react";

/**
 * The words of the verse of the day, in an element that EarlyVerse may have filled before React
 * came. React leaves its content alone and only the effect changes it, so words that stand already
 * are not painted anew. `text` is null while unknown.
 */
export function DayVerse({ text }: { text: string | null }) {
  const quote = useRef<HTMLQuoteElement>(null);

  useEffect(() => {
    if (text === null || !quote.current || quote.current.textContent === text) return;
    quote.current.textContent = text;
  }, [text]);

  return (
    <blockquote
      ref={quote}
      data-early-verse
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty here; words are set as text
      dangerouslySetInnerHTML={{ __html: "" }}
      className="scripture text-[1.3125rem] leading-[1.6] text-pretty empty:hidden sm:text-2xl sm:leading-[1.55]"
    />
  );
}
