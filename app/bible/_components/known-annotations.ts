import type { Note } from "@/lib/highlights/client";
import type { HighlightValue } from "@/lib/highlights/rules";

/** The visitor's highlights and notes on a chapter, by the reference of the verse. */
export interface ChapterAnnotations {
  highlights: ReadonlyMap<string, HighlightValue>;
  /** Notes that stand at a verse; one on a passage stands at its first. */
  notes: ReadonlyMap<string, readonly Note[]>;
  areNotesRead: boolean;
  isError: boolean;
  onRetry: () => void;
}

/** As long as nothing is known of them. */
export const NO_ANNOTATIONS: ChapterAnnotations = {
  highlights: new Map(),
  notes: new Map(),
  areNotesRead: false,
  isError: false,
  onRetry: () => {},
};
