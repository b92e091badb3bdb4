"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { toast } from "@/components/ui/use-toast";
import { type CollectionVerse, removeVerse, restoreVerse } from "@/lib/collections/client";
import { failureWords } from "@/lib/http/write";

/** Removes a verse, with a way to have it back in its place and with its note for as long as the notice stands. */
export function useRemoveVerse(collectionId: string) {
  const client = useQueryClient();
  const underWay = useRef(new Set<string>());

  return useCallback(
    async (verse: CollectionVerse): Promise<void> => {
      if (underWay.current.has(verse.id)) return;
      underWay.current.add(verse.id);
      try {
        const removed = await removeVerse(client, verse.id);
        const undo = async () => {
          try {
            await restoreVerse(client, { ...removed, collectionId });
            toast({ title: `${removed.reference} is back` });
          } catch (error) {
            toast({
              variant: "destructive",
              title: "The verse could not be put back",
              description: failureWords(error, "Please try again."),
              action: undoAction(undo),
            });
          }
        };
        toast({ title: `${removed.reference} was removed`, action: undoAction(undo) });
      } catch (error) {
        toast({
          variant: "destructive",
          title: "The verse could not be removed",
          description: failureWords(error, "Please try again."),
        });
      } finally {
        underWay.current.delete(verse.id);
      }
    },
    [client, collectionId],
  );
}

const undoAction = (undo: () => Promise<void>) => ({
  label: "Undo",
  altText: "Undo: add the verse to the collection again",
  onPress: () => void undo(),
});
