import { useEffect } from "react";
import type { Chapter } from "@/lib/bible/client";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import {
  noteNoPosition,
  readPosition,
  savePosition,
  toPosition,
} from "@/lib/reading-sessions/reading-position";
import type { ReaderView } from "./reader-view";

/**
 * A chapter of another book becomes the position after so long, so that looking something up does
 * not lose it, in ms.
 */
const SETTLES_MS = 5_000;

const bookOf = (title: string) => title.replace(/ \d+$/, "");

/** What the address says beside the reference: the translation and the reading of a plan. */
function parametersOf(view: ReaderView): string {
  const address = new URLSearchParams(window.location.search);
  const saved = new URLSearchParams();
  if (view !== DEFAULT_TRANSLATION) saved.set("translation", view);
  for (const name of ["plan", "reading"]) {
    const value = address.get(name);
    if (value) saved.set(name, value);
  }
  return saved.size > 0 ? `&${saved}` : "";
}

/**
 * Saves the open chapter as the position where the visitor left off; forgets it where no history is
 * wanted. Null while none is open.
 */
export function useLastPosition(
  chapter: Chapter | null,
  view: ReaderView,
  isWanted: boolean,
): void {
  const title = chapter?.title;
  useEffect(() => {
    if (title === undefined) return;
    if (!isWanted) {
      noteNoPosition();
      return;
    }
    const save = () => savePosition({ title, parameters: parametersOf(view) });
    const before = toPosition(readPosition());
    const goesOn = before === null || bookOf(before.title) === bookOf(title);
    const timer = window.setTimeout(save, goesOn ? 0 : SETTLES_MS);
    return () => window.clearTimeout(timer);
  }, [title, view, isWanted]);
}
