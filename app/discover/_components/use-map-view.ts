"use client";

import { select } from "d3-selection";
import "d3-transition"; // gives selections .transition() and .interrupt()
import { type ZoomBehavior, zoom, zoomIdentity } from "d3-zoom";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { boxAround, COVERED, type Place } from "@/components/maps/projection";
import { fitBox, type View } from "./map-rules";

/** Corners of what the two views show whole, in degrees. */
const ALL: readonly Place[] = [
  [30.6, 25],
  [45.6, 40.2],
];
const JERUSALEM: readonly Place[] = [
  [35.2225, 31.758],
  [35.239, 31.783],
];
const MARGIN = 28;
/** Pixels a map unit: at most, a metre is about a pixel. */
const LARGEST_SCALE = 260;
const GLIDE_MS = 450;

/**
 * What the map shows, and how to change it: drag, pinch, or the wheel with Ctrl held (without it
 * the wheel scrolls the page as everywhere), and the buttons. It fits the whole into its frame and
 * does so again when the frame changes its size.
 */
export function useMapView(): {
  frame: RefObject<HTMLDivElement | null>;
  size: { width: number; height: number };
  /** Null until the frame is measured. */
  view: View | null;
  zoomBy: (factor: number) => void;
  showAll: () => void;
  showJerusalem: () => void;
} {
  const frame = useRef<HTMLDivElement>(null);
  const behavior = useRef<ZoomBehavior<HTMLDivElement, unknown> | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [view, setView] = useState<View | null>(null);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (!element || size.width === 0) return;
    const all = fitBox(boxAround(ALL), size.width, size.height, MARGIN);
    const [west, south, east, north] = COVERED;
    const [x0, y0, x1, y1] = boxAround([
      [west, south],
      [east, north],
    ]);
    const zooming = zoom<HTMLDivElement, unknown>()
      .extent([
        [0, 0],
        [size.width, size.height],
      ])
      .translateExtent([
        [x0, y0],
        [x1, y1],
      ])
      .scaleExtent([all.k, LARGEST_SCALE])
      .filter((event: Event & { ctrlKey: boolean; button: number }) => {
        if (event.type === "wheel") return event.ctrlKey;
        // A press on a pin is for the pin; one finger scrolls the page, two move the map.
        if (event.target instanceof Element && event.target.closest("button, ul")) return false;
        if (event.type === "touchstart") return (event as unknown as TouchEvent).touches.length > 1;
        return !event.ctrlKey && !event.button;
      })
      .on("zoom", ({ transform }) => {
        setView({ k: transform.k, x: transform.x, y: transform.y });
      });
    behavior.current = zooming;
    const selection = select(element);
    selection.call(zooming);
    selection.call(zooming.transform, toTransform(all));
    return () => {
      selection.interrupt().on(".zoom", null);
    };
  }, [size]);

  const glide = useCallback((move: (zooming: ZoomBehavior<HTMLDivElement, unknown>) => void) => {
    if (behavior.current) move(behavior.current);
  }, []);

  function show(corners: readonly Place[]) {
    const target = toTransform(fitBox(boxAround(corners), size.width, size.height, MARGIN));
    glide((zooming) => {
      if (frame.current) zooming.transform(gliding(frame.current), target);
    });
  }
  return {
    frame,
    size,
    view,
    zoomBy: (factor) =>
      glide((zooming) => {
        if (frame.current) zooming.scaleBy(gliding(frame.current), factor);
      }),
    showAll: () => show(ALL),
    showJerusalem: () => show(JERUSALEM),
  };
}

function toTransform({ k, x, y }: View) {
  return zoomIdentity.translate(x, y).scale(k);
}

/** The element in motion, or at once where motion is not wanted. */
function gliding(element: HTMLDivElement) {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  return select<HTMLDivElement, unknown>(element)
    .transition()
    .duration(isStill ? 0 : GLIDE_MS);
}
