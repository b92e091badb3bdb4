"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { DEFAULT_TRANSLATION, TRANSLATION_CODES, TRANSLATION_NAMES } from "@/lib/bible/constants";
import { countOf, inFigures } from "@/lib/count-words";
import { failureWords } from "@/lib/http/failure-words";
import { lexemePlacesOptions } from "@/lib/words/client";
import { PLACES_LIMIT } from "@/lib/words/constants";
import { PlaceList } from "./place-list";
import { usePlacesAddress } from "./use-places-address";

interface Choice {
  value: string;
  label: string;
}

/** What the places of a word can be filtered by. */
export interface PlaceChoices {
  book: readonly Choice[];
  rendering: Record<(typeof TRANSLATION_CODES)[number], readonly Choice[]>;
  form: readonly Choice[];
}

/** Links of the page that name places of its word, as PlacesLink writes them. */
const PLACES_LINK = "a[data-places]";

/**
 * Every place of a word, filtered and turned by the address. `children` are the first places as the
 * server has written them; they stand until something else is asked for.
 */
export function PlacesBrowser({
  id,
  language,
  total,
  choices,
  children,
}: {
  id: string;
  /** Of the word, and so of its forms. */
  language: string;
  /** Verses in which the word stands. */
  total: number;
  choices: PlaceChoices;
  children: ReactNode;
}) {
  const top = useRef<HTMLParagraphElement>(null);
  const { filter, page, change, turn, clear } = usePlacesAddress();
  const { book, rendering, form, translation } = filter;
  const isFiltered = book + rendering + form !== "";
  const isFirst = !isFiltered && page === 1 && translation === DEFAULT_TRANSLATION;
  const read = useQuery({ ...lexemePlacesOptions(id, filter, page), enabled: !isFirst });
  const found = isFirst ? total : read.data?.total;
  const pages = Math.ceil((found ?? 0) / PLACES_LIMIT);

  // The bars and books of the page are links of the server's; here they change the filter in place.
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest(PLACES_LINK);
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const named = new URL((link as HTMLAnchorElement).href).searchParams;
      change({
        book: named.get("book") ?? "",
        form: named.get("form") ?? "",
        translation: named.get("translation") ?? translation,
        rendering: named.get("rendering") ?? "",
      });
      showTop();
    }
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  });

  function showTop() {
    top.current?.focus({ preventScroll: true });
    top.current?.closest("section")?.scrollIntoView();
  }

  function step(to: number) {
    turn(to);
    showTop();
  }

  return (
    <>
      <div className="word-filters no-print">
        <Filter
          label="Translation"
          value={translation}
          choices={TRANSLATION_CODES.map((value) => ({ value, label: TRANSLATION_NAMES[value] }))}
          onChange={(value) => change({ translation: value })}
        />
        <Filter
          label="Book"
          all="All books"
          value={book}
          choices={choices.book}
          onChange={(value) => change({ book: value })}
        />
        <Filter
          label="Translated as"
          all="Any words"
          value={rendering}
          choices={choices.rendering[translation]}
          onChange={(value) => change({ rendering: value })}
        />
        <Filter
          label="Form"
          all="Any form"
          value={form}
          choices={choices.form}
          language={language}
          onChange={(value) => change({ form: value })}
        />
      </div>
      <p ref={top} tabIndex={-1} role="status" className="word-found">
        {found === undefined ? " " : tellFound(found, total, page)}
        {isFiltered && (
          <>
            {" "}
            <Button variant="link" onClick={clear}>
              Show all {inFigures(total)}
            </Button>
          </>
        )}
      </p>
      {isFirst ? (
        children
      ) : read.isError && !read.isPlaceholderData ? (
        <EmptyState title="The verses couldn’t be loaded." onRetry={() => void read.refetch()}>
          <p role="alert">{failureWords(read.error, "The server didn’t answer.")}</p>
        </EmptyState>
      ) : (
        <div className="word-places-slot" aria-busy={read.isFetching}>
          {read.data && <PlaceList places={read.data.places} />}
        </div>
      )}
      {pages > 1 && (
        <nav aria-label="Pages of verses" className="word-pages no-print">
          <Button
            variant="outline"
            aria-disabled={page <= 1}
            onClick={() => page > 1 && step(page - 1)}
          >
            Previous
          </Button>
          <span>
            Page {inFigures(page)} of {inFigures(pages)}
          </span>
          <Button
            variant="outline"
            aria-disabled={page >= pages}
            onClick={() => page < pages && step(page + 1)}
          >
            Next
          </Button>
        </nav>
      )}
    </>
  );
}

/** "116 verses, 1 to 20" */
function tellFound(found: number, total: number, page: number): string {
  if (found === 0) return "No verse has the word in this form.";
  const first = (page - 1) * PLACES_LIMIT + 1;
  const last = Math.min(page * PLACES_LIMIT, found);
  const of =
    found === total ? countOf(found, "verse") : `${inFigures(found)} of ${countOf(total, "verse")}`;
  return found > PLACES_LIMIT && first <= found
    ? `${of}; here ${inFigures(first)} to ${inFigures(last)}.`
    : `${of}.`;
}

function Filter({
  label,
  all,
  value,
  choices,
  language,
  onChange,
}: {
  label: string;
  /** What stands for no filter; a list without it always has one chosen. */
  all?: string;
  value: string;
  choices: readonly Choice[];
  /** Of the choices, where it is not the page's. */
  language?: string;
  onChange: (value: string) => void;
}) {
  // An address may name what the list has not, for example a rare form.
  const isListed = value === "" || choices.some((choice) => choice.value === value);
  return (
    <label>
      <span>{label}</span>
      <Select value={value} onValueChange={onChange}>
        {all && <option value="">{all}</option>}
        {!isListed && (
          <option value={value} lang={language}>
            {value}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} lang={language}>
            {choice.label}
          </option>
        ))}
      </Select>
    </label>
  );
}
