"use client";

import { type RefObject, useLayoutEffect } from "react";
import type { Chronology } from "@/lib/content/timeline/schema";
import {
  type MarkDate,
  type TimelineFilter,
  type TimelineMark,
  toMarkState,
} from "@/lib/timelines/rules";
import { markProperties } from "./mark-place";

/** A landmark as the island knows it; its words stand in the page. */
export interface LandmarkPlace {
  id: string;
  dates: Readonly<Record<Chronology, MarkDate>>;
}

function place(item: HTMLElement, state: string, date: MarkDate): void {
  item.dataset.state = state;
  for (const [name, value] of Object.entries(markProperties(date)))
    item.style.setProperty(name, value);
}

/** Moves and shows the marks that the server wrote into the page, as the filter says. */
export function useMarks(
  root: RefObject<HTMLElement | null>,
  marks: readonly TimelineMark[],
  landmarks: readonly LandmarkPlace[],
  { year, chronology, showBiblical, showEvolution }: TimelineFilter,
): void {
  useLayoutEffect(() => {
    const filter = { year, chronology, showBiblical, showEvolution };
    for (const mark of marks) {
      const item = root.current?.querySelector<HTMLElement>(`#${CSS.escape(mark.id)}`);
      if (item) place(item, toMarkState(mark, filter), mark.dates[chronology]);
    }
  }, [root, marks, year, chronology, showBiblical, showEvolution]);

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
