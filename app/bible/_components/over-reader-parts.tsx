"use client";

import { AnnotationsHost } from "./annotations-host";
import { BookChooser } from "./book-chooser";

/** The picker of a chapter, and the overview of highlights, notes and saved verses. */
export function OverReaderParts() {
  return (
    <>
      <BookChooser />
      <AnnotationsHost />
    </>
  );
}
