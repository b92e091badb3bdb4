"use client";

import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { VerseName } from "@/components/scripture/verse-name";
import { wordsLanguage } from "@/components/scripture/words-language";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { CollectionVerse } from "@/lib/collections/verse-client";
import { MAX_PROMPT_LENGTH, MAX_THEME_LENGTH, type TextType } from "@/lib/generation/constants";
import type { GenerationWords } from "@/lib/generation/contract";
import { useHasModel } from "@/lib/model/client";
import { setUsesModel, useUsesModel } from "@/lib/model/preference";

const FIELDS: Readonly<Record<TextType, { label: string; example: string; prompt: string }>> = {
  poem: {
    label: "Theme",
    example: "hope, creation, exile…",
    prompt: "A poem about hope after a hard year",
  },
  prayer: {
    label: "Prayer type",
    example: "thanksgiving, lament, intercession…",
    prompt: "A prayer for a friend who is ill",
  },
  meditation: {
    label: "Duration",
    example: "5 minutes, a quiet evening…",
    prompt: "A meditation on resting in God",
  },
};

/** The fields of the dialog. `choiceProblem` is what is wrong with the verses. */
export function GenerateForm({
  type,
  form: { register, formState },
  verses,
  choiceProblem,
}: {
  type: TextType;
  form: UseFormReturn<GenerationWords>;
  verses: readonly CollectionVerse[];
  choiceProblem: string | null;
}) {
  const usesModel = useUsesModel();
  const hasModel = useHasModel();
  const { label, example, prompt } = FIELDS[type];
  return (
    <div className="space-y-4">
      <Field label="Prompt" error={formState.errors.prompt?.message}>
        {(field) => (
          <Textarea
            {...field}
            {...register("prompt")}
            data-first-focus
            rows={3}
            maxLength={MAX_PROMPT_LENGTH}
            placeholder={prompt}
            required
          />
        )}
      </Field>
      <Field label={label} note="optional">
        {(field) => (
          <Input
            {...field}
            {...register("theme")}
            maxLength={MAX_THEME_LENGTH}
            placeholder={example}
            autoComplete="off"
          />
        )}
      </Field>
      <ChosenVerses verses={verses} problem={choiceProblem} />
      {hasModel && (
        <label className="flex items-start gap-2.5 text-sm">
          <Checkbox checked={usesModel} onCheckedChange={setUsesModel} className="mt-0.5" />
          <span>
            Use a language model
            <span className="block text-muted-foreground">
              Without one, your verses are arranged and framed with a few fixed words. Either way
              every verse is printed from our own text of the Bible.
            </span>
          </span>
        </label>
      )}
      {hasModel === false && (
        <p className="text-sm text-muted-foreground">
          Your verses are arranged and framed with a few fixed words. Every verse is printed from
          our own text of the Bible.
        </p>
      )}
    </div>
  );
}

function ChosenVerses({
  verses,
  problem,
}: {
  verses: readonly CollectionVerse[];
  problem: string | null;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 text-sm font-medium">
        Your verses
        {verses.length > 0 && (
          <span className="font-normal text-muted-foreground">{` (${verses.length})`}</span>
        )}
      </h3>
      {problem !== null && (
        <p role="alert" className="mb-2 text-sm text-destructive">
          {problem}
        </p>
      )}
      {verses.length > 0 && (
        <ul className="chosen-verses">
          {verses.map((verse) => (
            <li key={verse.id}>
              <VerseName {...verse} />
              {verse.isChecked ? (
                <span {...wordsLanguage(verse)} className="scripture">
                  {verse.verseText}
                </span>
              ) : (
                <span>
                  {verse.osis === null
                    ? "left out: it names no verse in this Bible"
                    : "from our own text, not as you entered it"}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
