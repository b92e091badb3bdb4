"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useOnce } from "@/components/common/use-once";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Modal } from "@/components/ui/modal";
import { toast } from "@/components/ui/use-toast";
import { DEFAULT_TRANSLATION, TRANSLATION_CODES, TRANSLATION_NAMES } from "@/lib/bible/constants";
import { addVerse, type Collection, lookUpVerse } from "@/lib/collections/client";
import { failureWords } from "@/lib/http/write";
import { VersePreview } from "./verse-preview";

interface VerseWish {
  reference: string;
  notes: string;
}

/** How long nothing is typed before the preview is looked up, in ms. */
const PAUSE_MS = 350;

/** Why a verse could not be added: in our own words, the server's, or a hint. */
function whyNotAdded(error: unknown): string {
  // "Verse not found", "No collection selected"; everything that was not meant for visitors has a name of its own.
  if (error instanceof Error && error.name === "Error") return error.message;
  return failureWords(error, "Please check the Bible reference");
}

/** Adds a verse by its reference. What is typed is looked up for a preview; Add does not wait for that and asks for the same look-up. */
export function AddVerseDialog({
  collection,
  onClose,
}: {
  collection: Collection;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [translation, setTranslation] = useState(DEFAULT_TRANSLATION);
  const { register, handleSubmit, watch, formState } = useForm<VerseWish>({
    defaultValues: { reference: "", notes: "" },
  });
  const previewed = useLater(watch("reference").trim());

  const add = useOnce(async ({ reference, notes }: VerseWish) => {
    try {
      const { text, book, chapter, verse, ...found } = await lookUpVerse(
        client,
        reference.trim(),
        translation,
      );
      await addVerse(client, {
        collectionId: collection.id,
        reference: found.reference,
        verseText: text,
        book,
        chapter,
        verse,
        translation: found.translation,
        personalNote: notes.trim() || undefined,
        orderIndex: collection.verseCount,
      });
    } catch (error) {
      toast({
        variant: "destructive",
        title: "Failed to add verse",
        description: whyNotAdded(error),
      });
      return;
    }
    toast({ title: "Verse added successfully!" });
    onClose();
  });

  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Add Bible Verse"
      description={`To “${collection.title}”`}
      className="sm:max-w-lg"
    >
      <form noValidate onSubmit={handleSubmit(add)} className="space-y-5">
        <Field label="Bible Reference" error={formState.errors.reference?.message}>
          {(field) => (
            <input
              {...field}
              {...register("reference", {
                validate: (text) => text.trim() !== "" || "Bible reference is required",
              })}
              data-first-focus
              maxLength={200}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              placeholder="e.g., John 3:16 or Psalm 23:1-4"
              className="field-input"
            />
          )}
        </Field>
        <fieldset className="flex flex-wrap items-center gap-x-5 gap-y-1">
          <legend className="float-left mr-5 text-sm font-medium">Translation</legend>
          {TRANSLATION_CODES.map((code) => (
            <label key={code} className="flex min-h-8 items-center gap-2 text-sm">
              <input
                type="radio"
                name="translation"
                value={code}
                checked={code === translation}
                onChange={() => setTranslation(code)}
              />
              <abbr title={TRANSLATION_NAMES[code]} className="no-underline">
                {code}
              </abbr>
            </label>
          ))}
        </fieldset>
        <VersePreview reference={previewed} translation={translation} />
        <Field label="Notes" note="optional" error={formState.errors.notes?.message}>
          {(field) => (
            <textarea
              {...field}
              {...register("notes")}
              maxLength={10_000}
              rows={3}
              placeholder="Why this verse? Only you see this."
              className="field-input"
            />
          )}
        </Field>
        <div className="flex justify-end">
          <Button type="submit" disabled={formState.isSubmitting}>
            {formState.isSubmitting ? "Adding..." : "Add Verse"}
          </Button>
        </div>
      </form>
    </Modal>
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
