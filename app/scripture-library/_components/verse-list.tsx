"use client";

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import type { CollectionVerse } from "@/lib/collections/verse-client";
import { RemoveEntryDialog } from "./remove-entry-dialog";
import { useRemoveVerse } from "./use-remove-verse";
import { useVerseOrder } from "./use-verse-order";
import { type Direction, VerseRow } from "./verse-row";

/** Verses move up and down only. */
const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const INSTRUCTIONS = {
  draggable:
    "Press space or enter to pick the verse up, the arrow keys to move it, space or enter to put it down, escape to leave it where it was.",
};

/**
 * The verses of a collection in their order, which changes by dragging, by the keyboard on the
 * handle, and by the two plain buttons of a verse.
 */
export function VerseList({
  collectionId,
  verses,
  hasMore,
  selected,
  onToggle,
}: {
  collectionId: string;
  verses: CollectionVerse[];
  /** The list goes on beyond what is shown. */
  hasMore: boolean;
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
}) {
  const { shown, move } = useVerseOrder(collectionId, verses);
  const removeVerse = useRemoveVerse(collectionId);
  /** What cannot be put back is asked about first. */
  const [leaving, setLeaving] = useState<CollectionVerse | null>(null);
  const remove = useCallback(
    async (verse: CollectionVerse) => {
      if (verse.osis === null) setLeaving(verse);
      else await removeVerse(verse);
    },
    [removeVerse],
  );
  const list = useRef<HTMLOListElement>(null);
  const [spoken, setSpoken] = useState("");
  const focusAfter = useRef<{ id: string; direction: Direction } | null>(null);
  /** The position of what is dragged, as last announced. */
  const overPosition = useRef(-1);
  const latest = useRef(shown);
  latest.current = shown;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 120, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const step = useCallback(
    (id: string, direction: Direction) => {
      const from = latest.current.findIndex((verse) => verse.id === id);
      const to = direction === "up" ? from - 1 : from + 1;
      if (to < 0 || to >= latest.current.length) return;
      focusAfter.current = { id, direction };
      move(id, to);
      setSpoken(
        `${latest.current[from]?.reference} is now number ${to + 1} of ${latest.current.length}`,
      );
    },
    [move],
  );

  // A row that changes its position in the page loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new order
  useLayoutEffect(() => {
    const wanted = focusAfter.current;
    focusAfter.current = null;
    if (!wanted) return;
    const row = list.current?.querySelector(`[data-verse="${wanted.id}"]`);
    row?.querySelector<HTMLElement>(`[data-move="${wanted.direction}"]`)?.focus();
  }, [shown]);

  function drop({ active, over }: DragEndEvent) {
    if (over) move(String(active.id), positionOf(over.id));
  }
  const positionOf = (id: string | number) => latest.current.findIndex((verse) => verse.id === id);
  const nameOf = (id: string | number) => latest.current[positionOf(id)]?.reference ?? "The verse";
  const positionWords = (id: string | number) =>
    `${positionOf(id) + 1} of ${latest.current.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      overPosition.current = positionOf(active.id);
      return `${nameOf(active.id)} is picked up from ${positionWords(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      // The first word comes with the start, over its own position: it would cut that one short.
      if (!over || positionOf(over.id) === overPosition.current) return;
      overPosition.current = positionOf(over.id);
      return `${nameOf(active.id)} is over position ${positionWords(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      over
        ? `${nameOf(active.id)} was put down at ${positionWords(over.id)}.`
        : `${nameOf(active.id)} stays where it was.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertically]}
      accessibility={{ announcements, screenReaderInstructions: INSTRUCTIONS }}
      onDragEnd={drop}
    >
      <SortableContext items={shown.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol ref={list} className="verse-list">
          {shown.map((verse, index) => (
            <VerseRow
              key={verse.id}
              verse={verse}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              hasMore={hasMore}
              isSelected={selected.has(verse.id)}
              onToggle={onToggle}
              onStep={step}
              onRemove={remove}
            />
          ))}
        </ol>
      </SortableContext>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {leaving && <RemoveEntryDialog verse={leaving} onClose={() => setLeaving(null)} />}
    </DndContext>
  );
}
