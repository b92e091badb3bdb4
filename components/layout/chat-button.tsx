"use client";

import { MessageCircleQuestion } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { IntentLink } from "./intent-link";

/** Pixels of scrolling that count as a direction; less is a trembling hand. */
const STIR = 8;

/**
 * The way to the assistant; left out where the visitor already is there. On large screens it floats
 * in the page's margin and leaves while one reads down; on smaller ones, which have no margin to
 * spare, it stands at the page's end (chat-button.css).
 */
export function ChatButton() {
  const isReadingDown = useReadingDown();
  if (usePathname() === "/chat") return null;
  return (
    <nav aria-label="Assistant" className="no-print px-4 pb-4 sm:px-8 lg:p-0">
      <IntentLink href="/chat" className="chat-button" data-away={isReadingDown || undefined}>
        <MessageCircleQuestion aria-hidden="true" className="size-5 shrink-0" />
        <span className="lg:sr-only">Ask the AI Assistant</span>
      </IntentLink>
    </nav>
  );
}

/** Whether the page was last scrolled down and has not come to its end. */
function useReadingDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    function follow() {
      const way = window.scrollY - last;
      if (Math.abs(way) < STIR) return;
      last = window.scrollY;
      const left = document.documentElement.scrollHeight - window.innerHeight - last;
      setIsDown(way > 0 && left > STIR);
    }
    window.addEventListener("scroll", follow, { passive: true });
    return () => window.removeEventListener("scroll", follow);
  }, []);
  return isDown;
}
