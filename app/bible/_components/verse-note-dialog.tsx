"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { NoteCopies } from "@/components/scripture/note-copies";
import { NoteForm, type SeenNote } from "@/components/scripture/note-form";
import { wordsLanguage } from "@/components/scripture/words-language";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { toast } from "@/components/ui/use-toast";
import type { ChapterVerse } from "@/lib/bible/client";
import { changeNoteMutation } from "@/lib/collections/verse-client";
import { type Note, saveNoteMutation } from "@/lib/highlights/client";
import { SAVED_VERSES } from "@/lib/highlights/constants";
import { isNewAndKept } from "./kept-notes";
import { noteDrafts } from "./verse-note-drafts";

const NO_NOTE: SeenNote = { version: 0 };

function reportOf(isRemoved: boolean, isKept: boolean): string {
  if (isKept) return "Saved here until you’re back online";
  return isRemoved ? "The note was removed" : "The note is saved";
}

/**
 * The note that is the verse's own: in 'Saved verses' and in this translation where there is such a
 * one.
 */
function ownNote(verse: ChapterVerse, notes: readonly Note[]): Note | undefined {
  const rank = ({ collectionTitle, translation }: Note) =>
    (collectionTitle === SAVED_VERSES ? 2 : 0) + (translation === verse.translation ? 1 : 0);
  return notes
    .filter(({ reference }) => reference === verse.reference)
    .sort((one, other) => rank(other) - rank(one))[0];
}

/**
 * The visitor's note on a verse, written and changed; others that begin at this verse are shown
 * below.
 */
export function VerseNoteDialog({
  verse,
  notes = [],
  onClose,
}: {
  verse: ChapterVerse;
  notes: readonly Note[] | undefined;
  onClose: () => void;
}) {
  const change = useMutation(changeNoteMutation);
  const create = useMutation(saveNoteMutation);
  const { reference, translation } = verse;
  const now = ownNote(verse, notes);
  // Settled when it opens: what comes from another tab meanwhile is shown beside what is being
  // typed.
  const [own] = useState(now);
  const [draft] = useState(() => noteDrafts.get(reference));
  const begun = own ? (draft?.begun ?? own) : NO_NOTE;
  const others = notes.filter(({ id }) => id !== (own ?? now)?.id);

  async function save(text: string, version: number, keepBoth = false) {
    const saved =
      own && !isNewAndKept(own)
        ? await change.mutateAsync({ seen: { ...own, version }, personalNote: text, keepBoth })
        : await create.mutateAsync({
            reference,
            translation,
            note: text,
            seenNote: own?.personalNote,
            keepBoth,
            ...(version > 0 ? { version } : {}),
          });
    toast({
      title: reportOf(text.trim() === "", saved === null),
      description: `${reference} · ${own?.collectionTitle ?? SAVED_VERSES}`,
    });
    return saved;
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="sm:max-w-lg">
        <DialogHeader>
          <DialogTitle>{`Note on ${reference}`}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <blockquote
            dir="auto"
            {...wordsLanguage(verse)}
            className="scripture mb-5 border-l-2 border-scripture-rule pl-4 text-[1.0625rem] leading-relaxed"
          >
            {verse.text}
          </blockquote>
          <NoteForm
            label={`Your note on ${reference}`}
            begun={begun}
            now={now ?? NO_NOTE}
            draft={draft?.text}
            onDraft={(text) => noteDrafts.set(reference, { text, begun })}
            save={save}
            onClose={() => {
              noteDrafts.delete(reference);
              onClose();
            }}
          />
          <p className="mt-4 text-[0.8125rem] text-muted-foreground">
            {own && own.collectionTitle !== SAVED_VERSES
              ? `It is in your collection “${own.collectionTitle}”.`
              : `The verse and its note are saved in your collection “${SAVED_VERSES}”.`}
          </p>
          {now && !isNewAndKept(now) && <NoteCopies verse={now} />}
          {others.length > 0 && (
            <section aria-label="More notes here" className="mt-5 border-t pt-4">
              <h3 className="eyebrow mb-2">More notes here</h3>
              <ul className="space-y-3 text-[0.9375rem]">
                {others.map(({ id, personalNote, collectionTitle, ...other }) => (
                  <li key={id}>
                    <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                      {personalNote}
                    </p>
                    <p className="text-[0.8125rem] text-muted-foreground">
                      {other.reference} · {other.translation} · {collectionTitle}
                    </p>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
