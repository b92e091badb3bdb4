import { NotebookPen } from "lucide-react";
import { openHash } from "@/components/common/item-address";
import { Button } from "@/components/ui/button";
import type { ChapterVerse } from "@/lib/bible/client";
import { noteName } from "./verse-note-name";

/**
 * Hangs over the beginning of a verse, in the space between the lines: what its highlight says in
 * words, and the way to its note. It takes no room in the text, so that nothing moves when it
 * comes.
 */
export function VerseTab({
  verse,
  label,
  hasNote,
}: {
  verse: ChapterVerse;
  label: string | undefined;
  hasNote: boolean;
}) {
  if (!label && !hasNote) return null;
  return (
    <span className="verse-tab">
      {hasNote && (
        <Button
          variant="unstyled"
          aria-haspopup="dialog"
          aria-label={`Note on verse ${verse.verse}`}
          title="Your note"
          onClick={() => openHash(noteName(verse.verse))}
          className="note-sign no-print"
        >
          <NotebookPen aria-hidden="true" />
        </Button>
      )}
      {/* The number of the verse says it to screen readers. */}
      {label && (
        <span aria-hidden="true" className="highlight-label">
          {label}
        </span>
      )}
    </span>
  );
}
