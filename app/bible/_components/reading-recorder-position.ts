import { useEffect } from "react";
import type { Chapter } from "@/lib/bible/client";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { noteNoPlace, readPlace, savePlace, toPlace } from "@/lib/reading-sessions/place";
import type { ReaderView } from "./reader-view";

/** A chapter of another book becomes the place after so long, so that looking something up does not lose it, in ms. */
const SETTLES_MS = 5_000;

const bookOf = (title: string) => title.replace(/ \d+$/, "");

/** What the address says beside the reference: the translation and the reading of a plan. */
function parametersOf(view: ReaderView): string {
  const address = new URLSearchParams(window.location.search);
  const kept = new URLSearchParams();
  if (view !== DEFAULT_TRANSLATION) kept.set("translation", view);
  for (const name of ["plan", "reading"]) {
    const value = address.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `&${kept}` : "";
}

/** Keeps the open chapter as the place where the visitor left off; forgets the place where no history is wanted. */
export function useLastPlace({ title }: Chapter, view: ReaderView, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) {
      noteNoPlace();
      return;
    }
    const save = () => savePlace({ title, parameters: parametersOf(view) });
    const before = toPlace(readPlace());
    const goesOn = before === null || bookOf(before.title) === bookOf(title);
    const timer = window.setTimeout(save, goesOn ? 0 : SETTLES_MS);
    return () => window.clearTimeout(timer);
  }, [title, view, isWanted]);
}
