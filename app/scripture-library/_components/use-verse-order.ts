"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { toast } from "@/components/ui/use-toast";
import { type CollectionVerse, moved, moveVerseMutation } from "@/lib/collections/verse-client";
import { failureWords } from "@/lib/http/failure-words";

/**
 * The verses in the order the visitor has just given them, before the server has it: moves are
 * shown at once, sent one after the other, and taken back together when one of them fails. `move`
 * takes a verse to another position (0 is the first).
 */
export function useVerseOrder(collectionId: string, verses: CollectionVerse[]) {
  const client = useQueryClient();
  const moves = useMemo(() => moveVerseMutation(collectionId), [collectionId]);
  /** Not in the cache: a row that is dropped must stand there with the very next frame. */
  const [order, setOrder] = useState<string[] | null>(null);
  const { mutate } = useMutation({
    ...moves,
    onError: (error, ...rest) => {
      setOrder(null);
      toast({
        variant: "destructive",
        title: "The verse couldn’t be moved",
        description: failureWords(error, "Please try again."),
      });
      return moves.onError?.(error, ...rest);
    },
  });
  const latest = useRef({ verses, order });
  latest.current = { verses, order };

  const shown = useMemo(() => inOrder(verses, order), [verses, order]);

  const move = useCallback(
    (id: string, to: number) => {
      const ids = inOrder(latest.current.verses, latest.current.order).map((verse) => verse.id);
      const from = ids.indexOf(id);
      if (from < 0 || to < 0 || to >= ids.length || from === to) return;
      const next = moved(ids, from, to);
      latest.current.order = next;
      setOrder(next);
      // Called for the last of several moves: then the list has been read anew.
      mutate({ id, from, to }, { onSettled: () => setOrder(null) });
    },
    [mutate],
  );

  useEffect(() => {
    // Moves wait for the server in turn: a visitor who leaves meanwhile is asked to stay.
    const warn = (event: BeforeUnloadEvent) => {
      if (client.isMutating({ mutationKey: moves.mutationKey }) > 1) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [client, moves]);

  return { shown, move };
}

/** Verses by an order of ids; those it does not name come last, as they are. */
function inOrder(verses: CollectionVerse[], order: string[] | null): CollectionVerse[] {
  if (!order) return verses;
  const positions = new Map(order.map((id, position) => [id, position]));
  const positionOf = ({ id }: CollectionVerse) => positions.get(id) ?? order.length;
  return [...verses].sort((a, b) => positionOf(a) - positionOf(b));
}
