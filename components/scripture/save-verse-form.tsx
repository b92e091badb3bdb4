"use client";

import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/use-toast";
import { passageOptions } from "@/lib/bible/client";
import type { TranslationCode } from "@/lib/bible/constants";
import {
  addVerse,
  type Collection,
  collectionsOptions,
  createCollection,
  lookUpVerse,
} from "@/lib/collections/client";
import { SAVED_VERSES } from "@/lib/highlights/constants";
import { refusal } from "@/lib/http/request";
import { failureWords } from "@/lib/http/write";
import { CollectionChoice, NEW_COLLECTION } from "./collection-choice";
import { noteSaved, readLastCollection, wasSavedIn } from "./saved-places";

/** Most characters of a note and of a collection's name; the server's own. */
const MAX_NOTE = 10_000;
const NAME_REQUIRED = "Collection name is required";
const CHECK_REFERENCE = "Please check the Bible reference";

/** A failed save in words: the server's, what is wrong with the connection, or the catalogue's (spec §8). */
const saveFailure = (error: unknown) =>
  failureWords(
    error,
    error instanceof Error && error.message === "Verse not found" ? error.message : CHECK_REFERENCE,
  );

/** Which collection, a note, and Save. What was entered stays when saving fails. */
export function SaveVerseForm({
  reference,
  translation,
  onSaved,
}: {
  reference: string;
  translation: TranslationCode;
  onSaved: () => void;
}) {
  const client = useQueryClient();
  const found = useInfiniteQuery(collectionsOptions());
  const collections = found.data?.pages.flatMap(({ items }) => items) ?? [];

  const [made, setMade] = useState<Collection | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isFirst, setIsFirst] = useState(false);
  /** Of a new collection; null until the visitor has typed one. */
  const [typedName, setName] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const [nameProblem, setNameProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  // Read at once, unlike state: two presses in one moment are one.
  const isUnderWay = useRef(false);
  const nameField = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);

  const hasCollections = found.data !== undefined;
  useEffect(() => {
    // They may come when the dialog is open already, with the focus still on Close; a visitor who writes a note stays there.
    const element = form.current;
    if (!hasCollections || !element?.closest("dialog")?.open) return;
    if (element.contains(document.activeElement)) return;
    element.querySelector<HTMLElement>("[data-first-focus]")?.focus();
  }, [hasCollections]);

  // The first save needs one press.
  const name = typedName ?? (isFirst ? SAVED_VERSES : "");
  const last = readLastCollection();
  const usual = collections.find(({ title }) => title === SAVED_VERSES) ?? collections[0];
  const offered = collections.some(({ id }) => id === last) ? last : usual?.id;
  // Settled once: a collection that comes from another tab meanwhile must not take the place of what is being entered.
  if (chosen === null && found.data) {
    setChosen(offered ?? NEW_COLLECTION);
    setIsFirst(collections.length === 0);
  }
  const choice = chosen ?? NEW_COLLECTION;

  async function save() {
    // Left as it was offered, the first one may have come from another tab meanwhile.
    const isOffered = choice === NEW_COLLECTION && typedName === null;
    let collection = [...collections, ...(made ? [made] : [])].find(({ id, title }) =>
      isOffered ? title === SAVED_VERSES : id === choice,
    );
    if (!collection && choice !== NEW_COLLECTION) {
      setFailure("No collection selected");
      return;
    }
    if (!collection) {
      try {
        collection = await createCollection(client, { name: name.trim() });
      } catch (error) {
        const words = failureWords(error, "Please try again.");
        setFailure(words);
        toast({ title: "Failed to create collection", description: words, variant: "destructive" });
        return;
      }
      // From here on it is one of the list, also when adding fails: trying again makes no second one.
      setMade(collection);
      setChosen(collection.id);
      setName(null);
    }
    try {
      const { text, book, chapter, verse, ...place } = await lookUpVerse(
        client,
        reference,
        translation,
      );
      await addVerse(client, {
        collectionId: collection.id,
        reference: place.reference,
        verseText: text,
        book: book ?? "",
        chapter: chapter ?? 0,
        verse: verse ?? 0,
        translation: place.translation,
        personalNote: note.trim() || undefined,
        orderIndex: collection.verseCount,
      });
    } catch (error) {
      const words = saveFailure(error);
      setFailure(words);
      toast({ title: "Failed to add verse", description: words, variant: "destructive" });
      return;
    }
    noteSaved(collection.id, reference, translation);
    toast({
      title: "Verse added successfully!",
      description: `${reference} · ${collection.title}`,
    });
    onSaved();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isUnderWay.current) return;
    setFailure(null);
    if (choice === NEW_COLLECTION && name.trim() === "") {
      setNameProblem(NAME_REQUIRED);
      nameField.current?.focus();
      return;
    }
    isUnderWay.current = true;
    setIsSaving(true);
    await save();
    isUnderWay.current = false;
    setIsSaving(false);
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="space-y-5">
      <VersePreview reference={reference} translation={translation} />
      {found.isPending && (
        <div role="status" className="min-h-24 space-y-2">
          <span className="sr-only">Loading your collections</span>
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      )}
      {found.isError && !found.data && (
        <EmptyState title={found.error.message} onRetry={() => found.refetch()} />
      )}
      {found.data && (
        <CollectionChoice
          collections={collections}
          choice={choice}
          onChoose={(id) => {
            setChosen(id);
            setNameProblem(null);
          }}
          isSavedIn={(id) => wasSavedIn(id, reference, translation)}
          read={found}
          nameField={nameField}
          name={name}
          nameProblem={nameProblem}
          onName={(text) => {
            setName(text);
            setNameProblem(null);
          }}
        />
      )}
      <label className="block">
        <span className="mb-1.5 block text-sm font-medium">
          Your note <span className="font-normal text-muted-foreground">(optional)</span>
        </span>
        <textarea
          value={note}
          onChange={(event) => setNote(event.target.value)}
          maxLength={MAX_NOTE}
          rows={3}
          placeholder="What this verse says to you"
          className="block w-full rounded-md border border-input bg-card px-3 py-2 text-[0.9375rem] placeholder:text-muted-foreground"
        />
      </label>
      {failure && <p className="text-[0.9375rem] text-destructive">{failure}</p>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-[0.8125rem] text-muted-foreground">
          {collections.find(({ id }) => id === choice)?.isPublic
            ? "This collection is shared: whoever has its link sees the verse, not your note."
            : "Only this browser can see it."}
        </p>
        <Button type="submit" disabled={isSaving || !found.data} className="max-sm:w-full">
          {isSaving ? "Adding..." : "Save verse"}
        </Button>
      </div>
    </form>
  );
}

/** The words that will be kept, so that nobody saves another verse than meant. */
function VersePreview({
  reference,
  translation,
}: {
  reference: string;
  translation: TranslationCode;
}) {
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
        <blockquote className="scripture line-clamp-3 text-[1.0625rem] leading-relaxed">
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
            (passage.data === null ? "Verse not found" : "The passage could not be loaded.")}
        </p>
      )}
    </div>
  );
}
