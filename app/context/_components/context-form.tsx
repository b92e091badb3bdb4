"use client";

import { type FormEvent, type RefObject, useId } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { RadioGroupItem } from "@/components/ui/radio-group";
import {
  CONTEXT_TYPES,
  type ContextType,
  MAX_SUBJECT_LENGTH,
} from "@/lib/biblical-context/constants";

const TYPE_LABELS: Record<ContextType, string> = {
  verse: "Verse",
  topic: "Topic",
  historical: "Historical Period",
  archaeological: "Archaeological Site",
};

const PLACEHOLDERS: Record<ContextType, string> = {
  verse: "e.g., John 3:16, Genesis 1:1",
  topic: "e.g., The Flood, Exodus, Creation",
  historical: "e.g., Babylonian Exile, Roman Empire",
  archaeological: "e.g., Noah's Ark, Mount Sinai",
};

const FIELD_LABELS: Record<ContextType, string> = {
  verse: "Verse or passage",
  topic: "Topic",
  historical: "Historical period",
  archaeological: "Archaeological site",
};

/**
 * The four types and the one field of the chosen type. Without handlers it is the frame that the
 * prerendered page shows.
 */
export function ContextForm({
  type,
  text,
  isLoading,
  field,
  onType,
  onText,
  onSubmit,
  onIntent,
}: {
  type: ContextType;
  text: string;
  isLoading: boolean;
  field?: RefObject<HTMLInputElement | null>;
  onType?: (type: ContextType) => void;
  onText?: (text: string) => void;
  onSubmit?: () => void;
  /** The visitor is about to ask. */
  onIntent?: () => void;
}) {
  const id = useId();
  const isBlank = text.trim() === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBlank && !isLoading) onSubmit?.();
  }

  return (
    <form className="context-form no-print" onSubmit={submit}>
      <fieldset>
        <legend className="eyebrow">Context of a</legend>
        <div className="type-choice">
          {CONTEXT_TYPES.map((one) => (
            <label key={one}>
              <RadioGroupItem
                variant="unstyled"
                name="type"
                value={one}
                checked={one === type}
                onChange={() => onType?.(one)}
              />
              <span>{TYPE_LABELS[one]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label htmlFor={id} className="eyebrow mt-5 mb-1.5 block">
        {FIELD_LABELS[type]}
      </label>
      <div className="flex gap-2 max-sm:flex-col">
        <Input
          id={id}
          ref={field}
          value={text}
          onChange={(event) => onText?.(event.target.value)}
          onFocus={onIntent}
          placeholder={PLACEHOLDERS[type]}
          maxLength={MAX_SUBJECT_LENGTH}
          autoComplete="off"
          enterKeyHint="go"
          className="sm:flex-1"
        />
        <Button type="submit" size="lg" disabled={isBlank || isLoading}>
          {isLoading ? "Generating..." : "Generate"}
        </Button>
      </div>
    </form>
  );
}
