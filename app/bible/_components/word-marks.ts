"use client";

/** The word that is open, with all that goes back to the same; and its entry elsewhere. */
export const MARKS = ["word-open", "word-elsewhere"] as const;
/** Beside them the word that is being read aloud. */
type Mark = (typeof MARKS)[number] | "word-spoken";

/**
 * Marks ranges of the text without changing it. Browsers without custom highlights get boxes over
 * the page. Empty ranges take the mark away.
 */
export function markRanges(mark: Mark, ranges: readonly Range[]): void {
  if (typeof CSS !== "undefined" && CSS.highlights && typeof Highlight !== "undefined") {
    if (ranges.length > 0) CSS.highlights.set(mark, new Highlight(...ranges));
    else CSS.highlights.delete(mark);
    return;
  }
  drawBoxes(mark, ranges);
}

function drawBoxes(mark: Mark, ranges: readonly Range[]): void {
  const id = `${mark}-boxes`;
  document.getElementById(id)?.remove();
  if (ranges.length === 0) return;
  const layer = document.createElement("div");
  layer.id = id;
  layer.className = "word-boxes no-print";
  layer.setAttribute("aria-hidden", "true");
  for (const range of ranges) {
    for (const { left, top, width, height } of range.getClientRects()) {
      const box = document.createElement("span");
      box.className = mark;
      // From the page's corner: they scroll with the text.
      box.style.left = `${left + window.scrollX}px`;
      box.style.top = `${top + window.scrollY}px`;
      box.style.width = `${width}px`;
      box.style.height = `${height}px`;
      layer.append(box);
    }
  }
  document.body.append(layer);
}
