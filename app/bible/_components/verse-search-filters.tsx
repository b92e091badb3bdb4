"use client";

import type { ReactNode } from "react";
import { TranslationSelect } from "@/components/scripture/translation-select";
import { Select } from "@/components/ui/select";

/** Which translation, and which part of the Bible, a search of verses keeps to. */
export function VerseSearchFilters({
  translation,
  scope,
  bookOptions,
  onTranslation,
  onScope,
}: {
  translation: string;
  scope: string;
  bookOptions: ReactNode;
  onTranslation: (translation: string) => void;
  onScope: (scope: string) => void;
}) {
  return (
    <div className="flex flex-wrap gap-2 text-sm">
      <TranslationSelect
        aria-label="Translation"
        value={translation}
        onChoose={onTranslation}
        withEvery
      />
      <Select
        aria-label="Where to search"
        value={scope}
        onChange={(event) => onScope(event.target.value)}
      >
        <option value="">Whole Bible</option>
        <option value="OT">Old Testament</option>
        <option value="NT">New Testament</option>
        {bookOptions}
      </Select>
      <a href="/search#how-to-search" className="link self-center px-1">
        How to search
      </a>
    </div>
  );
}
