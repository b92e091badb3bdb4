"use client";

import { arrayMove } from "@dnd-kit/sortable";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { toast } from "@/components/ui/use-toast";
import { type CollectionVerse, moveVerse, refreshVerses } from "@/lib/collections/client";
import { conflictingRow, failureWords } from "@/lib/http/write";

/** The version and the place a row has by now, where a conflict's answer holds one. */
function readCurrent(error: unknown): { version: number; orderIndex: number } | null {
  const { version, orderIndex } = conflictingRow(error) ?? {};
  if (typeof version !== "number" || typeof orderIndex !== "number") return null;
  return { version, orderIndex };
}

/** Moves a verse; where only its note was changed meanwhile, from the version that it has now. Throws like apiWrite. */
async function send(id: string, version: number, from: number, to: number) {
  try {
    return await moveVerse(id, version, to);
  } catch (error) {
    const current = readCurrent(error);
    if (current?.orderIndex !== from) throw error;
    return moveVerse(id, current.version, to);
  }
}

/**
 * The verses in the order the visitor has just given them, before the server has it: moves are shown at once, sent one after the other, and
 * taken back together when one of them fails. `move` takes a verse to a place (0 is the first).
 */
export function useVerseOrder(collectionId: string, verses: CollectionVerse[]) {
  const client = useQueryClient();
  const [order, setOrder] = useState<string[] | null>(null);
  const queue = useRef<{ id: string; from: number; to: number }[]>([]);
  const isSending = useRef(false);
  /** Versions that moves have made, until the list is read anew. */
  const versions = useRef(new Map<string, number>());
  const latest = useRef({ verses, order });
  latest.current = { verses, order };

  const shown = useMemo(() => inOrder(verses, order), [verses, order]);

  const sendAll = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (let next = queue.current.shift(); next; next = queue.current.shift()) {
        const { id, from, to } = next;
        const read = latest.current.verses.find((verse) => verse.id === id)?.version ?? 0;
        const version = Math.max(read, versions.current.get(id) ?? 0);
        const moved = await send(id, version, from, to);
        versions.current.set(id, moved.version);
      }
    } catch (error) {
      queue.current = [];
      setOrder(null);
      toast({
        variant: "destructive",
        title: "The verse could not be moved",
        description: failureWords(error, "Please try again."),
      });
    }
    await refreshVerses(client, collectionId);
    isSending.current = false;
    // Moved again while the list was being read.
    if (queue.current.length > 0) void sendAll();
    else {
      versions.current.clear();
      setOrder(null);
    }
  }, [client, collectionId]);

  const move = useCallback(
    (id: string, to: number) => {
      const ids = inOrder(latest.current.verses, latest.current.order).map((verse) => verse.id);
      const from = ids.indexOf(id);
      if (from < 0 || to < 0 || to >= ids.length || from === to) return;
      const next = arrayMove(ids, from, to);
      latest.current.order = next;
      setOrder(next);
      queue.current.push({ id, from, to });
      void sendAll();
    },
    [sendAll],
  );

  useEffect(() => {
    // Moves wait for the server in turn: a visitor who leaves meanwhile is asked to stay.
    const warn = (event: BeforeUnloadEvent) => {
      if (queue.current.length > 0) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);

  return { shown, move };
}

/** Verses by an order of ids; those it does not name come last, as they are. */
function inOrder(verses: CollectionVerse[], order: string[] | null): CollectionVerse[] {
  if (!order) return verses;
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: CollectionVerse) => places.get(id) ?? order.length;
  return [...verses].sort((a, b) => placeOf(a) - placeOf(b));
}
