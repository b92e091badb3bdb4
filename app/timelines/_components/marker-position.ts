import type { CSSProperties } from "react";
import { type MarkerDate, toPosition } from "@/lib/timelines/rules";

/**
 * Where a date stands, as timelines.css reads it: `--p` for the year, `--a` to `--b` for the bounds
 * of an uncertain one.
 */
export function markerProperties({ year, earliest, latest }: MarkerDate): Record<string, string> {
  if (year === null) return {};
  return {
    "--p": toPosition(year).toFixed(5),
    "--a": toPosition(earliest ?? year).toFixed(5),
    "--b": toPosition(latest ?? year).toFixed(5),
  };
}

/** The same as a style for React. */
export const markerPosition = (date: MarkerDate) => markerProperties(date) as CSSProperties;
