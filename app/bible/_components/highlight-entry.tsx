"use client";

import { useQueryClient } from "@tanstack/react-query";
import { PencilLine, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useOnce } from "@/components/common/use-once";
import { Button } from "@/components/ui/button";
import { changeHighlight, type Highlight } from "@/lib/highlights/client";
import { type HighlightValue, recolor, toColor } from "./chapter-annotations";
import { HighlightColors } from "./highlight-colors";
import { HighlightLabel } from "./highlight-label";
import { tellFailure } from "./highlight-writes";
import { ReaderLink } from "./reader-link";

/** A highlight of the overview: where, what is written there, what it says; it can be changed and removed in its place. */
export function HighlightEntry({
  highlight,
  onOpen,
  onRemove,
}: {
  highlight: Highlight;
  onOpen: (reference: string, translation?: string) => void;
  onRemove: () => void;
}) {
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  /** What was chosen, until it is written or has failed. */
  const [wish, setWish] = useState<HighlightValue | null>(null);
  const { reference, translation, text } = highlight;
  const value = wish ?? { colour: toColor(highlight.colour), label: highlight.label };

  const change = useOnce(async (wanted: HighlightValue) => {
    setWish(wanted);
    try {
      await changeHighlight(client, highlight, wanted);
    } catch (error) {
      tellFailure(reference, error);
    }
    setWish(null);
  });

  return (
    <li className="py-4 first:pt-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <ReaderLink
            reference={reference}
            onOpen={(wanted) => onOpen(wanted)}
            className="link font-medium"
          >
            {reference}
          </ReaderLink>
          <span data-highlight={value.colour} className="highlight-chip">
            {value.label}
            <span className="sr-only">, {value.colour}</span>
          </span>
        </p>
        <div className="-mr-2 ml-auto flex">
          <button
            ref={opener}
            type="button"
            aria-expanded={isOpen}
            aria-label={`Change the highlight of ${reference}`}
            onClick={() => setIsOpen(!isOpen)}
            className="icon-button"
          >
            <PencilLine aria-hidden="true" className="size-4" />
          </button>
          <button
            type="button"
            aria-label={`Remove the highlight of ${reference}`}
            onClick={onRemove}
            className="icon-button"
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </button>
        </div>
      </div>
      {text ? (
        <p className="scripture mt-1 text-[1.0625rem] leading-relaxed">{text}</p>
      ) : (
        <p className="mt-1 text-[0.9375rem] text-muted-foreground">
          This verse is not printed in the {translation}.
        </p>
      )}
      {isOpen && (
        <div className="mt-3 space-y-3 rounded-lg border p-3">
          <HighlightColors
            label={`Color of ${reference}`}
            chosen={value.colour}
            onChoose={(colour) => void change(recolor(value, colour))}
          />
          <HighlightLabel value={value} onSave={(label) => void change({ ...value, label })} />
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setIsOpen(false);
              opener.current?.focus();
            }}
          >
            Done
          </Button>
        </div>
      )}
    </li>
  );
}
