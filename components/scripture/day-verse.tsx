"use client";

import { useEffect, useRef } from "react";

const CARD_WORDS = "text-[1.3125rem] leading-[1.6] sm:text-2xl sm:leading-[1.55]";

/**
 * The words of the verse of the day, in an element that EarlyVerse may have filled before React
 * came, or given their room. React leaves its content alone and only the effect changes it, so
 * words that stand already are not painted anew. `text` is null while unknown; `className` sets their size.
 */
export function DayVerse({
  text,
  className = CARD_WORDS,
}: {
  text: string | null;
  className?: string;
}) {
  const quote = useRef<HTMLQuoteElement>(null);

  useEffect(() => {
    if (text === null || !quote.current || quote.current.textContent === text) return;
    quote.current.textContent = text;
    delete quote.current.dataset.room;
  }, [text]);

  return (
    <blockquote
      ref={quote}
      data-early-verse
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty here; words are set as text
      dangerouslySetInnerHTML={{ __html: "" }}
      className={`scripture text-pretty empty:hidden ${className}`}
    />
  );
}
