"use client";

import { useAnnotations } from "./chapter-annotations";

/** A verse by the chapter that its marks are read with. */
export interface MarksPlace {
  bookId: string;
  chapter: number;
  /** Of the chapter: "John 3". */
  title: string;
  verse: number;
  /** Where its note is written. */
  noteHref: string;
}

/** What the visitor highlighted and noted at a verse, in a line. */
export function VerseOwnMarks({ verse, noteHref, ...chapter }: MarksPlace) {
  const { highlights, notes } = useAnnotations(chapter);
  const reference = `${chapter.title}:${verse}`;
  const highlight = highlights.get(reference);
  const [note] = notes.get(reference) ?? [];
  return (
    <>
      {highlight && (
        <span className="verse-own-mark" data-highlight={highlight.colour}>
          {highlight.label}
        </span>
      )}
      {note && (
        <a href={noteHref} className="link">
          Your note: {note.personalNote}
        </a>
      )}
    </>
  );
}
