"use client";

import { useMutation } from "@tanstack/react-query";
import { toast } from "@/components/ui/use-toast";
import { type Highlight, setHighlightsMutation } from "@/lib/highlights/client";
import { type HighlightValue, toColor } from "@/lib/highlights/rules";
import { failureWords } from "@/lib/http/failure-words";
import { conflictingRow } from "@/lib/http/write";

/**
 * Highlights the verses that a passage names, or removes their highlights (null). Shown at once,
 * taken back with a notice when it fails. Never throws.
 */
export function useHighlightVerses() {
  const { mutateAsync } = useMutation(setHighlightsMutation);
  return (passage: string, verses: readonly string[], value: HighlightValue | null) =>
    mutateAsync({ passage, verses, value }).catch((error) => reportFailure(passage, error));
}

/** Says why a highlight could not be changed; of a conflict, what it says now. */
function reportFailure(passage: string, error: unknown): void {
  const label = conflictingRow(error)?.label ?? null;
  toast({
    variant: "destructive",
    title: label
      ? `${passage} was changed elsewhere meanwhile`
      : "The highlight couldn’t be changed",
    description: label
      ? `It says “${label}” now. Choose again to change it.`
      : failureWords(error, "The verse is as it was. Please try again."),
  });
}

/** Removes a highlight of a list; the notice has a way to undo it. Never throws. */
export function useRemoveHighlight() {
  const { mutateAsync } = useMutation(setHighlightsMutation);

  return async ({ reference, colour, label }: Highlight): Promise<void> => {
    const set = (value: HighlightValue | null) =>
      mutateAsync({ passage: reference, verses: [reference], value });
    const undo = {
      label: "Undo",
      altText: "Undo: highlight the verse again",
      onPress: () => void restore(),
    };
    async function restore() {
      try {
        await set({ colour: toColor(colour), label });
        toast({ title: `${reference} is highlighted again` });
      } catch (error) {
        toast({
          variant: "destructive",
          title: "The highlight couldn’t be put back",
          description: failureWords(error, "Please try again."),
          action: undo,
        });
      }
    }
    try {
      await set(null);
      toast({ title: `The highlight of ${reference} was removed`, action: undo });
    } catch (error) {
      toast({
        variant: "destructive",
        title: "The highlight couldn’t be removed",
        description: failureWords(error, "It is still there. Please try again."),
      });
    }
  };
}
