"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { type FormEvent, useState } from "react";
import { useOnce } from "@/components/common/use-once";
import { TranslationSelect } from "@/components/scripture/translation-select";
import { wordsLanguage } from "@/components/scripture/words-language";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { passageOptions } from "@/lib/bible/client";
import { ANY_CODE, DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { toLocalDay } from "@/lib/dates";
import { failureWords } from "@/lib/http/failure-words";
import { learnMutation } from "@/lib/learning/client";

const toTranslation = (code: string | null): string =>
  code !== null && ANY_CODE.test(code) ? code : DEFAULT_TRANSLATION;

/** Adds a passage; the address (`?add=John 3:16&translation=KJV`) may have named it. */
export function NewPassageForm() {
  const asked = useSearchParams();
  const add = asked.get("add")?.slice(0, 200) ?? "";
  const [reference, setReference] = useState(add);
  const [translation, setTranslation] = useState(toTranslation(asked.get("translation")));
  const [error, setError] = useState<string>();
  const learn = useMutation(learnMutation);
  const preview = useQuery({
    ...passageOptions(add, translation),
    enabled: add !== "" && reference === add,
  });

  const save = useOnce(async () => {
    if (reference.trim() === "") {
      setError("Enter a passage, like Psalm 23 or John 3:16-17.");
      return;
    }
    setError(undefined);
    try {
      const today = toLocalDay(new Date());
      const added = await learn.mutateAsync({ reference: reference.trim(), translation, today });
      const isThere = added !== null && added.reviews > 0;
      toast({
        title: !added
          ? "Saved here until you’re back online"
          : isThere
            ? "You’re already learning this"
            : "Added to the passages you’re learning",
        description: `${added?.reference ?? reference} · ${translation}`,
      });
      setReference("");
    } catch (failure) {
      setError(failureWords(failure, "The passage couldn’t be added."));
    }
  });

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
      className="space-y-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field label="Passage" hint="A verse or up to 40 verses, like Psalm 23." error={error}>
          {(field) => (
            <Input
              {...field}
              value={reference}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => setReference(event.target.value)}
            />
          )}
        </Field>
        <Field label="Translation">
          {(field) => (
            <TranslationSelect {...field} value={translation} onChoose={setTranslation} />
          )}
        </Field>
      </div>
      {preview.data && reference === add && (
        <blockquote
          {...wordsLanguage(preview.data.verses[0] ?? {})}
          className="scripture border-l-2 border-scripture-rule pl-4 leading-relaxed"
        >
          {preview.data.text}
        </blockquote>
      )}
      <Button type="submit" disabled={learn.isPending}>
        {learn.isPending ? "Adding..." : "Learn this passage"}
      </Button>
    </form>
  );
}
