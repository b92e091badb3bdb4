"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { ListedTranslation } from "@/lib/bible/client";
import { MOST_COLUMNS } from "./reader-view";

/** A language's name in English, by its tag. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** Every translation there is: one to be read, or up to four side by side. */
export function TranslationChoices({
  translations,
  columns,
  onColumns,
}: {
  translations: readonly ListedTranslation[];
  /** Those on the page, the one that is read first. */
  columns: readonly string[];
  onColumns: (columns: readonly string[]) => void;
}) {
  const [chosen, setChosen] = useState<readonly string[]>(columns);
  const isFull = chosen.length >= MOST_COLUMNS;
  const isSame = chosen.join() === columns.join();

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onColumns(chosen);
      }}
    >
      <fieldset>
        <legend className="font-serif text-lg font-semibold">Translations</legend>
        <p className="mt-1 mb-3 text-sm text-muted-foreground">
          Choose one to read, or up to four to read side by side.
        </p>
        <ul className="-mx-2">
          {translations.map(({ code, name, language, direction }) => {
            const isChosen = chosen.includes(code);
            return (
              <li key={code}>
                <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 hover:bg-secondary has-disabled:cursor-default has-disabled:opacity-60">
                  <Checkbox
                    checked={isChosen}
                    disabled={!isChosen && isFull}
                    onCheckedChange={(checked) =>
                      setChosen(
                        checked ? [...chosen, code] : chosen.filter((other) => other !== code),
                      )
                    }
                  />
                  <span className="min-w-0 flex-1">
                    <span lang={language} dir={direction} className="block truncate text-start">
                      {name}
                    </span>
                    <span className="block text-[0.8125rem] text-muted-foreground">
                      {code} · {languageName(language)}
                    </span>
                  </span>
                  {isChosen && chosen.length > 1 && (
                    <span className="text-[0.8125rem] text-muted-foreground tabular-nums">
                      <span className="sr-only">Column </span>
                      {chosen.indexOf(code) + 1}
                    </span>
                  )}
                </label>
              </li>
            );
          })}
        </ul>
      </fieldset>
      <Button type="submit" disabled={chosen.length === 0 || isSame} className="mt-4 w-full">
        {chosen.length > 1 ? `Show ${chosen.length} side by side` : "Show"}
      </Button>
    </form>
  );
}
