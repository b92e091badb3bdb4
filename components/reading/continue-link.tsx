"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { IntentLink } from "@/components/layout/intent-link";
import { readerHref } from "@/lib/bible/references/reader-link";
import { onPlace, readPlace, toPlace } from "@/lib/reading-sessions/place";

/** The link to the chapter that was open last; asks the visitor's workspace where this browser knows none. */
export function ContinueLink() {
  const stored = useSyncExternalStore(onPlace, readPlace, () => null);
  const place = toPlace(stored);
  const client = useQueryClient();
  useEffect(() => {
    if (stored !== "") return;
    // Without a connection it is asked another time.
    import("@/lib/reading-sessions/place-found").then(
      ({ findPlace }) => findPlace(client),
      () => {},
    );
  }, [stored, client]);

  if (!place) return null;
  return (
    <IntentLink href={readerHref(place.title) + place.parameters} className="continue-link">
      <small>Continue where you left off</small> <strong>{place.title}</strong>
    </IntentLink>
  );
}
