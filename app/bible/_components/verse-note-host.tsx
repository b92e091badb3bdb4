"use client";

import { Suspense } from "react";
import { createPortal } from "react-dom";
import { closeHash, useHash } from "@/components/common/item-address";
import { lazyWithData } from "@/components/common/lazy-with-data";
import type { Chapter } from "@/lib/bible/client";
import type { ChapterAnnotations } from "./known-annotations";
import { noteName } from "./verse-note-name";

const VerseNoteDialog = lazyWithData(() =>
  import("./verse-note-dialog").then((module) => module.VerseNoteDialog),
);

/** The note on a verse, while the address says that it is open (`#note-16`); Back closes it. */
export function VerseNoteHost({
  chapter,
  annotations,
}: {
  chapter: Chapter;
  annotations: ChapterAnnotations;
}) {
  const name = useHash();
  const verse = chapter.verses.find((candidate) => noteName(candidate.verse) === name);
  // Not before it is known whether there is one, else what is there would look like a change from
  // elsewhere.
  if (!verse || !annotations.areNotesRead) return null;

  function close() {
    closeHash();
    // What opened it may be gone with the verse's menu; then the browser gives the focus to
    // nothing.
    const number = document.getElementById(`v${verse?.verse}`);
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) number?.focus({ preventScroll: true });
    });
  }

  // Beside the page: a reading theme is the text's and not the dialog's.
  return createPortal(
    <Suspense fallback={null}>
      <VerseNoteDialog
        key={verse.reference}
        verse={verse}
        notes={annotations.notes.get(verse.reference)}
        onClose={close}
      />
    </Suspense>,
    document.body,
  );
}
