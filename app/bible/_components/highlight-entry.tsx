"use client";

import { PencilLine, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useOnce } from "@/components/common/use-once";
import { wordsLanguage } from "@/components/scripture/words-language";
import { Button } from "@/components/ui/button";
import type { Highlight } from "@/lib/highlights/client";
import { type HighlightValue, recolor } from "@/lib/highlights/rules";
import { HighlightColors } from "./highlight-colors";
import { HighlightLabel } from "./highlight-label";
import { useHighlightVerses } from "./highlight-writes";
import { ReaderLink } from "./reader-link";

/**
 * A highlight of the overview: where, what is written there, what it says; it can be changed and
 * removed in its place.
 */
export function HighlightEntry({
  highlight,
  value,
  onOpen,
  onRemove,
}: {
  highlight: Highlight;
  /** What it says, be it written already or not. */
  value: HighlightValue;
  onOpen: (reference: string, translation?: string) => void;
  onRemove: () => Promise<void>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const highlightVerses = useHighlightVerses();
  const remove = useOnce(onRemove);
  const { reference, translation, text } = highlight;
  const change = (wanted: HighlightValue) => highlightVerses(reference, [reference], wanted);

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
          <Button
            variant="ghost"
            size="icon"
            ref={opener}
            aria-expanded={isOpen}
            aria-label={`Change the highlight of ${reference}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <PencilLine aria-hidden="true" className="size-4" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Remove the highlight of ${reference}`}
            onClick={() => void remove()}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        </div>
      </div>
      {text ? (
        <p
          {...wordsLanguage(highlight)}
          className="scripture mt-1 text-[1.0625rem] leading-relaxed"
        >
          {text}
        </p>
      ) : (
        <p className="mt-1 text-[0.9375rem] text-muted-foreground">
          This verse isn’t printed in the {translation}.
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
