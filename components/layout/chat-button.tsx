"use client";

import { MessageCircleQuestion } from "lucide-react";
import { usePathname } from "next/navigation";
import { IntentLink } from "./intent-link";

/** The floating way to the assistant; hidden where the visitor already is there. */
export function ChatButton() {
  if (usePathname() === "/chat") return null;
  return (
    <nav aria-label="Assistant">
      <IntentLink
        href="/chat"
        aria-label="Ask the AI Assistant"
        className="chat-button no-print fixed right-4 bottom-4 z-20 grid size-13 place-items-center rounded-full bg-primary text-primary-foreground shadow-pop transition-transform hover:scale-105 sm:right-6 sm:bottom-6"
      >
        <MessageCircleQuestion aria-hidden="true" className="size-6" />
      </IntentLink>
    </nav>
  );
}
