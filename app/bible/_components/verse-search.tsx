"use client";

import { Search } from "lucide-react";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from "react";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { Button } from "@/components/ui/button";
import { DEFAULT_TRANSLATION, TRANSLATION_CODES, TRANSLATION_NAMES } from "@/lib/bible/constants";

const SearchResults = lazy(() =>
  import("./search-results").then((module) => ({ default: module.SearchResults })),
);

const TESTAMENTS = ["OT", "NT"] as const;

const searchAddress = {
  q: parseAsString.withDefault(""),
  in: parseAsStringLiteral(TRANSLATION_CODES).withDefault(DEFAULT_TRANSLATION),
  testament: parseAsStringLiteral(TESTAMENTS),
  book: parseAsString,
};

/**
 * Searches the Bible's verses. The committed search is part of the address, so it survives a reload and Back undoes it.
 * `bookOptions` are the option elements of the books, rendered by the server.
 */
export function VerseSearch({ bookOptions }: { bookOptions: ReactNode }) {
  const [address, setAddress] = useQueryStates(searchAddress, { history: "push", scroll: false });
  // A search committed elsewhere (Back, a link) starts the form anew with its text.
  return (
    <VerseSearchForm
      key={address.q}
      initialText={address.q}
      onSearch={(q) => void setAddress({ q })}
      filters={
        <Filters
          translation={address.in}
          scope={address.book ?? address.testament ?? ""}
          bookOptions={bookOptions}
          onTranslation={(translation) => void setAddress({ in: translation })}
          onScope={(scope) =>
            void setAddress({
              testament: TESTAMENTS.find((testament) => testament === scope) ?? null,
              book:
                scope === "" || TESTAMENTS.some((testament) => testament === scope) ? null : scope,
            })
          }
        />
      }
    >
      {address.q.trim() !== "" && (
        <Suspense fallback={<CardSkeletons count={3} label="Searching" />}>
          <SearchResults
            query={address.q.trim()}
            translation={address.in}
            testament={address.testament}
            book={address.book}
            onClear={() => void setAddress({ q: null, testament: null, book: null })}
          />
        </Suspense>
      )}
    </VerseSearchForm>
  );
}

/** The form alone, as the prerendered page shows it before the address is read. */
export function VerseSearchForm({
  initialText = "",
  onSearch,
  filters,
  children,
}: {
  initialText?: string;
  onSearch?: (text: string) => void;
  filters?: ReactNode;
  children?: ReactNode;
}) {
  const [text, setText] = useState(initialText);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted !== "") onSearch?.(wanted);
  }

  return (
    <section aria-label="Verse search" className="rounded-xl border bg-card p-5 shadow-card sm:p-6">
      <search aria-label="Verses">
        <form onSubmit={submit}>
          <h2 className="mb-2 block font-serif text-lg font-semibold">
            <label htmlFor="verse-search">Search the Bible</label>
          </h2>
          <div className="flex gap-2">
            <input
              id="verse-search"
              type="search"
              value={text}
              onChange={(event) => setText(event.target.value)}
              maxLength={500}
              autoComplete="off"
              enterKeyHint="search"
              placeholder="Words, a phrase, or a reference such as John 3:16"
              className="h-11 min-w-0 flex-1 rounded-md border border-input bg-background px-3.5 text-base placeholder:text-muted-foreground"
            />
            <Button type="submit" disabled={text.trim() === ""} className="h-11">
              <Search aria-hidden="true" />
              Search
            </Button>
          </div>
          <div className="mt-3 min-h-9">{filters}</div>
        </form>
      </search>
      {children}
    </section>
  );
}

function Filters({
  translation,
  scope,
  bookOptions,
  onTranslation,
  onScope,
}: {
  translation: (typeof TRANSLATION_CODES)[number];
  scope: string;
  bookOptions: ReactNode;
  onTranslation: (translation: (typeof TRANSLATION_CODES)[number]) => void;
  onScope: (scope: string) => void;
}) {
  return (
    <div className="flex flex-wrap gap-2 text-sm">
      <select
        aria-label="Translation"
        value={translation}
        onChange={(event) =>
          onTranslation(
            TRANSLATION_CODES.find((code) => code === event.target.value) ?? DEFAULT_TRANSLATION,
          )
        }
        className="select"
      >
        {TRANSLATION_CODES.map((code) => (
          <option key={code} value={code}>
            {TRANSLATION_NAMES[code]}
          </option>
        ))}
      </select>
      <select
        aria-label="Where to search"
        value={scope}
        onChange={(event) => onScope(event.target.value)}
        className="select"
      >
        <option value="">Whole Bible</option>
        <option value="OT">Old Testament</option>
        <option value="NT">New Testament</option>
        {bookOptions}
      </select>
    </div>
  );
}
