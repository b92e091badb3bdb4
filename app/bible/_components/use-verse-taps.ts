"use client";

import { type RefObject, useEffect, useState } from "react";

/** What was tapped: the place in the text where the browser would put the caret. */
export interface VerseTap {
  /** A press is held, by touch; "add" is a click with Ctrl or ⌘. */
  kind: "tap" | "press" | "add";
  node: Text;
  offset: number;
  /** From the page's corner: what follows a tap may come when the text has been scrolled. */
  x: number;
  y: number;
}

const HELD_MS = 500;
const MOST_MOVED = 8;

/** The text under a point; browsers name the function differently. */
function textAt(x: number, y: number): Pick<VerseTap, "node" | "offset"> | null {
  const position = document.caretPositionFromPoint?.(x, y);
  const range = position ? null : document.caretRangeFromPoint?.(x, y);
  const node = position?.offsetNode ?? range?.startContainer;
  const offset = position?.offset ?? range?.startOffset ?? 0;
  const isWord =
    node instanceof Text &&
    node.parentElement?.closest(".verse-piece") &&
    !node.parentElement.closest(".verse-number, .verse-tab");
  return isWord ? { node, offset } : null;
}

/** Taps that are remembered while what follows them is on its way. */
const MOST_TAPS = 20;

/**
 * The last taps on the words of verses, oldest first. It only listens: what a tap opens is fetched
 * with the first one. Links, buttons, selecting text and gestures of several fingers are left alone.
 */
export function useVerseTaps(surface: RefObject<HTMLElement | null>): readonly VerseTap[] {
  const [taps, setTaps] = useState<readonly VerseTap[]>([]);
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const ends: (() => void)[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let begun: { x: number; y: number; isTouch: boolean } | null = null;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => {
      element.addEventListener(name, listener, { passive: true });
      ends.push(() => element.removeEventListener(name, listener));
    };
    const tell = (kind: VerseTap["kind"], x: number, y: number) => {
      const found = textAt(x, y);
      if (!found) return;
      const tap = { kind, x: x + window.scrollX, y: y + window.scrollY, ...found };
      setTaps((before) => [...before, tap].slice(-MOST_TAPS));
    };
    const hasMoved = ({ clientX, clientY }: MouseEvent) =>
      !begun || Math.hypot(clientX - begun.x, clientY - begun.y) > MOST_MOVED;
    const letGo = () => clearTimeout(timer);
    const hold = () => {
      letGo();
      if (begun?.isTouch) tell("press", begun.x, begun.y);
      begun = null;
    };

    on("pointerdown", ({ target, isPrimary, button, pointerType, clientX: x, clientY: y }) => {
      letGo();
      const isWords =
        target instanceof Element && target.closest(".chapter") && !target.closest("a, button");
      // A press that takes away what was selected does nothing else.
      const isAlone = isWords && isPrimary && button === 0 && isUnselected();
      begun = isAlone ? { x, y, isTouch: pointerType === "touch" } : null;
      if (begun?.isTouch) timer = setTimeout(hold, HELD_MS);
    });
    on("pointermove", (event) => hasMoved(event) && letGo());
    on("pointerup", letGo);
    on("pointercancel", letGo);
    // Where the browser takes a held press for itself, to select the word, it says so by this.
    on("contextmenu", hold);
    on("click", (event) => {
      // The second click of two selects a word; it takes back what the first one did.
      const isMeant = event.detail === 2 || (event.detail < 2 && isUnselected());
      if (event.defaultPrevented || event.shiftKey || event.altKey) return;
      if (!isMeant || hasMoved(event)) return;
      tell(event.ctrlKey || event.metaKey ? "add" : "tap", event.clientX, event.clientY);
    });
    return () => {
      letGo();
      for (const end of ends) end();
    };
  }, [surface]);
  return taps;
}

const isUnselected = () => window.getSelection()?.isCollapsed ?? true;
