"use client";

import type { SeenNote } from "@/components/scripture/note-form";

/**
 * A note that was typed and not saved, with the one that the visitor saw then: what came since is
 * still unseen.
 */
interface NoteDraft {
  text: string;
  begun: SeenNote;
}

/** Drafts by what they are on: closing a dialog by accident loses nothing during a visit. */
export const noteDrafts = new Map<string, NoteDraft>();
