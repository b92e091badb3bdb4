"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { Input } from "@/components/ui/input";
import { notesOptions } from "@/lib/highlights/client";
import { AnnotationList, NothingFound } from "./annotation-list";
import { itemsOf } from "./chapter-annotations";
import { NoteEntry } from "./note-entry";

/** The list follows when typing has paused for so long, in ms. */
const PAUSE_MS = 250;
/** Most characters searched for; the server's own. */
const MAX_WORDS = 200;

const WORDS = {
  notes: {
    label: "Notes",
    failure: "Your notes couldn’t be loaded.",
    empty: "No notes yet",
    hint: "Open a chapter, choose a verse’s number and then Note.",
  },
  verses: {
    label: "Saved verses",
    failure: "Your saved verses couldn’t be loaded.",
    empty: "No saved verses yet",
    hint: "Choose Save verse wherever a verse appears; it goes into one of your collections.",
  },
} as const;

/** The visitor's notes, or all saved verses, by book and by words of the notes. */
export function NoteList({
  show,
  book,
  bookFilter,
  onOpen,
  onClear,
}: {
  show: "notes" | "verses";
  /** OSIS id; empty for all. */
  book: string;
  bookFilter: ReactNode;
  onOpen: (reference: string, translation?: string) => void;
  /** Takes the filter by book away. */
  onClear: () => void;
}) {
  const [typed, setTyped] = useState("");
  const [q, setQ] = useState("");
  useEffect(() => {
    const pause = setTimeout(() => setQ(typed.trim()), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);

  const list = useInfiniteQuery({
    ...notesOptions({ show, ...(book ? { book } : {}), ...(q ? { q } : {}) }),
    placeholderData: keepPreviousData,
  });
  const notes = itemsOf(list.data);
  const words = WORDS[show];

  return (
    <section aria-label={words.label}>
      <search
        aria-label={`Filter ${words.label.toLowerCase()}`}
        className="mb-5 flex flex-wrap gap-x-5 gap-y-2"
      >
        {show === "notes" && (
          <div className="relative min-w-40 flex-1">
            <Search
              aria-hidden="true"
              className="pointer-events-none absolute top-2.5 left-3 size-4 text-muted-foreground"
            />
            <Input
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              maxLength={MAX_WORDS}
              autoComplete="off"
              enterKeyHint="search"
              aria-label="Words in your notes"
              placeholder="Words in your notes..."
              className="h-9 pr-3 pl-9 text-[0.9375rem]"
            />
          </div>
        )}
        {bookFilter}
      </search>
      <AnnotationList
        list={list}
        label={words.label}
        failure={words.failure}
        count={notes.length}
        empty={
          book !== "" || q !== "" ? (
            <NothingFound
              onClear={() => {
                setTyped("");
                setQ("");
                onClear();
              }}
            />
          ) : (
            <EmptyState title={words.empty}>{words.hint}</EmptyState>
          )
        }
      >
        {notes.map((note) => (
          <NoteEntry key={note.id} note={note} onOpen={onOpen} />
        ))}
      </AnnotationList>
    </section>
  );
}
