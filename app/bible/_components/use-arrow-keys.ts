"use client";

import { useEffect, useRef } from "react";

/**
 * Left and right arrow keys as page turns, except where they already mean something: in fields,
 * choices and open dialogs.
 */
export function useArrowKeys({
  onLeft,
  onRight,
}: {
  onLeft: () => void;
  onRight: () => void;
}): void {
  const handlers = useRef({ onLeft, onRight });
  useEffect(() => {
    handlers.current = { onLeft, onRight };
  });

  useEffect(() => {
    function turn(event: KeyboardEvent) {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.shiftKey
      )
        return;
      const target = event.target instanceof Element ? event.target : null;
      if (
        target?.closest(
          "input, textarea, select, [contenteditable], dialog, [role=dialog], [popover], " +
            // There they go from word to word (use-word-keys.ts).
            "[data-original-words] .verse-number",
        )
      )
        return;
      if (event.key === "ArrowLeft") handlers.current.onLeft();
      if (event.key === "ArrowRight") handlers.current.onRight();
    }
    document.addEventListener("keydown", turn);
    return () => document.removeEventListener("keydown", turn);
  }, []);
}
