"use client";

import { Sparkles } from "lucide-react";
import { setUsesModel, useUsesModel } from "@/lib/model/preference";
import { DataSection } from "./data-section";

/** What answers are made of, what can be wrong with them, and the switch. */
export function AiSection() {
  const usesModel = useUsesModel();
  return (
    <DataSection title="AI answers" icon={Sparkles}>
      <p>
        Where the operator of this site has set up a language model, answers, contexts, poems,
        prayers and meditations are written by a machine, and a machine can be wrong. Bible verses
        are never its words: it may only name a reference, and the text comes from this site’s own
        Bible. Check what matters in the passages shown with it.
      </p>
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-lg border bg-card px-4 py-2.5">
        <span>
          Let a language model write
          <span className="block text-[0.8125rem] text-muted-foreground">
            {usesModel
              ? "When off, the site quotes what it holds instead."
              : "Off in this browser: the site quotes what it holds."}
          </span>
        </span>
        <input
          type="checkbox"
          role="switch"
          checked={usesModel}
          aria-checked={usesModel}
          onChange={(event) => setUsesModel(event.target.checked)}
          className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-input transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-card before:transition-transform checked:bg-primary checked:before:translate-x-5"
        />
      </label>
    </DataSection>
  );
}
