"use client";

import { scaleLinear } from "d3-scale";
import { type RefObject, useEffect, useState } from "react";
import { END_YEAR, fitLabels, START_YEAR, type TimelineView } from "@/lib/timelines/rules";
import { TimelineTicks } from "./timeline-ticks";
import { attachZoom, type ZoomControl } from "./zoom-gestures";

/** Room that the label of a year needs, in px. */
const LABEL_PX = 84;
/** Lines that labels of landmarks may take. */
const LABEL_LINES = 3;

/**
 * What the timeline gains once its drawing library has come: years as fine as the view allows,
 * labels of landmarks where they fit, and drag, pinch and the wheel.
 */
export function ZoomableTicks({
  viewport,
  view,
  onView,
}: {
  viewport: RefObject<HTMLElement | null>;
  view: TimelineView;
  onView: (view: TimelineView) => void;
}) {
  const width = useWidth(viewport);
  const [control, setControl] = useState<ZoomControl | null>(null);

  useEffect(() => {
    if (!viewport.current) return;
    const attached = attachZoom(viewport.current, onView);
    setControl(attached);
    return attached.detach;
  }, [viewport, onView]);
  useEffect(() => control?.show(view, width), [control, view, width]);
  useLandmarkLabels(viewport, view, width);

  const scale = scaleLinear()
    .domain([START_YEAR, END_YEAR])
    .range([view.offset * width, (view.offset + view.zoom) * width]);
  const count = Math.max(2, Math.floor((view.zoom * (width || 700)) / LABEL_PX));
  return <TimelineTicks years={scale.ticks(count)} isFitted />;
}

/** The inner width of an element in px, always current; 0 before it is measured. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/**
 * Shows the labels of landmarks that have room in this view, each on the first line where it fits.
 */
function useLandmarkLabels(
  viewport: RefObject<HTMLElement | null>,
  view: TimelineView,
  width: number,
): void {
  // Chronology moves landmarks without this component's knowing, so each rendering looks.
  useEffect(() => {
    const all = [...(viewport.current?.querySelectorAll<HTMLElement>("[data-landmark]") ?? [])];
    const inView = all.flatMap((item) => {
      const at = Number(item.style.getPropertyValue("--p")) * view.zoom + view.offset;
      if (item.dataset.state !== "shown" || at < 0 || at > 1) return [];
      const label = item.querySelector<HTMLElement>(".tl-label")?.offsetWidth ?? 0;
      // A label begins at its marker, or ends at the edge (timeline.css).
      return [{ item, start: Math.min(at * width, width - label), width: label }];
    });
    const places = fitLabels(inView, LABEL_LINES);
    for (const item of all) {
      const line = places[inView.findIndex((one) => one.item === item)] ?? null;
      item.toggleAttribute("data-fits", line !== null);
      item.style.setProperty("--line", String(line ?? 0));
    }
  });
}
