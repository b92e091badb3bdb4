"use client";

import { useMutationState } from "@tanstack/react-query";
import { keptNoteChanges } from "@/lib/collections/verse-client";

/** A saved verse with its note as it will be, where a change of it waits for a connection. */
export function useKeptNote<Verse extends { id: string; personalNote?: string | null | undefined }>(
  verse: Verse,
): Verse {
  const kept = useMutationState(keptNoteChanges).findLast(({ id }) => id === verse.id);
  return kept ? { ...verse, personalNote: kept.personalNote } : verse;
}
