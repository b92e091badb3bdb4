"use client";

import { type RefObject, useLayoutEffect } from "react";
import type { Chronology } from "@/lib/content/timeline/schema";
import {
  type MarkerDate,
  type TimelineFilter,
  type TimelineMarker,
  toMarkerState,
} from "@/lib/timelines/rules";
import { markerProperties } from "./marker-position";

/** A landmark as the island knows it; its words stand in the page. */
export interface LandmarkPosition {
  id: string;
  dates: Readonly<Record<Chronology, MarkerDate>>;
}

function place(item: HTMLElement, state: string, date: MarkerDate): void {
  item.dataset.state = state;
  for (const [name, value] of Object.entries(markerProperties(date)))
    item.style.setProperty(name, value);
}

/** Moves and shows the markers that the server wrote into the page, following the filter. */
export function useMarkers(
  root: RefObject<HTMLElement | null>,
  markers: readonly TimelineMarker[],
  landmarks: readonly LandmarkPosition[],
  { year, chronology, showBiblical, showEvolution }: TimelineFilter,
): void {
  useLayoutEffect(() => {
    const filter = { year, chronology, showBiblical, showEvolution };
    for (const marker of markers) {
      const item = root.current?.querySelector<HTMLElement>(`#${CSS.escape(marker.id)}`);
      if (item) place(item, toMarkerState(marker, filter), marker.dates[chronology]);
    }
  }, [root, markers, year, chronology, showBiblical, showEvolution]);

  useLayoutEffect(() => {
    for (const landmark of landmarks) {
      const item = root.current?.querySelector<HTMLElement>(
        `[data-landmark="${CSS.escape(landmark.id)}"]`,
      );
      const date = landmark.dates[chronology];
      if (item) place(item, date.year === null ? "off" : "shown", date);
    }
    for (const radio of root.current?.querySelectorAll<HTMLInputElement>(
      'input[name="chronology"]',
    ) ?? [])
      radio.checked = radio.value === chronology;
  }, [root, landmarks, chronology]);
}
