"use client";

import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { getBook, isBookId } from "@/lib/bible/canon";
import type { Chapter } from "@/lib/bible/client";
import { highlightsOptions, type Note, notesOptions } from "@/lib/highlights/client";
import {
  HIGHLIGHT_COLORS,
  HIGHLIGHT_LABELS,
  type HighlightColor,
} from "@/lib/highlights/constants";
import type { ListPage } from "@/lib/http/request";

/** What a mark says: its colour and the label in words. */
export interface HighlightValue {
  colour: HighlightColor;
  label: string;
}

/** The visitor's marks and notes on a chapter, by the reference of the verse. */
export interface ChapterAnnotations {
  highlights: ReadonlyMap<string, HighlightValue>;
  /** Notes that stand at a verse; one on a passage stands at its first. */
  notes: ReadonlyMap<string, readonly Note[]>;
  areNotesRead: boolean;
  isError: boolean;
  onRetry: () => void;
}

/** The colour as we know it; a row of a later version of the site is shown as the first one. */
export const toColor = (colour: string): HighlightColor =>
  HIGHLIGHT_COLORS.find((known) => known === colour) ?? HIGHLIGHT_COLORS[0];

/** What a mark says after a change of colour: an own label stays, the usual one goes with its colour. */
export function recolor({ colour, label }: HighlightValue, wanted: HighlightColor): HighlightValue {
  return {
    colour: wanted,
    label: label === HIGHLIGHT_LABELS[colour] ? HIGHLIGHT_LABELS[wanted] : label,
  };
}

/** All verses of a chapter as one passage; "Jude 1" alone could be read as a verse. */
export function passageOf({
  bookId,
  chapter,
  title,
}: Pick<Chapter, "bookId" | "chapter" | "title">) {
  const last = isBookId(bookId) ? getBook(bookId).verseCounts[chapter - 1] : undefined;
  return last === undefined ? title : `${title}:1-${last}`;
}

/** What was chosen and is not known to be written yet, by reference; null takes a mark away. Shown at once, and gone when its write fails. */
let wishes: ReadonlyMap<string, HighlightValue | null> = new Map();
const listeners = new Set<() => void>();
const none: typeof wishes = new Map();

/** Shows these verses as marked so, until `endWish`. */
export function beginWish(verses: readonly string[], mark: HighlightValue | null): void {
  setWishes(new Map([...wishes, ...verses.map((verse) => [verse, mark] as const)]));
}

/** Shows these verses as they are known to be again, unless something newer was chosen meanwhile. */
export function endWish(verses: readonly string[], mark: HighlightValue | null): void {
  setWishes(new Map([...wishes].filter(([verse, now]) => now !== mark || !verses.includes(verse))));
}

function setWishes(next: typeof wishes): void {
  wishes = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The marks and notes of a chapter, read once it stands and shown when they have come. */
export function useAnnotations(
  chapter: Pick<Chapter, "bookId" | "chapter" | "title">,
): ChapterAnnotations {
  const reference = passageOf(chapter);
  const highlights = useInfiniteQuery(highlightsOptions({ reference }));
  const notes = useInfiniteQuery(notesOptions({ reference, show: "notes" }));
  const wished = useSyncExternalStore(
    subscribe,
    () => wishes,
    () => none,
  );

  const { hasNextPage, isFetching, isError, fetchNextPage } = notes;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const { title } = chapter;
  const highlightsByVerse = useMemo(() => {
    const found = new Map<string, HighlightValue>();
    for (const { reference: verse, colour, label } of itemsOf(highlights.data)) {
      found.set(verse, { colour: toColor(colour), label });
    }
    for (const [verse, mark] of wished) {
      if (mark) found.set(verse, mark);
      else found.delete(verse);
    }
    return found;
  }, [highlights.data, wished]);
  const notesByVerse = useMemo(() => {
    const found = new Map<string, Note[]>();
    for (const note of itemsOf(notes.data)) {
      const verse = `${title}:${note.verse}`;
      found.set(verse, [...(found.get(verse) ?? []), note]);
    }
    return found;
  }, [notes.data, title]);

  return {
    highlights: highlightsByVerse,
    notes: notesByVerse,
    areNotesRead: !notes.isPending,
    isError: (highlights.isError && !highlights.data) || (notes.isError && !notes.data),
    onRetry: () => {
      if (highlights.isError) void highlights.refetch();
      if (notes.isError) void notes.refetch();
    },
  };
}

export type Pages<Item> = InfiniteData<ListPage<Item>, unknown>;
/** What was read of a list so far. */
export const itemsOf = <Item>(data: Pages<Item> | undefined): Item[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];
