"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { toast } from "@/components/ui/use-toast";
import {
  type CollectionVerse,
  removeVerseMutation,
  restoreVerseMutation,
} from "@/lib/collections/verse-client";
import { failureWords } from "@/lib/http/failure-words";

/**
 * Removes a verse. For as long as the notice stands it can be had back in its place with its note.
 */
export function useRemoveVerse(collectionId: string) {
  const client = useQueryClient();
  const { mutateAsync: remove } = useMutation(removeVerseMutation);
  const { mutateAsync: restore } = useMutation(restoreVerseMutation);

  return useCallback(
    async ({ id }: CollectionVerse): Promise<void> => {
      const isUnderWay = client.isMutating({
        mutationKey: removeVerseMutation.mutationKey,
        predicate: ({ state }) => state.variables === id,
      });
      if (isUnderWay > 0) return;
      try {
        const removed = await remove(id);
        const undo = async () => {
          try {
            await restore({ ...removed, collectionId });
            toast({ title: `${removed.reference} is back` });
          } catch (error) {
            toast({
              variant: "destructive",
              title: "The verse couldn’t be put back",
              description: failureWords(error, "Please try again."),
              action: undoAction(undo),
            });
          }
        };
        toast({ title: `${removed.reference} was removed`, action: undoAction(undo) });
      } catch (error) {
        toast({
          variant: "destructive",
          title: "The verse couldn’t be removed",
          description: failureWords(error, "Please try again."),
        });
      }
    },
    [client, remove, restore, collectionId],
  );
}

const undoAction = (undo: () => Promise<void>) => ({
  label: "Undo",
  altText: "Undo: add the verse to the collection again",
  onPress: () => void undo(),
});
