"use client";

import { useSortable } from "@dnd-kit/sortable";
import { ArrowDown, ArrowUp, Brain, GripVertical, Trash2 } from "lucide-react";
import { type MouseEvent, memo } from "react";
import { LevelBadge } from "@/components/common/level-badge";
import { IntentLink } from "@/components/layout/intent-link";
import { VerseName } from "@/components/scripture/verse-name";
import { wordsLanguage } from "@/components/scripture/words-language";
import { Button, buttonVariants } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { standingWords } from "@/lib/collections/rules";
import type { CollectionVerse } from "@/lib/collections/verse-client";
import { learnHref } from "@/lib/learning/learn-link";
import { VerseNote } from "./verse-note";

export type Direction = "up" | "down";

interface RowProps {
  verse: CollectionVerse;
  isFirst: boolean;
  isLast: boolean;
  hasMore: boolean;
  isSelected: boolean;
  onToggle: (id: string) => void;
  onStep: (id: string, direction: Direction) => void;
  onRemove: (verse: CollectionVerse) => Promise<void>;
}

/** A verse that can be dragged to another position. */
export const VerseRow = memo(function VerseRow(props: RowProps) {
  const { verse, isSelected } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id: verse.id,
  });
  const { transform, transition, isDragging } = drag;
  return (
    <li
      ref={setNodeRef}
      data-verse={verse.id}
      data-selected={isSelected}
      data-dragging={isDragging}
      className="verse-row"
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      <VerseContent {...props} />
      <Button
        variant="ghost"
        size="icon"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Drag ${verse.reference}`}
        className="verse-handle no-print"
      >
        <GripVertical aria-hidden="true" />
      </Button>
    </li>
  );
});

/** What does not change while something is dragged. */
const VerseContent = memo(function VerseContent({
  verse,
  isFirst,
  isLast,
  hasMore,
  isSelected,
  onToggle,
  onStep,
  onRemove,
}: RowProps) {
  const { id, reference, osis } = verse;
  const unchecked = standingWords(verse);
  return (
    <>
      {/* Only keeps a press of the pointer from selecting; the keyboard has the checkbox. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <label className="verse-words" onClick={keepMarkedText}>
        <Checkbox
          aria-label={`Select ${reference}`}
          checked={isSelected}
          onChange={() => onToggle(id)}
          className="no-print"
        />
        <span>
          <span className="verse-reference">
            <VerseName
              reference={reference}
              osis={osis}
              translation={verse.translation}
              language={verse.language}
            />
            <span>{verse.translation}</span>
          </span>
          {unchecked === null ? (
            <span {...wordsLanguage(verse)} className="scripture">
              {verse.verseText}
            </span>
          ) : (
            <>
              <LevelBadge color="yellow">{unchecked}</LevelBadge>
              <span dir="auto" className="verse-entered">
                {verse.verseText}
              </span>
            </>
          )}
        </span>
      </label>
      <div className="verse-foot">
        <VerseNote verse={verse} />
        <div className="verse-buttons no-print">
          {osis && (
            <IntentLink
              href={learnHref(reference, verse.translation)}
              aria-label={`Learn ${reference} by heart`}
              className={buttonVariants({ variant: "ghost", size: "icon" })}
            >
              <Brain aria-hidden="true" />
            </IntentLink>
          )}
          <Button
            variant="ghost"
            size="icon"
            data-move="up"
            aria-label={`Move ${reference} up`}
            aria-disabled={isFirst}
            onClick={() => onStep(id, "up")}
          >
            <ArrowUp aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            data-move="down"
            aria-label={`Move ${reference} down`}
            aria-disabled={isLast}
            title={isLast && hasMore ? "Show more verses to move it further" : undefined}
            onClick={() => onStep(id, "down")}
          >
            <ArrowDown aria-hidden="true" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove ${reference}`}
            onClick={() => void onRemove(verse)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      </div>
    </>
  );
});

/** Marking words of the verse with the pointer, to copy them, does not select it. */
function keepMarkedText(event: MouseEvent): void {
  const marked = window.getSelection();
  if (!marked?.toString() || !event.currentTarget.contains(marked.anchorNode)) return;
  // What is pressed by itself, as a reference is, goes its own way.
  if (event.target instanceof Element && event.target.closest("a, input")) return;
  event.preventDefault();
}
