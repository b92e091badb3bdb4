"use client";

import { type RefObject, useEffect, useRef } from "react";
import type { SpeakerState } from "@/lib/reading-aloud/speaker";
import { rangesInVerse, readSetVerses, type SetVerse } from "./verse-text";
import { markRanges } from "./word-marks";

/** Header and toolbar above the text, in pixels. */
const COVERED_ABOVE = 120;
/** Between the verse and what stands at the bottom of the window, in pixels. */
const ROOM = 80;

/**
 * Marks the verse that is spoken, and its word where the voice tells it. The page follows as long
 * as the verse before is in sight: whoever has scrolled away is left there.
 */
export function useSpokenMarks(
  surface: RefObject<HTMLElement | null>,
  verse: number | undefined,
  word: SpeakerState["word"],
  isSpeaking: boolean,
): void {
  const current = useRef<SetVerse>(undefined);
  const last = useRef<Element[]>([]);

  useEffect(() => {
    if (!isSpeaking || verse === undefined) return;
    current.current = findVerse(surface.current, verse);
    const pieces = current.current?.pieces ?? [];
    for (const piece of pieces) piece.toggleAttribute("data-spoken", true);
    const before = last.current.filter((piece) => piece.isConnected);
    const follows = before.length === 0 || before.some(isInSight);
    if (follows && pieces.length > 0 && !pieces.every(isFree)) {
      const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      pieces[0]?.scrollIntoView({ block: "center", behavior: isStill ? "instant" : "smooth" });
    }
    last.current = pieces;
    return () => {
      current.current = undefined;
      for (const piece of pieces) piece.removeAttribute("data-spoken");
    };
  }, [surface, verse, isSpeaking]);

  useEffect(() => {
    const set = current.current;
    if (!set || !word) return;
    const [start, end] = word;
    // The voice has the words as they are shown, so their places are those on the page.
    const all = { start: 0, end, shownStart: 0, shownEnd: end, isChanged: false };
    markRanges("word-spoken", rangesInVerse(set, [all], start, end));
    return () => markRanges("word-spoken", []);
  }, [word]);
}

function findVerse(root: ParentNode | null, number: number): SetVerse | undefined {
  if (!root) return undefined;
  return readSetVerses(root).find((set) => set.translation === null && set.number === number);
}

function isInSight(piece: Element): boolean {
  const { top, bottom } = piece.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** In sight, and not covered by what stands above and below. */
function isFree(piece: Element): boolean {
  const bars = [...document.querySelectorAll(".listen-bar, .selection-bar")];
  const tops = bars.map((bar) => bar.getBoundingClientRect().top);
  const { top, bottom } = piece.getBoundingClientRect();
  return top >= COVERED_ABOVE && bottom <= Math.min(window.innerHeight, ...tops) - ROOM;
}
