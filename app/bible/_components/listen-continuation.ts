"use client";

import type { Chapter } from "@/lib/bible/client";

/** A chapter that has not come after so long is not read when it is opened later, in ms. */
const PATIENCE_MS = 30_000;

let awaited: { key: string; hasFocus: boolean; until: number } | null = null;

/** One chapter in one translation. */
export const listenKey = ({ title, translation }: Pick<Chapter, "title" | "translation">): string =>
  `${translation} ${title}`;

/**
 * The chapter with this key is on its way and is to be read aloud when it stands; whether the
 * player has the focus until then.
 */
export function awaitChapter(key: string, hasFocus: boolean): void {
  awaited = { key, hasFocus, until: Date.now() + PATIENCE_MS };
}

/** Whether a chapter is on its way to be read aloud. */
export const isAwaiting = (): boolean => awaited !== null;

/** What was said of the chapter that stands now if it was awaited; none is awaited any more. */
export function takeAwaited(key: string): { hasFocus: boolean } | null {
  const found = awaited?.key === key && Date.now() < awaited.until ? awaited : null;
  awaited = null;
  return found;
}
