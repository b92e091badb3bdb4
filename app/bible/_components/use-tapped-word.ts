"use client";

import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Chapter } from "@/lib/bible/client";
import { TRANSLATION_CODES } from "@/lib/bible/constants";
import { passageWordsOptions } from "@/lib/words/passage-client";
import { useReaderSettings } from "./reader-settings-store";
import { useWordKeys } from "./use-word-keys";
import { MARKS, markRanges } from "./word-marks";
import { findTapped, rangesOfTapped, setVersesIn, type WordPlace } from "./word-place";

/** Of a translation that an operator imported it is not known what its words go back to. */
export const hasWords = (translation: string): boolean =>
  TRANSLATION_CODES.some((code) => code === translation);

/** Room over and under a word that is gone to, in pixels: the page's header, a line or two. */
const ROOM = { top: 140, bottom: 60 };

/**
 * The word of the chapter that was tapped or gone to, and what is known of it. Marks it in the text
 * together with all that goes back to the same, by ranges: the text itself stays as it is.
 */
export function useTappedWord(chapter: Chapter, surface: RefObject<HTMLElement | null>) {
  const { originalWords, divineName } = useReaderSettings();
  const own = chapter.translation;
  const [place, setPlace] = useState<WordPlace | null>(null);
  const code = place?.translation ?? own;
  const words = useQuery({
    ...passageWordsOptions(chapter.title, code),
    enabled: hasWords(code) && (originalWords || place !== null),
  });
  const tapped = useMemo(
    () => (words.data && place ? findTapped(words.data, place, divineName) : null),
    [words.data, place, divineName],
  );

  useWordKeys(surface, {
    isOn: originalWords && hasWords(own),
    own,
    words: code === own ? words.data : undefined,
    place,
    onPlace: setPlace,
  });

  const here = useRef<Range | undefined>(undefined);
  const isByKeys = place?.from === "keys";
  useLayoutEffect(() => {
    const root = surface.current;
    if (!root || !tapped) return;
    const mark = () => {
      const verses = setVersesIn(root, code, own);
      const ranges = rangesOfTapped(verses, tapped, code, divineName);
      const [open, elsewhere] = MARKS;
      markRanges(open, ranges.open);
      markRanges(elsewhere, ranges.elsewhere);
      [here.current] = ranges.here;
    };
    mark();
    if (isByKeys) showInView(here.current);
    window.addEventListener("resize", mark);
    return () => {
      window.removeEventListener("resize", mark);
      for (const name of MARKS) markRanges(name, []);
      here.current = undefined;
    };
  }, [surface, tapped, code, own, divineName, isByKeys]);

  // A held press selects the word as well; who goes on selecting wants the text.
  const isPressed = place?.from === "press";
  useEffect(() => {
    if (!isPressed) return;
    const leave = () => {
      if (/\S\s+\S/.test(String(window.getSelection()))) setPlace(null);
    };
    document.addEventListener("selectionchange", leave);
    return () => document.removeEventListener("selectionchange", leave);
  }, [isPressed]);

  return { place, setPlace, code, words, tapped, here };
}

function showInView(range: Range | undefined): void {
  const { top = 0, bottom = 0 } = range?.getClientRects?.()[0] ?? {};
  if (bottom > 0 && top < ROOM.top) window.scrollBy(0, top - ROOM.top);
  const most = window.innerHeight - ROOM.bottom;
  if (bottom > most) window.scrollBy(0, bottom - most);
}
