"use client";

import { useMutationState } from "@tanstack/react-query";
import { useMemo } from "react";
import { keptNoteChanges } from "@/lib/collections/verse-client";
import { keptNotes, type Note } from "@/lib/highlights/client";
import { SAVED_VERSES } from "@/lib/highlights/constants";

/** The id of a note that the server does not have yet. */
const KEPT_ID = "kept ";

/** Whether a note waits for a connection and has no row yet. */
export const isNewAndKept = ({ id }: Note) => id.startsWith(KEPT_ID);

/**
 * Notes with those that wait for a connection: changed ones as they will be, new ones on the verses
 * whose references begin with `begin`.
 */
export function useWithKeptNotes(notes: Note[], begin: string): Note[] {
  const changes = useMutationState(keptNoteChanges);
  const saved = useMutationState(keptNotes);
  return useMemo(() => {
    if (changes.length === 0 && saved.length === 0) return notes;
    const texts = new Map(changes.map(({ id, personalNote }) => [id, personalNote]));
    let all: Note[] = notes.map((note) => ({
      ...note,
      personalNote: texts.get(note.id) ?? note.personalNote,
    }));
    for (const { reference, translation = "", note: personalNote } of saved) {
      if (!personalNote || !reference.startsWith(begin)) continue;
      all = all.filter((other) => other.reference !== reference || !isNewAndKept(other));
      const there = all.find(
        (other) =>
          other.reference === reference &&
          other.translation === translation &&
          other.collectionTitle === SAVED_VERSES,
      );
      if (there) there.personalNote = personalNote;
      else all.push(newNote(reference, translation, personalNote));
    }
    return all.filter((note) => note.personalNote);
  }, [notes, changes, saved, begin]);
}

function newNote(reference: string, translation: string, personalNote: string): Note {
  const [, book = "", chapter = "", verse = ""] = /^(.+) (\d+):(\d+)/.exec(reference) ?? [];
  return {
    id: `${KEPT_ID}${reference} ${translation}`,
    collectionId: "",
    collectionTitle: SAVED_VERSES,
    reference,
    translation,
    verseText: "",
    book,
    chapter: Number(chapter),
    verse: Number(verse),
    personalNote,
    orderIndex: 0,
    isChecked: true,
    version: 0,
  };
}
