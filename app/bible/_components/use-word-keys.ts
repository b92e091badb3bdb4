"use client";

import { type RefObject, useEffect, useRef } from "react";
import type { PassageWords } from "@/lib/words/passage-contract";
import { toWordStops } from "@/lib/words/word-stops";
import { setVersesIn, verseOf, type WordPlace } from "./word-place";

interface Keys {
  isOn: boolean;
  /** The chapter's own translation. */
  own: string;
  words: PassageWords | undefined;
  place: WordPlace | null;
  onPlace: (place: WordPlace | null) => void;
}

/**
 * From word to word by the arrow keys while a verse's number has the focus, on into the verses
 * around; Enter opens a word, Escape leaves the words.
 */
export function useWordKeys(surface: RefObject<HTMLElement | null>, keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const { isOn } = keys;

  useEffect(() => {
    const root = surface.current;
    if (!root || !isOn) return;

    function follow(event: KeyboardEvent) {
      const { own, words, place, onPlace } = latest.current;
      const { target, key } = event;
      if (event.defaultPrevented || !root || !(target instanceof Element)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      const verses = setVersesIn(root, own, own);
      const at = verses.findIndex(({ button }) => button === target);
      const verse = verses[at];
      if (!verse) return;
      const isHere = place?.from === "keys" && place.verse === verse.number && "stop" in place.at;
      const stop = isHere && "stop" in place.at ? place.at.stop : null;

      if (key === "Enter" && place && stop !== null) {
        event.preventDefault();
        onPlace({ ...place, isOpen: true });
      } else if (key === "Escape" && stop !== null) {
        event.preventDefault();
        onPlace(null);
      } else if (key === "ArrowRight" || key === "ArrowLeft") {
        // No page is turned from here, also while the words are on their way.
        event.preventDefault();
        const step = key === "ArrowRight" ? 1 : -1;
        const count = countStops(words, verse.number);
        const next = stop === null ? (step > 0 ? 0 : count - 1) : stop + step;
        const isInside = next >= 0 && next < count;
        const beside = isInside ? verse : verses[at + step];
        const others = beside && !isInside ? countStops(words, beside.number) : 0;
        if (!beside || (!isInside && others === 0)) return;
        if (!isInside) beside.button.focus();
        onPlace({
          translation: own,
          verse: beside.number,
          at: { stop: isInside ? next : step > 0 ? 0 : others - 1 },
          from: "keys",
          isOpen: false,
        });
      }
    }
    /** The words are left with the verse, unless for the panel of one of them. */
    function leave() {
      const { place, onPlace } = latest.current;
      if (place?.from === "keys" && !place.isOpen) onPlace(null);
    }
    root.addEventListener("keydown", follow);
    root.addEventListener("focusout", leave);
    return () => {
      root.removeEventListener("keydown", follow);
      root.removeEventListener("focusout", leave);
    };
  }, [surface, isOn]);
}

function countStops(words: PassageWords | undefined, number: number): number {
  const verse = verseOf(words, number);
  return verse ? toWordStops(verse).length : 0;
}
