"use client";

import { useMutation } from "@tanstack/react-query";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { MAX_NOTE } from "@/lib/collections/constants";
import type { CollectionVerse, NoteCopy } from "@/lib/collections/contract";
import { settleCopyMutation } from "@/lib/collections/settle-copy";
import { formatShortDate } from "@/lib/dates";
import { failureWords } from "@/lib/http/failure-words";

type Verse = Pick<
  CollectionVerse,
  "id" | "version" | "collectionId" | "reference" | "personalNote" | "noteCopies"
>;

/** "Also written on Chrome on Android, Nov 20, 2026, 10:42". */
function originWords({ device, writtenAt }: NoteCopy): string {
  const time = new Date(writtenAt).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  const moment = `${formatShortDate(writtenAt) ?? ""}, ${time}`;
  return device ? `Also written on ${device}, ${moment}` : `Also written, ${moment}`;
}

/**
 * What was written on another device from the same note and is kept below it, until the visitor
 * joins it to the note or deletes it.
 */
export function NoteCopies({ verse }: { verse: Verse }) {
  const settle = useMutation(settleCopyMutation);
  const copies = verse.noteCopies ?? [];
  if (copies.length === 0) return null;

  function end(copy: NoteCopy, text?: string) {
    settle.mutate(
      { verse, copy: copy.id, ...(text === undefined ? {} : { text }) },
      {
        onError: (error) =>
          toast({
            variant: "destructive",
            title: text === undefined ? "It couldn’t be deleted" : "They couldn’t be joined",
            description: failureWords(error, "Both are still here. Please try again."),
          }),
      },
    );
  }

  return (
    <ul aria-label={`Also written on ${verse.reference}`} className="no-print mt-3 space-y-3">
      {copies.map((copy) => {
        const joined = [verse.personalNote, copy.text].filter(Boolean).join("\n\n");
        return (
          <li key={copy.id} className="rounded-md bg-muted px-4 py-3 text-[0.9375rem]">
            <p className="text-[0.8125rem] text-muted-foreground wrap-anywhere">
              {originWords(copy)}
            </p>
            <p dir="auto" className="mt-1 max-w-[62ch] whitespace-pre-line wrap-anywhere">
              {copy.text}
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              {joined.length <= MAX_NOTE && (
                <Button
                  size="sm"
                  variant="outline"
                  disabled={settle.isPending}
                  onClick={() => end(copy, joined)}
                >
                  Join to the note
                </Button>
              )}
              <Button
                size="sm"
                variant="ghost"
                disabled={settle.isPending}
                onClick={() => end(copy)}
              >
                Delete<span className="sr-only"> this copy</span>
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
