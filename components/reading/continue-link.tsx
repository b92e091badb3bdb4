"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { IntentLink } from "@/components/layout/intent-link";
import {
  onPosition,
  positionHref,
  readPosition,
  toPosition,
} from "@/lib/reading-sessions/reading-position";

/**
 * The link to the chapter that was open last; asks the visitor's workspace where this browser knows
 * none.
 */
export function ContinueLink() {
  const stored = useSyncExternalStore(onPosition, readPosition, () => null);
  const position = toPosition(stored);
  const client = useQueryClient();
  useEffect(() => {
    if (stored !== "") return;
    // Without a connection it is asked another time.
    import("@/lib/reading-sessions/find-reading-position").then(
      ({ findPosition }) => findPosition(client),
      () => {},
    );
  }, [stored, client]);

  if (!position) return null;
  return (
    <IntentLink href={positionHref(position)} className="continue-link">
      <small>Continue where you left off</small> <strong>{position.title}</strong>
    </IntentLink>
  );
}
