"use client";

import { useId } from "react";
import { copyOrShow } from "@/components/scripture/copy-text";
import { Button } from "@/components/ui/button";
import { type CopyForm, type CopySource, copyForms } from "@/lib/citations/forms";
import { toLocalDay } from "@/lib/dates";

/** It unfolds at the end of menus that scroll, where it would not be seen. */
const bringIntoView = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: "nearest" });

/** The forms in which a verse or page is copied, each a button. */
export function CopyForms({ source }: { source: CopySource }) {
  const { texts, citations } = copyForms(source, {
    origin: window.location.origin,
    day: toLocalDay(new Date()),
  });
  return (
    <div
      ref={bringIntoView}
      className="grid w-full gap-2 rounded-md border bg-card p-3 text-card-foreground"
    >
      <Forms title="Copy as" forms={texts} />
      <Forms title="Cite as" forms={citations} />
    </div>
  );
}

function Forms({ title, forms }: { title: string; forms: readonly CopyForm[] }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-1.5">
      <span id={id} className="eyebrow min-w-16">
        {title}
      </span>
      {forms.map(({ name, text }) => (
        <Button key={name} variant="outline" size="sm" onClick={() => void copyOrShow(text)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
