"use client";

import { useMutation } from "@tanstack/react-query";
import { PencilLine } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useKeptNote } from "@/components/scripture/kept-note";
import { NoteCopies } from "@/components/scripture/note-copies";
import { NoteForm, type SeenNote } from "@/components/scripture/note-form";
import { Button } from "@/components/ui/button";
import { type CollectionVerse, changeNoteMutation } from "@/lib/collections/verse-client";

/** The visitor's own note on a verse, changed in its place. */
export function VerseNote({ verse: read }: { verse: CollectionVerse }) {
  const verse = useKeptNote(read);
  const [seen, setSeen] = useState<SeenNote | null>(null);
  const { mutateAsync } = useMutation(changeNoteMutation);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const { reference, personalNote } = verse;

  useEffect(() => {
    if (wasOpen.current && !seen) opener.current?.focus();
    wasOpen.current = seen !== null;
  }, [seen]);

  if (seen) {
    return (
      <div className="note-form">
        <NoteForm
          label={`Your note on ${reference}`}
          begun={seen}
          now={verse}
          save={(personalNote, version, keepBoth = false) =>
            mutateAsync({ seen: { ...verse, version }, personalNote, keepBoth })
          }
          onClose={() => setSeen(null)}
        />
      </div>
    );
  }
  return (
    <div className="verse-note">
      {personalNote && <p>{personalNote}</p>}
      <Button
        ref={opener}
        variant="unstyled"
        className="note-button no-print"
        onClick={() => setSeen({ version: verse.version, personalNote: verse.personalNote })}
      >
        <PencilLine aria-hidden="true" />
        {personalNote ? "Edit note" : "Add note"}
        <span className="sr-only">{` on ${reference}`}</span>
      </Button>
      <NoteCopies verse={read} />
    </div>
  );
}
