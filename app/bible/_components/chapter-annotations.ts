"use client";

import { type InfiniteData, useInfiniteQuery, useMutationState } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { isBookId } from "@/lib/bible/books";
import { getBook } from "@/lib/bible/canon";
import type { Chapter } from "@/lib/bible/client";
import {
  highlightsOptions,
  type Note,
  notesOptions,
  pendingHighlights,
} from "@/lib/highlights/client";
import { type HighlightValue, toColor } from "@/lib/highlights/rules";
import type { ListPage } from "@/lib/http/request";
import { useWithKeptNotes } from "./kept-notes";
import { type ChapterAnnotations, NO_ANNOTATIONS } from "./known-annotations";

/** All verses of a chapter as one passage; "Jude 1" alone could be read as a verse. */
export function passageOf({
  bookId,
  chapter,
  title,
}: Pick<Chapter, "bookId" | "chapter" | "title">) {
  const last = isBookId(bookId) ? getBook(bookId).verseCounts[chapter - 1] : undefined;
  return last === undefined ? title : `${title}:1-${last}`;
}

/**
 * What was chosen and is not known to be written yet, by the verse's reference; null removes its
 * highlight. It is shown at once, and gone when its write fails.
 */
export function usePendingHighlights(): ReadonlyMap<string, HighlightValue | null> {
  const changes = useMutationState(pendingHighlights);
  return useMemo(
    () =>
      new Map(
        changes.flatMap(({ verses, value }) => verses.map((verse) => [verse, value] as const)),
      ),
    [changes],
  );
}

/** The highlights and notes of a chapter, read once it stands and shown when they have come. */
export function useAnnotations(
  chapter: Pick<Chapter, "bookId" | "chapter" | "title">,
): ChapterAnnotations {
  const reference = passageOf(chapter);
  const highlights = useInfiniteQuery(highlightsOptions({ reference }));
  const notes = useInfiniteQuery(notesOptions({ reference, show: "notes" }));
  const pending = usePendingHighlights();

  const { hasNextPage, isFetching, isError, fetchNextPage } = notes;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const { title } = chapter;
  const read = useMemo(() => itemsOf(notes.data), [notes.data]);
  const allNotes = useWithKeptNotes(read, `${title}:`);
  const highlightsByVerse = useMemo(() => {
    const found = new Map<string, HighlightValue>();
    for (const { reference: verse, colour, label } of itemsOf(highlights.data)) {
      found.set(verse, { colour: toColor(colour), label });
    }
    for (const [verse, value] of pending) {
      if (value) found.set(verse, value);
      else found.delete(verse);
    }
    // What stays the same, so that nothing is rendered anew for it.
    return found.size === 0 ? NO_ANNOTATIONS.highlights : found;
  }, [highlights.data, pending]);
  const notesByVerse = useMemo(() => {
    const found = new Map<string, Note[]>();
    for (const note of allNotes) {
      const verse = `${title}:${note.verse}`;
      found.set(verse, [...(found.get(verse) ?? []), note]);
    }
    return found.size === 0 ? NO_ANNOTATIONS.notes : found;
  }, [allNotes, title]);

  const areNotesRead = !notes.isPending;
  const [didHighlightsFail, didNotesFail] = [highlights.isError, notes.isError];
  const isFailed = (didHighlightsFail && !highlights.data) || (didNotesFail && !notes.data);
  const { refetch: rereadHighlights } = highlights;
  const { refetch: rereadNotes } = notes;
  return useMemo(
    () => ({
      highlights: highlightsByVerse,
      notes: notesByVerse,
      areNotesRead,
      isError: isFailed,
      onRetry: () => {
        if (didHighlightsFail) void rereadHighlights();
        if (didNotesFail) void rereadNotes();
      },
    }),
    [
      highlightsByVerse,
      notesByVerse,
      areNotesRead,
      isFailed,
      didHighlightsFail,
      didNotesFail,
      rereadHighlights,
      rereadNotes,
    ],
  );
}

/** What was read of a list so far. */
export const itemsOf = <Item>(data: InfiniteData<ListPage<Item>, unknown> | undefined): Item[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];
