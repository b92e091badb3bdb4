/** The collection that saved verses go to, and with them their notes. */
export const SAVED_VERSES = "Saved verses";

/**
 * Colors of a highlight with what each says when the visitor names nothing else: a highlight is
 * never known by color alone.
 */
export const HIGHLIGHT_LABELS = {
  yellow: "Remember",
  green: "Promise",
  blue: "Teaching",
  pink: "Prayer",
  purple: "Question",
} as const;
export type HighlightColor = keyof typeof HIGHLIGHT_LABELS;
export const HIGHLIGHT_COLORS = Object.keys(HIGHLIGHT_LABELS) as [
  HighlightColor,
  ...HighlightColor[],
];

/** Most characters of a label. */
export const MAX_LABEL = 40;

/** Verses highlighted in one go: as many as the longest chapter has. */
export const MAX_HIGHLIGHTED = 176;
