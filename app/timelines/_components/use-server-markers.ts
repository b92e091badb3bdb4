"use client";

import { useEffect, useState } from "react";
import { apiGet } from "@/lib/http/request";
import type { TimelineEvent } from "@/lib/timelines/contract";
import { CHRONOLOGY_IDS, type TimelineMarker } from "@/lib/timelines/rules";

/** The answer of this visit; events are never stale (spec §7). */
let answer: readonly TimelineEvent[] | undefined;

/**
 * The built-in numbers with those that the server gave in their place; an event the page has no
 * words for is left out.
 */
export function mergeMarkers(
  markers: readonly TimelineMarker[],
  events: readonly TimelineEvent[],
): readonly TimelineMarker[] {
  return markers.map((marker) => {
    const event = events.find(({ id }) => id === marker.id);
    if (!event) return marker;
    const dates = { ...marker.dates };
    for (const id of CHRONOLOGY_IDS) dates[id] = event.dates?.[id] ?? dates[id];
    const [first] = CHRONOLOGY_IDS;
    if (!event.dates) dates[first] = { ...dates[first], year: event.year };
    return {
      id: marker.id,
      type: event.type || marker.type,
      score: event.truthScore,
      reliability: event.reliability,
      dates,
    };
  });
}

/**
 * Years, scores and reliability from /api/timeline-events; the page's own numbers until they come,
 * and when they do not.
 */
export function useServerMarkers(markers: readonly TimelineMarker[]): readonly TimelineMarker[] {
  const [events, setEvents] = useState(answer);

  useEffect(() => {
    if (answer) return;
    const gone = new AbortController();
    apiGet(
      "/api/timeline-events",
      {},
      async () => (await import("@/lib/timelines/contract")).timelineEventList,
      gone.signal,
    ).then(
      (given) => {
        answer = given;
        setEvents(given);
      },
      // The page holds the same numbers: nothing is missing for the visitor.
      () => undefined,
    );
    return () => gone.abort();
  }, []);

  const [merged, setMerged] = useState(() => (answer ? mergeMarkers(markers, answer) : markers));
  useEffect(() => setMerged(events ? mergeMarkers(markers, events) : markers), [markers, events]);
  return merged;
}
