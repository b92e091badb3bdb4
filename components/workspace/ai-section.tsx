"use client";

import { Sparkles } from "lucide-react";
import { useId } from "react";
import { Switch } from "@/components/ui/switch";
import { setUsesModel, useUsesModel } from "@/lib/model/preference";
import { DataSection } from "./data-section";

/** What answers are made of, what can be wrong with them, and the switch. */
export function AiSection() {
  const id = useId();
  const usesModel = useUsesModel();
  return (
    <DataSection title="AI answers" icon={Sparkles}>
      <p>
        Where the operator of this site has set up a language model, answers, contexts, poems,
        prayers and meditations are written by a machine, and a machine can be wrong. Bible verses
        are never its words: it may only name a reference, and the text comes from this site’s own
        Bible. Check what matters in the passages shown with it.
      </p>
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-lg border bg-card px-4 py-2.5"
      >
        <span>
          Let a language model write
          <span className="block text-[0.8125rem] text-muted-foreground">
            {usesModel
              ? "When this is off, the site quotes its own texts instead."
              : "Off in this browser: the site quotes its own texts."}
          </span>
        </span>
        <Switch id={id} checked={usesModel} onCheckedChange={setUsesModel} />
      </label>
    </DataSection>
  );
}
