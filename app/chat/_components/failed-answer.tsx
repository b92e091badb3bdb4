"use client";

import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { APOLOGY } from "./question";

/**
 * The apology in the place of an answer, the reason under it where there is one to tell, and the
 * way to ask again.
 */
export function FailedAnswer({ reason, onRetry }: { reason: string; onRetry?: () => void }) {
  return (
    <article className="chat-answer">
      <h2 className="eyebrow">Assistant</h2>
      <p>{APOLOGY}</p>
      {reason !== "" && <p className="chat-reason">{reason}</p>}
      {onRetry && <AskAgain onRetry={onRetry}>Try Again</AskAgain>}
    </article>
  );
}

/** Asks the same question once more. */
export function AskAgain({ onRetry, children }: { onRetry: () => void; children: string }) {
  return (
    <Button variant="outline" size="sm" className="no-print" onClick={onRetry}>
      <RotateCw aria-hidden="true" />
      {children}
    </Button>
  );
}
