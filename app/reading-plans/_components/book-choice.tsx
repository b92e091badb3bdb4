"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { BOOK_SETS, countChapters, inCanonicalOrder, SHELVES } from "./book-sets";

/** The 66 books to choose from, by testament and section, and sets of them with one press. */
export function BookChoice({
  chosen,
  onChange,
  error,
}: {
  /** OSIS ids in canonical order. */
  chosen: readonly string[];
  onChange: (books: string[]) => void;
  error: string | undefined;
}) {
  const id = useId();
  const ids = new Set(chosen);
  const toggle = (book: string, isOn: boolean) =>
    onChange(inCanonicalOrder(isOn ? [...chosen, book] : chosen.filter((other) => other !== book)));
  return (
    <fieldset
      className="field book-choice"
      aria-describedby={error === undefined ? `${id}-count` : `${id}-count ${id}-error`}
    >
      <legend>Books</legend>
      <div className="book-sets">
        {BOOK_SETS.map(({ name, books }) => {
          const isWhole = books.every((book) => ids.has(book));
          return (
            <Button
              key={name}
              variant="unstyled"
              aria-pressed={isWhole}
              onClick={() =>
                onChange(
                  inCanonicalOrder(
                    isWhole
                      ? chosen.filter((book) => !books.some((member) => member === book))
                      : [...chosen, ...books],
                  ),
                )
              }
            >
              {name}
            </Button>
          );
        })}
      </div>
      {SHELVES.map(({ name: testament, sections }) => (
        <fieldset key={testament} className="book-shelf">
          <legend>{testament}</legend>
          {sections.map(({ name, books }) => (
            // biome-ignore lint/a11y/useSemanticElements: fieldsets three deep would be read out three times for each book
            <div key={name} role="group" aria-label={name}>
              <p aria-hidden="true">{name}</p>
              <div>
                {books.map((book) => (
                  <label key={book.id}>
                    <Checkbox
                      variant="unstyled"
                      checked={ids.has(book.id)}
                      onCheckedChange={(isOn) => toggle(book.id, isOn)}
                      className="size-full"
                    />
                    <span>{book.name}</span>
                  </label>
                ))}
              </div>
            </div>
          ))}
        </fieldset>
      ))}
      <p id={`${id}-count`} aria-live="polite">
        {describe(chosen)}
      </p>
      <FieldError id={`${id}-error`} words={error} />
    </fieldset>
  );
}

function describe(chosen: readonly string[]): string {
  if (chosen.length === 0) return "No book chosen yet.";
  const chapters = countChapters(chosen);
  return `${chosen.length} ${chosen.length === 1 ? "book" : "books"}, ${chapters} ${chapters === 1 ? "chapter" : "chapters"}.`;
}
