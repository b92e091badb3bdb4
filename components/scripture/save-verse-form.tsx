"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { EmptyState } from "@/components/common/empty-state";
import { useOnce } from "@/components/common/use-once";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/use-toast";
import { passageOptions } from "@/lib/bible/client";
import {
  type Collection,
  collectionsOptions,
  createCollectionMutation,
} from "@/lib/collections/client";
import { MAX_NOTE, NEW_COLLECTION, NO_COLLECTION } from "@/lib/collections/constants";
import { type VerseToSave, verseToSave } from "@/lib/collections/contract";
import { addFailure, addVerseMutation } from "@/lib/collections/verse-client";
import { saveNoteMutation } from "@/lib/highlights/client";
import { SAVED_VERSES } from "@/lib/highlights/constants";
import { isConnectionFailure, isOnline } from "@/lib/http/connection";
import { failureWords } from "@/lib/http/failure-words";
import { refusal } from "@/lib/http/request";
import { learnHref } from "@/lib/learning/learn-link";
import { CollectionChoice } from "./collection-choice";
import { noteSaved, readLastCollection, wasSavedIn } from "./last-collection";
import { wordsLanguage } from "./words-language";

/**
 * What is offered first: the collection used last, else 'Saved verses', which may be yet to make.
 */
function offer(collections: readonly Collection[]): VerseToSave {
  const last = readLastCollection();
  const usual = collections.find(({ title }) => title === SAVED_VERSES) ?? collections[0];
  const offered = collections.find(({ id }) => id === last) ?? usual;
  return { collection: offered?.id ?? NEW_COLLECTION, name: offered ? "" : SAVED_VERSES, note: "" };
}

/** Which collection, a note, and Save. What was entered stays when saving fails. */
export function SaveVerseForm({
  reference,
  translation,
  onSaved,
}: {
  reference: string;
  translation: string;
  onSaved: () => void;
}) {
  const found = useInfiniteQuery(collectionsOptions());
  const create = useMutation(createCollectionMutation);
  const add = useMutation(addVerseMutation);
  const keep = useMutation(saveNoteMutation);
  /** What this form has made itself, should the list not be read anew. */
  const [made, setMade] = useState<Collection | null>(null);
  const listed = found.data?.pages.flatMap(({ items }) => items) ?? [];
  // Settled once: what comes from another tab must not take the place of what is being entered.
  const [offered, setOffered] = useState<VerseToSave>();
  if (!offered && found.data) setOffered(offer(listed));
  const form = useForm<VerseToSave>({
    resolver: zodResolver(verseToSave),
    defaultValues: { collection: "", name: "", note: "" },
    ...(offered ? { values: offered } : {}),
    resetOptions: { keepDirtyValues: true },
  });
  const { register, setValue, setError } = form;
  const { errors, dirtyFields, isSubmitting } = form.formState;
  const choice = form.watch("collection");
  const hasChoice = choice !== "";
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // Collections may come when the dialog is open already, with the focus still on Close; a
    // visitor who writes a note stays there.
    const entered = element.current;
    if (!hasChoice || !entered?.closest("dialog")?.open) return;
    if (entered.contains(document.activeElement)) return;
    entered.querySelector<HTMLElement>("[data-first-focus]")?.focus();
  }, [hasChoice]);

  function fail(title: string, words: string) {
    setError("root", { message: words });
    toast({ title, description: words, variant: "destructive" });
  }

  /** Saves the verse into 'Saved verses' once there is a connection. False where it was refused. */
  async function keepVerse(note: string): Promise<boolean> {
    const verse = { reference, translation, ...(note ? { note } : {}) };
    const saved = await keep.mutateAsync(verse).catch(() => undefined);
    if (saved === undefined) return false;
    toast({
      title: saved ? "Verse added successfully!" : "Saved here until you’re back online",
      description: `${reference} · ${SAVED_VERSES}`,
    });
    onSaved();
    return true;
  }

  const save = useOnce(async ({ collection: chosen, name, note }: VerseToSave) => {
    // Left as it was offered, the first one may have come from another tab meanwhile.
    const isOffered = chosen === NEW_COLLECTION && !dirtyFields.name;
    let collection = [...listed, ...(made ? [made] : [])].find(({ id, title }) =>
      isOffered ? title === SAVED_VERSES : id === chosen,
    );
    if (!collection && chosen !== NEW_COLLECTION) {
      setError("root", { message: NO_COLLECTION });
      return;
    }
    // The one collection that can do without an answer: the server makes it and finds the verse.
    const isKeeper = (collection?.title ?? name.trim()) === SAVED_VERSES;
    if (isKeeper && !isOnline() && (await keepVerse(note))) return;
    try {
      collection ??= await create.mutateAsync({ name });
    } catch (error) {
      if (isKeeper && isConnectionFailure(error) && (await keepVerse(note))) return;
      fail("Failed to create collection", failureWords(error, "Please try again."));
      return;
    }
    // From here on it is one of the list, also when adding fails: trying again makes no second one.
    if (chosen === NEW_COLLECTION) {
      setMade(collection);
      setValue("collection", collection.id);
      setValue("name", "");
    }
    try {
      await add.mutateAsync({ collection, reference, translation, personalNote: note });
    } catch (error) {
      if (isKeeper && isConnectionFailure(error) && (await keepVerse(note))) return;
      fail("Failed to add verse", addFailure(error));
      return;
    }
    noteSaved(collection.id, reference, translation);
    toast({
      title: "Verse added successfully!",
      description: `${reference} · ${collection.title}`,
    });
    onSaved();
  });

  return (
    <form ref={element} onSubmit={form.handleSubmit(save)} noValidate className="space-y-5">
      <VersePreview reference={reference} translation={translation} />
      {(found.isPending || (found.data && !hasChoice)) && (
        <div role="status" className="min-h-24 space-y-2">
          <span className="sr-only">Loading your collections</span>
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      )}
      {found.isError && !found.data && (
        <EmptyState title={found.error.message} onRetry={() => found.refetch()} />
      )}
      {hasChoice && (
        <CollectionChoice
          form={form}
          collections={listed}
          isSavedIn={(id) => wasSavedIn(id, reference, translation)}
          read={found}
        />
      )}
      <Field label="Your note" note="optional">
        {(field) => (
          <Textarea
            {...field}
            {...register("note")}
            maxLength={MAX_NOTE}
            rows={3}
            placeholder="What this verse says to you"
          />
        )}
      </Field>
      {errors.root && <p className="text-[0.9375rem] text-destructive">{errors.root.message}</p>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-[0.8125rem] text-muted-foreground">
          {listed.find(({ id }) => id === choice)?.isPublic
            ? "This collection is shared: anyone who has its link sees the verse, not your note."
            : "Nobody else can see it."}{" "}
          <a href={learnHref(reference, translation)} className="link">
            Learn it by heart
          </a>
        </p>
        <Button type="submit" disabled={isSubmitting || !found.data} className="max-sm:w-full">
          {isSubmitting ? "Adding..." : "Save verse"}
        </Button>
      </div>
    </form>
  );
}

/** The words that will be saved, so that nobody saves another verse than meant. */
function VersePreview({ reference, translation }: { reference: string; translation: string }) {
  const passage = useQuery(passageOptions(reference, translation));
  return (
    <div className="min-h-16 border-l-2 border-scripture-rule pl-4" aria-busy={passage.isPending}>
      {passage.isPending && (
        <div className="space-y-2 py-1">
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      )}
      {passage.data && (
        <blockquote
          {...wordsLanguage(passage.data.verses[0] ?? {})}
          className="scripture line-clamp-3 text-[1.0625rem] leading-relaxed"
        >
          {passage.data.text}
        </blockquote>
      )}
      {passage.data && (
        <p className="mt-1 text-[0.8125rem] text-muted-foreground">
          {passage.data.reference} · {passage.data.translation}
        </p>
      )}
      {(passage.isError || passage.data === null) && (
        <p className="text-[0.9375rem]">
          {refusal(passage.error)?.detail ??
            (passage.data === null ? "Verse not found" : "The passage couldn’t be loaded.")}
        </p>
      )}
    </div>
  );
}
