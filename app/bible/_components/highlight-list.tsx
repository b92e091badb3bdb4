"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useRef, useState } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { highlightsOptions } from "@/lib/highlights/client";
import {
  HIGHLIGHT_COLORS,
  HIGHLIGHT_LABELS,
  type HighlightColor,
} from "@/lib/highlights/constants";
import { toColor } from "@/lib/highlights/rules";
import { AnnotationList, NothingFound } from "./annotation-list";
import { itemsOf, usePendingHighlights } from "./chapter-annotations";
import { HighlightEntry } from "./highlight-entry";
import { useRemoveHighlight } from "./highlight-writes";

const USUAL_LABELS: string[] = Object.values(HIGHLIGHT_LABELS);

/** The visitor's highlights, by colour, label and book. */
export function HighlightList({
  book,
  bookFilter,
  onOpen,
  onClear,
}: {
  /** OSIS id; empty for all. */
  book: string;
  bookFilter: ReactNode;
  onOpen: (reference: string, translation?: string) => void;
  /** Takes the filter by book away. */
  onClear: () => void;
}) {
  const [colour, setColour] = useState<HighlightColor | null>(null);
  const [label, setLabel] = useState("");
  const remove = useRemoveHighlight();
  const pending = usePendingHighlights();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const list = useInfiniteQuery({
    ...highlightsOptions({
      ...(book ? { book } : {}),
      ...(colour ? { colour } : {}),
      ...(label ? { label } : {}),
    }),
    placeholderData: keepPreviousData,
  });
  const all = useInfiniteQuery(highlightsOptions());
  const highlights = itemsOf(list.data).filter(({ reference }) => pending.get(reference) !== null);
  const labels = new Set([...USUAL_LABELS, ...itemsOf(all.data).map((item) => item.label)]);
  if (label) labels.add(label);
  const isFiltered = book !== "" || colour !== null || label !== "";

  return (
    <section ref={section} tabIndex={-1} aria-label="Highlights">
      <search aria-label="Filter highlights" className="mb-5 space-y-3">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons that filter at once */}
        <div role="group" aria-label="Color" className="flex flex-wrap gap-1.5">
          {[null, ...HIGHLIGHT_COLORS].map((choice) => (
            <Button
              variant="unstyled"
              key={choice ?? "all"}
              aria-pressed={choice === colour}
              onClick={() => setColour(choice)}
              className="highlight-filter"
            >
              {choice && (
                <span data-highlight={choice} aria-hidden="true" className="highlight-dot" />
              )}
              {choice ? capitalized(choice) : "All"}
            </Button>
          ))}
        </div>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          <label htmlFor={id} className="flex items-center gap-2 text-sm">
            Label
            <Select
              id={id}
              value={label}
              onChange={(event) => setLabel(event.target.value)}
              className="w-44"
            >
              <option value="">All labels</option>
              {[...labels].map((words) => (
                <option key={words}>{words}</option>
              ))}
            </Select>
          </label>
          {bookFilter}
        </div>
      </search>
      <AnnotationList
        list={list}
        label="Highlights"
        failure="Your highlights couldn’t be loaded."
        count={highlights.length}
        empty={
          isFiltered ? (
            <NothingFound
              onClear={() => {
                setColour(null);
                setLabel("");
                onClear();
              }}
            />
          ) : (
            <EmptyState title="No highlights yet">
              Open a chapter and choose a verse’s number to mark it in one of five colors.
            </EmptyState>
          )
        }
      >
        {highlights.map((highlight) => (
          <HighlightEntry
            key={highlight.id}
            highlight={highlight}
            value={
              pending.get(highlight.reference) ?? {
                colour: toColor(highlight.colour),
                label: highlight.label,
              }
            }
            onOpen={onOpen}
            onRemove={() => {
              // The button goes with its entry.
              section.current?.focus({ preventScroll: true });
              return remove(highlight);
            }}
          />
        ))}
      </AnnotationList>
    </section>
  );
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
