"use client";

import { Eraser } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { Chapter, ChapterVerse } from "@/lib/bible/client";
import { HIGHLIGHT_LABELS, type HighlightColor } from "@/lib/highlights/constants";
import { recolor } from "@/lib/highlights/rules";
import { useAnnotations } from "./chapter-annotations";
import { HighlightColors } from "./highlight-colors";
import { HighlightLabel } from "./highlight-label";
import { useHighlightVerses } from "./highlight-writes";

/**
 * Highlights a verse, or a run of verses from it on: one of five colors, each with what it says,
 * and an own label.
 */
export function HighlightMenu({ chapter, verse }: { chapter: Chapter; verse: ChapterVerse }) {
  const { highlights } = useAnnotations(chapter);
  const highlightVerses = useHighlightVerses();
  const [end, setEnd] = useState(verse.verse);
  const [report, setReport] = useState("");
  const id = useId();
  const section = useRef<HTMLElement>(null);

  const run = chapter.verses.filter((other) => other.verse >= verse.verse && other.verse <= end);
  const values = run.map(({ reference }) => highlights.get(reference) ?? null);
  const [first] = values;
  /** What all of them say; null where they differ. */
  const value =
    first && values.every((other) => other?.colour === first.colour && other.label === first.label)
      ? first
      : null;
  const isHighlighted = values.some((other) => other !== null);
  const later = chapter.verses.filter((other) => other.verse > verse.verse);
  const passage = end > verse.verse ? `${verse.reference}-${end}` : verse.reference;

  function set(wanted: { colour: HighlightColor; label: string } | null) {
    setReport(
      wanted ? `${passage} is highlighted: ${wanted.label}` : `${passage} is not highlighted`,
    );
    const references = run.map(({ reference }) => reference);
    void highlightVerses(passage, references, wanted);
  }
  function remove() {
    set(null);
    // The button is gone then.
    section.current?.querySelector<HTMLElement>("[aria-pressed]")?.focus();
  }
  function choose(colour: HighlightColor) {
    if (value?.colour === colour) return;
    set(value ? recolor(value, colour) : { colour, label: HIGHLIGHT_LABELS[colour] });
  }

  return (
    <section ref={section} aria-label="Highlight" className="border-b px-4 py-3">
      <div className="mb-1.5 flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="eyebrow">Highlight</h3>
        {later.length > 0 && (
          <label htmlFor={id} className="flex items-center gap-2 text-[0.8125rem]">
            Through verse
            <Select id={id} value={end} onChange={(event) => setEnd(Number(event.target.value))}>
              {[verse, ...later].map((other) => (
                <option key={other.verse}>{other.verse}</option>
              ))}
            </Select>
          </label>
        )}
      </div>
      <HighlightColors
        label={`Highlight ${passage}`}
        chosen={value?.colour ?? null}
        onChoose={choose}
      />
      {isHighlighted && (
        <div className="mt-3 space-y-2">
          {value && (
            <HighlightLabel
              value={value}
              onSave={(label) => set({ colour: value.colour, label })}
            />
          )}
          <Button variant="ghost" size="sm" className="-ml-3" onClick={remove}>
            <Eraser aria-hidden="true" />
            {run.length > 1 ? "Remove highlights" : "Remove highlight"}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {report}
      </p>
    </section>
  );
}
