"use client";

import { useMutation } from "@tanstack/react-query";
import { PencilLine } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef, useState } from "react";
import { useKeptNote } from "@/components/scripture/kept-note";
import { NoteCopies } from "@/components/scripture/note-copies";
import { NoteForm, type SeenNote } from "@/components/scripture/note-form";
import { wordsLanguage } from "@/components/scripture/words-language";
import { Button } from "@/components/ui/button";
import { TRANSLATION_CODES } from "@/lib/bible/constants";
import { standingWords } from "@/lib/collections/rules";
import { changeNoteMutation } from "@/lib/collections/verse-client";
import type { Note } from "@/lib/highlights/client";
import { ReaderLink } from "./reader-link";
import { noteDrafts } from "./verse-note-drafts";

/** A saved verse of the overview with its note, which can be written in its place. */
export function NoteEntry({
  note: read,
  onOpen,
}: {
  note: Note;
  onOpen: (reference: string, translation?: string) => void;
}) {
  const note = useKeptNote(read);
  const { mutateAsync } = useMutation(changeNoteMutation);
  const [seen, setSeen] = useState<SeenNote | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { reference, osis, translation, personalNote, verseText, collectionId } = note;
  const unchecked = standingWords(note);
  const isOwn = TRANSLATION_CODES.some((code) => code === translation);
  const isHere = isOwn || note.language !== undefined;

  useEffect(() => {
    if (wasOpen.current && !seen) opener.current?.focus();
    wasOpen.current = seen !== null;
  }, [seen]);

  return (
    <li className="py-4 first:pt-1">
      <p className="flex flex-wrap items-baseline gap-x-2 text-[0.8125rem] text-muted-foreground">
        {osis === null ? (
          <span className="text-base text-foreground wrap-anywhere">{reference}</span>
        ) : (
          <ReaderLink
            reference={reference}
            onOpen={(wanted) => onOpen(wanted, isHere ? translation : undefined)}
            className="link text-base font-medium"
          >
            {reference}
          </ReaderLink>
        )}
        {translation}
        {note.collectionTitle && (
          <>
            {" · "}
            <Link
              href={`/scripture-library?collection=${encodeURIComponent(collectionId)}`}
              prefetch={false}
              className="link wrap-anywhere"
            >
              {note.collectionTitle}
            </Link>
          </>
        )}
      </p>
      {unchecked === null ? (
        <p {...wordsLanguage(note)} className="scripture mt-1 text-[1.0625rem] leading-relaxed">
          {verseText}
        </p>
      ) : (
        <p className="mt-1 wrap-anywhere text-muted-foreground">
          <span className="level level-yellow mr-2">{unchecked}</span>
          <bdi>{verseText}</bdi>
        </p>
      )}
      {seen ? (
        <div className="mt-3">
          <NoteForm
            label={`Your note on ${reference}`}
            begun={seen}
            now={note}
            draft={noteDrafts.get(note.id)?.text}
            onDraft={(text) => noteDrafts.set(note.id, { text, begun: seen })}
            save={(text, version, keepBoth = false) =>
              mutateAsync({ seen: { ...note, version }, personalNote: text, keepBoth })
            }
            onClose={() => {
              noteDrafts.delete(note.id);
              setSeen(null);
            }}
          />
        </div>
      ) : (
        <div className="mt-2">
          {personalNote && (
            <p
              dir="auto"
              className="max-w-[62ch] border-l-2 border-scripture-rule pl-3 text-[0.9375rem] whitespace-pre-line wrap-anywhere"
            >
              {personalNote}
            </p>
          )}
          <Button
            variant="unstyled"
            ref={opener}
            onClick={() =>
              setSeen(noteDrafts.get(note.id)?.begun ?? { version: note.version, personalNote })
            }
            className="note-edit"
          >
            <PencilLine aria-hidden="true" className="size-4" />
            {personalNote ? "Edit note" : "Add note"}
            <span className="sr-only">{` on ${reference}`}</span>
          </Button>
          <NoteCopies verse={read} />
        </div>
      )}
    </li>
  );
}
