"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useOnce } from "@/components/common/use-once";
import { TranslationSelect } from "@/components/scripture/translation-select";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/use-toast";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import type { Collection } from "@/lib/collections/client";
import { MAX_NOTE, MAX_REFERENCE } from "@/lib/collections/constants";
import { type VerseToAdd, verseToAdd } from "@/lib/collections/contract";
import { addFailure, addVerseMutation } from "@/lib/collections/verse-client";
import { VersePreview } from "./verse-preview";

/** How long nothing is typed before the preview is looked up, in ms. */
const PAUSE_MS = 350;

/**
 * Adds a verse by its reference. What is typed is looked up for a preview; Add does not wait for
 * that and asks for the same look-up.
 */
export function AddVerseDialog({
  collection,
  onClose,
}: {
  collection: Collection;
  onClose: () => void;
}) {
  const { mutateAsync } = useMutation(addVerseMutation);
  const { register, handleSubmit, watch, setValue, formState } = useForm<VerseToAdd>({
    resolver: zodResolver(verseToAdd),
    defaultValues: { reference: "", translation: DEFAULT_TRANSLATION, notes: "" },
  });
  const translation = watch("translation");
  const previewed = useLater(watch("reference").trim());

  const add = useOnce(async ({ reference, translation, notes }: VerseToAdd) => {
    try {
      await mutateAsync({ collection, reference, translation, personalNote: notes });
    } catch (error) {
      toast({
        variant: "destructive",
        title: "Failed to add verse",
        description: addFailure(error),
      });
      return;
    }
    toast({ title: "Verse added successfully!" });
    onClose();
  });

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="sm:max-w-lg">
        <DialogHeader>
          <DialogTitle>Add Bible Verse</DialogTitle>
          <DialogDescription>{`To “${collection.title}”`}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <form noValidate onSubmit={handleSubmit(add)} className="space-y-5">
            <Field label="Bible Reference" error={formState.errors.reference?.message}>
              {(field) => (
                <Input
                  {...field}
                  {...register("reference")}
                  data-first-focus
                  maxLength={MAX_REFERENCE}
                  autoComplete="off"
                  autoCapitalize="words"
                  spellCheck={false}
                  placeholder="e.g., John 3:16 or Psalm 23:1-4"
                />
              )}
            </Field>
            <Field label="Translation">
              {(field) => (
                <TranslationSelect
                  {...field}
                  value={translation}
                  onChoose={(code) => setValue("translation", code)}
                />
              )}
            </Field>
            <VersePreview reference={previewed} translation={translation} />
            <Field label="Notes" note="optional" error={formState.errors.notes?.message}>
              {(field) => (
                <Textarea
                  {...field}
                  {...register("notes")}
                  maxLength={MAX_NOTE}
                  rows={3}
                  placeholder="Why this verse? Only you see this."
                />
              )}
            </Field>
            <div className="flex justify-end">
              <Button type="submit" disabled={formState.isSubmitting}>
                {formState.isSubmitting ? "Adding..." : "Add Verse"}
              </Button>
            </div>
          </form>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

/** A text once nothing was typed for a moment; at once when it becomes empty. */
function useLater(text: string): string {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const wait = setTimeout(() => setLater(text), text === "" ? 0 : PAUSE_MS);
    return () => clearTimeout(wait);
  }, [text]);
  return later;
}
