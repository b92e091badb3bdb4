"use client";

import { useCallback, useState } from "react";

/** The verses of a chapter that are selected, in the translation in which one was tapped last. */
export interface VerseSelection {
  verses: readonly number[];
  translation: string;
  /** Selects a verse, or takes it away again. */
  toggle: (verse: number, translation: string) => void;
  clear: () => void;
}

/** What is selected in the chapter of this title; another chapter begins with nothing. */
export function useVerseSelection(title: string | undefined): VerseSelection {
  const [held, setHeld] = useState({ title, verses: [] as readonly number[], translation: "" });
  const toggle = useCallback(
    (verse: number, translation: string) =>
      setHeld((before) => {
        const verses = before.title === title ? before.verses : [];
        const isHeld = verses.includes(verse);
        const kept = verses.filter((other) => other !== verse);
        return { title, translation, verses: isHeld ? kept : [...kept, verse] };
      }),
    [title],
  );
  const clear = useCallback(() => setHeld({ title, verses: [], translation: "" }), [title]);
  const isThis = held.title === title;
  return { verses: isThis ? held.verses : [], translation: held.translation, toggle, clear };
}
