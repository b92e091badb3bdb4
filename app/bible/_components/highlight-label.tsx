"use client";

import { type FormEvent, useEffect, useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { HIGHLIGHT_LABELS, MAX_LABEL } from "@/lib/highlights/constants";
import type { HighlightValue } from "@/lib/highlights/rules";

/**
 * What a highlight says, in the visitor's own words; emptied, it says what its color usually does.
 */
export function HighlightLabel({
  value,
  onSave,
}: {
  value: HighlightValue;
  onSave: (label: string) => void;
}) {
  const [text, setText] = useState(value.label);
  const id = useId();
  useEffect(() => setText(value.label), [value.label]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const label = text.trim() || HIGHLIGHT_LABELS[value.colour];
    setText(label);
    if (label !== value.label) onSave(label);
  }

  return (
    <form onSubmit={submit} className="flex min-w-0 flex-wrap items-end gap-2">
      <label htmlFor={id} className="min-w-0 flex-1 text-[0.8125rem] text-muted-foreground">
        What it says
        <Input
          id={id}
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={MAX_LABEL}
          autoComplete="off"
          placeholder={HIGHLIGHT_LABELS[value.colour]}
          className="mt-1 text-[0.9375rem] text-foreground"
        />
      </label>
      <Button type="submit" variant="outline" disabled={text.trim() === value.label}>
        Save label
      </Button>
    </form>
  );
}
