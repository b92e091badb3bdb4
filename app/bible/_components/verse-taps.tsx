"use client";

import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { Chapter } from "@/lib/bible/client";
import type { VerseChoice } from "./chapter-view";
import { useReaderSettings } from "./reader-settings-store";
import { SelectionBar } from "./selection-bar";
import { hasWords, useTappedWord } from "./use-tapped-word";
import type { VerseSelection } from "./use-verse-selection";
import type { VerseTap } from "./use-verse-taps";
import { characterAt, offsetInShown, readSetVerses, shownText } from "./verse-text";
import { WordPanel } from "./word-panel";
import { setVersesIn } from "./word-place";
import "../verse-taps.css";

/** Where the last tap was, in the window as it is now. */
const pointRect = (tap: VerseTap | undefined) =>
  new DOMRect((tap?.x ?? 0) - window.scrollX, (tap?.y ?? 0) - window.scrollY, 1, 1);

/** What taps on the chapter's text open: the original word, and what is done with whole verses. */
export function VerseTaps({
  chapter,
  surface,
  taps,
  selection,
  isParallel,
  onChooseVerse,
  onOpen,
}: {
  chapter: Chapter;
  surface: RefObject<HTMLElement | null>;
  /** Oldest first; each is followed once. */
  taps: readonly VerseTap[];
  selection: VerseSelection;
  isParallel: boolean;
  onChooseVerse: (choice: VerseChoice) => void;
  onOpen: (reference: string) => void;
}) {
  const { originalWords } = useReaderSettings();
  const own = chapter.translation;
  const { place, setPlace, code, words, tapped, here } = useTappedWord(chapter, surface);

  const tap = taps.at(-1);
  const followed = useRef(new WeakSet<VerseTap>());
  useEffect(() => {
    const root = surface.current;
    if (!root) return;
    for (const one of taps) {
      if (followed.current.has(one)) continue;
      followed.current.add(one);
      follow(root, one);
    }
  });
  function follow(root: HTMLElement, { kind, node, offset: near, x, y }: VerseTap) {
    const verse = readSetVerses(root).find(({ nodes }) => nodes.some((one) => one.node === node));
    const at = verse ? characterAt(node, near, x, y) : null;
    const offset = verse && at !== null ? offsetInShown(verse, node, at) : null;
    if (!verse || offset === null) {
      setPlace(null);
      return;
    }
    const translation = verse.translation ?? own;
    const asksForWord = originalWords
      ? kind === "tap" && selection.verses.length === 0
      : kind === "press";
    if (asksForWord && hasWords(translation)) {
      const from = kind === "press" ? "press" : "tap";
      const shown = { offset, shown: shownText(verse) };
      setPlace({ translation, verse: verse.number, at: shown, from, isOpen: true });
    } else if (place?.isOpen) setPlace(null);
    else selection.toggle(verse.number, translation);
  }

  const anchor = useMemo(
    () => ({
      getBoundingClientRect: () =>
        // Of a run over two lines, where it begins.
        (tapped && here.current?.getClientRects()[0]) ?? pointRect(tap),
    }),
    [tapped, here, tap],
  );
  const isNowhere = words.data !== undefined && !tapped;
  const findButton = () =>
    surface.current &&
    setVersesIn(surface.current, code, own).find(({ number }) => number === place?.verse)?.button;

  function close() {
    setPlace((before) => (before?.from === "keys" ? { ...before, isOpen: false } : null));
  }
  /** All words of the verse, in its menu. */
  function showVerse() {
    const button = findButton();
    const verse = chapter.verses.find((one) => one.verse === place?.verse);
    setPlace(null);
    if (button && verse) onChooseVerse({ verse, anchor: button, showsWords: true });
  }
  function giveFocusBack() {
    if (place?.from === "press" || document.activeElement !== document.body) return;
    findButton()?.focus({ preventScroll: true });
  }

  return (
    <>
      {place?.from === "keys" && !place.isOpen && tapped && (
        <p role="status" className="sr-only">
          {tapped.verse.text.slice(tapped.stop.start, tapped.stop.end)}:{" "}
          {tapped.chosen ? (
            <>
              <span lang={tapped.chosen.language}>{tapped.chosen.text}</span>{" "}
              {tapped.chosen.transliteration}
            </>
          ) : (
            "no original word is known"
          )}
        </p>
      )}
      {place?.isOpen && !isNowhere && (
        <WordPanel
          name={`${chapter.title}:${place.verse}`}
          translation={code}
          tapped={tapped}
          failure={words.isError ? () => void words.refetch() : null}
          anchor={anchor}
          takesFocus={place.from !== "press"}
          onChoose={(position) => setPlace({ ...place, position })}
          onVerse={showVerse}
          onOpen={(reference) => {
            setPlace(null);
            onOpen(reference);
          }}
          onClose={close}
          onClosed={giveFocusBack}
        />
      )}
      {selection.verses.length > 0 && (
        <SelectionBar
          chapter={chapter}
          surface={surface}
          selection={selection}
          tap={tap}
          isParallel={isParallel}
        />
      )}
    </>
  );
}
