"use client";

import { Eraser } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Chapter, ChapterVerse } from "@/lib/bible/client";
import { HIGHLIGHT_LABELS, type HighlightColour } from "@/lib/highlights/constants";
import { MarkColours } from "./marks-colours";
import { MarkLabel } from "./marks-label";
import { recolour, useMarks } from "./marks-store";
import { useMarkVerses } from "./marks-write";

/** Highlights a verse, or a run of verses from it on: one of five colours, each with what it says, and an own label. */
export function MarksMenu({ chapter, verse }: { chapter: Chapter; verse: ChapterVerse }) {
  const { highlights } = useMarks(chapter);
  const markVerses = useMarkVerses(chapter);
  const [end, setEnd] = useState(verse.verse);
  const [said, setSaid] = useState("");
  const id = useId();
  const section = useRef<HTMLElement>(null);

  const run = chapter.verses.filter((other) => other.verse >= verse.verse && other.verse <= end);
  const marks = run.map(({ reference }) => highlights.get(reference) ?? null);
  const [first] = marks;
  /** The mark that all of them bear; null where they differ. */
  const mark =
    first && marks.every((other) => other?.colour === first.colour && other.label === first.label)
      ? first
      : null;
  const isMarked = marks.some((other) => other !== null);
  const later = chapter.verses.filter((other) => other.verse > verse.verse);
  const passage = end > verse.verse ? `${verse.reference}-${end}` : verse.reference;

  function set(wanted: { colour: HighlightColour; label: string } | null) {
    setSaid(
      wanted ? `${passage} is highlighted: ${wanted.label}` : `${passage} is not highlighted`,
    );
    const references = run.map(({ reference }) => reference);
    void markVerses(passage, references, wanted);
  }
  function remove() {
    set(null);
    // The button is gone then.
    section.current?.querySelector<HTMLElement>("[aria-pressed]")?.focus();
  }
  function choose(colour: HighlightColour) {
    if (mark?.colour === colour) return;
    set(mark ? recolour(mark, colour) : { colour, label: HIGHLIGHT_LABELS[colour] });
  }

  return (
    <section ref={section} aria-label="Highlight" className="border-b px-4 py-3">
      <div className="mb-1.5 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="eyebrow">Highlight</h3>
        {later.length > 0 && (
          <label htmlFor={id} className="flex items-center gap-2 text-[0.8125rem]">
            Mark to verse
            <select
              id={id}
              value={end}
              onChange={(event) => setEnd(Number(event.target.value))}
              className="select"
            >
              {[verse, ...later].map((other) => (
                <option key={other.verse}>{other.verse}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      <MarkColours label={`Highlight ${passage}`} chosen={mark?.colour ?? null} onChoose={choose} />
      {isMarked && (
        <div className="mt-3 space-y-2">
          {mark && (
            <MarkLabel mark={mark} onSave={(label) => set({ colour: mark.colour, label })} />
          )}
          <Button variant="ghost" size="sm" className="-ml-2 px-2" onClick={remove}>
            <Eraser aria-hidden="true" />
            {run.length > 1 ? "Remove highlights" : "Remove highlight"}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}
