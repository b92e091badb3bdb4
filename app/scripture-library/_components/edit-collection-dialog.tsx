"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useOnce } from "@/components/common/use-once";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { toast } from "@/components/ui/use-toast";
import { type Collection, changeCollectionMutation } from "@/lib/collections/client";
import { type CollectionWords, collectionWords } from "@/lib/collections/contract";
import { failureWords } from "@/lib/http/failure-words";
import { conflictingRow } from "@/lib/http/write";
import { writeFrom } from "@/lib/http/write-from";
import { CollectionFields } from "./collection-fields";

type Seen = Pick<Collection, "version" | "title" | "description">;

/** The words and the version a collection has by now, where a conflict's answer holds them. */
function readCurrent(error: unknown): Seen | null {
  const { version, title, description } = conflictingRow(error) ?? {};
  if (typeof version !== "number" || typeof title !== "string") return null;
  return { version, title, description: typeof description === "string" ? description : null };
}

const hasSameWords = (one: Seen, other: Seen) =>
  one.title === other.title && (one.description ?? "") === (other.description ?? "");

/**
 * Changes a collection's name and description, never over what another tab has written meanwhile.
 */
export function EditCollectionDialog({
  collection,
  onClose,
}: {
  collection: Collection;
  onClose: () => void;
}) {
  const { mutateAsync } = useMutation(changeCollectionMutation);
  /**
   * What the visitor knows the words to be; the collection itself may change under the open dialog.
   */
  const [known, setKnown] = useState<Seen>(collection);
  const [other, setOther] = useState<Seen | null>(null);
  const { register, handleSubmit, formState } = useForm<CollectionWords>({
    resolver: zodResolver(collectionWords),
    defaultValues: { name: collection.title, description: collection.description ?? "" },
  });

  const save = useOnce(async (change: CollectionWords) => {
    const write = ({ version }: Seen) =>
      mutateAsync({ seen: { id: collection.id, version }, change });
    try {
      // Where only its sharing was changed meanwhile, nothing is asked.
      await writeFrom(other ?? known, write, readCurrent, hasSameWords);
    } catch (error) {
      const current = readCurrent(error);
      if (current) {
        setKnown(current);
        setOther(current);
        return;
      }
      toast({
        variant: "destructive",
        title: "The collection couldn’t be changed",
        description: failureWords(error, "What you typed is still here. Please try again."),
      });
      return;
    }
    toast({ title: "Collection saved" });
    onClose();
  });

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="sm:max-w-lg">
        <DialogHeader>
          <DialogTitle>Edit Collection</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <form noValidate onSubmit={handleSubmit(save)} className="space-y-5">
            <CollectionFields register={register} errors={formState.errors} />
            {other && (
              <div role="alert" className="conflict">
                <p className="font-medium">This was changed elsewhere in the meantime.</p>
                <p className="mt-1">It now reads:</p>
                <blockquote>
                  <b>{other.title}</b>
                  {other.description && <span className="block">{other.description}</span>}
                </blockquote>
              </div>
            )}
            <div className="flex justify-end gap-2">
              {other && (
                <Button variant="outline" onClick={onClose}>
                  Keep the other
                </Button>
              )}
              <Button type="submit" disabled={formState.isSubmitting}>
                {saveLabel(formState.isSubmitting, other !== null)}
              </Button>
            </div>
          </form>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function saveLabel(isSaving: boolean, isConflicting: boolean): string {
  if (isSaving) return "Saving...";
  return isConflicting ? "Keep what I typed" : "Save";
}
