"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "@/components/ui/use-toast";
import type { Chapter } from "@/lib/bible/client";
import {
  changeHighlight,
  deleteHighlight,
  type Highlight,
  highlightPassage,
  highlightsOptions,
} from "@/lib/highlights/client";
import { refusal } from "@/lib/http/request";
import { conflictingRow, failureWords } from "@/lib/http/write";
import {
  beginWish,
  endWish,
  type HighlightValue,
  itemsOf,
  type Pages,
  passageOf,
  toColor,
} from "./chapter-annotations";

/** Writes wait for each other, so that each knows the version that the one before it left. */
let queue: Promise<void> = Promise.resolve();

/**
 * ChapterAnnotations verses that stand one after another, or takes their marks away (null): shown at once, taken back with a notice when it fails. `verses` are
 * their references, `passage` the one that names them all. Resolves when it is written or has failed; never throws.
 */
export function useHighlightVerses(chapter: Pick<Chapter, "bookId" | "chapter" | "title">) {
  const client = useQueryClient();
  const { queryKey } = highlightsOptions({ reference: passageOf(chapter) });

  return (
    passage: string,
    verses: readonly string[],
    mark: HighlightValue | null,
  ): Promise<void> => {
    beginWish(verses, mark);
    queue = queue.then(async () => {
      try {
        const read = client.getQueryData<Pages<Highlight>>(queryKey);
        const before = itemsOf(read).find(({ reference }) => reference === passage);
        const written = await write(
          client,
          passage,
          verses.length === 1 ? before : undefined,
          mark,
        );
        // The list has been read anew, unless that failed; what is known to be written is shown then all the same.
        if (client.getQueryState(queryKey)?.isInvalidated !== false) {
          keepWritten(client, queryKey, verses, written);
        }
      } catch (error) {
        tellFailure(passage, error);
      }
      endWish(verses, mark);
    });
    return queue;
  };
}

async function write(
  client: QueryClient,
  reference: string,
  before: Highlight | undefined,
  mark: HighlightValue | null,
): Promise<Highlight[]> {
  if (!mark || !before) return highlightPassage(client, { reference, colour: null, ...mark });
  try {
    return [await changeHighlight(client, before, mark)];
  } catch (error) {
    // Taken away elsewhere: it is marked anew.
    if (refusal(error)?.status === 404) return highlightPassage(client, { reference, ...mark });
    throw error;
  }
}

function keepWritten(
  client: QueryClient,
  queryKey: readonly unknown[],
  verses: readonly string[],
  written: readonly Highlight[],
): void {
  client.setQueryData<Pages<Highlight>>(
    queryKey,
    (read) =>
      read && {
        ...read,
        pages: read.pages.map(({ items, next }, at) => ({
          items: [
            ...items.filter(({ reference }) => !verses.includes(reference)),
            ...(at === 0 ? written : []),
          ],
          next,
        })),
      },
  );
}

/** Says why a highlight could not be changed; of a conflict, what it says now. */
export function tellFailure(passage: string, error: unknown): void {
  const label = conflictingRow(error)?.label ?? null;
  toast({
    variant: "destructive",
    title: label
      ? `${passage} was changed in another tab in the meantime`
      : "The highlight could not be changed",
    description: label
      ? `It says “${label}” now. Choose again to change it.`
      : failureWords(error, "The verse is as it was. Please try again."),
  });
}

/** Removes a highlight of a list: `removed` are the ids to leave out at once, and the notice has a way to undo it. */
export function useRemoveHighlight() {
  const client = useQueryClient();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());

  async function remove({ id, reference, colour, label }: Highlight): Promise<void> {
    if (removed.has(id)) return;
    setRemoved((ids) => new Set([...ids, id]));
    const undo = {
      label: "Undo",
      altText: "Undo: highlight the verse again",
      onPress: () => void restore(),
    };
    async function restore() {
      try {
        await highlightPassage(client, { reference, colour: toColor(colour), label });
        toast({ title: `${reference} is highlighted again` });
      } catch (error) {
        toast({
          variant: "destructive",
          title: "The highlight could not be put back",
          description: failureWords(error, "Please try again."),
          action: undo,
        });
      }
    }
    try {
      // Taken away elsewhere already: that is what was wanted.
      await deleteHighlight(client, id).catch((error) => {
        if (refusal(error)?.status !== 404) throw error;
      });
      toast({ title: `The highlight of ${reference} was removed`, action: undo });
    } catch (error) {
      setRemoved((ids) => new Set([...ids].filter((other) => other !== id)));
      toast({
        variant: "destructive",
        title: "The highlight could not be removed",
        description: failureWords(error, "It is still there. Please try again."),
      });
    }
  }
  return { remove, removed };
}
