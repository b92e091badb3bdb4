import { HIGHLIGHT_COLORS, HIGHLIGHT_LABELS, type HighlightColor } from "./constants";

/** What a highlight says: its color and the label in words. */
export interface HighlightValue {
  colour: HighlightColor;
  label: string;
}

/**
 * The color as this page knows it; a row of a later version of the site is shown as the first one.
 */
export const toColor = (colour: string): HighlightColor =>
  HIGHLIGHT_COLORS.find((known) => known === colour) ?? HIGHLIGHT_COLORS[0];

/**
 * What a highlight says after a change of color: an own label stays, the usual one goes with its
 * color.
 */
export function recolor({ colour, label }: HighlightValue, wanted: HighlightColor): HighlightValue {
  return {
    colour: wanted,
    label: label === HIGHLIGHT_LABELS[colour] ? HIGHLIGHT_LABELS[wanted] : label,
  };
}
