"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Search, X } from "lucide-react";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { type FormEvent, useState } from "react";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { EmptyState } from "@/components/common/empty-state";
import { VerseResult } from "@/components/scripture/verse-result";
import { Button } from "@/components/ui/button";
import { BOOKS } from "@/lib/bible/canon";
import { searchVersesOptions } from "@/lib/bible/client";
import { DEFAULT_TRANSLATION, TRANSLATION_CODES, TRANSLATION_NAMES } from "@/lib/bible/constants";

const TESTAMENTS = ["OT", "NT"] as const;
const EMPTY_TEXT =
  "No verses found matching your search. Try searching for keywords, topics, or verse references.";

const searchAddress = {
  q: parseAsString.withDefault(""),
  in: parseAsStringLiteral(TRANSLATION_CODES).withDefault(DEFAULT_TRANSLATION),
  testament: parseAsStringLiteral(TESTAMENTS),
  book: parseAsString,
};

/** Searches the Bible's verses. The committed search is part of the address, so it survives a reload and Back undoes it. */
export function VerseSearch() {
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
          onTranslation={(translation) => void setAddress({ in: translation })}
          onScope={(scope) =>
            void setAddress({
              testament: TESTAMENTS.find((testament) => testament === scope) ?? null,
              book: BOOKS.find((book) => book.id === scope)?.id ?? null,
            })
          }
        />
      }
    >
      {address.q.trim() !== "" && (
        <Results
          query={address.q.trim()}
          translation={address.in}
          testament={address.testament}
          book={address.book}
          onClear={() => void setAddress({ q: null, testament: null, book: null })}
        />
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
  filters?: React.ReactNode;
  children?: React.ReactNode;
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
          <label htmlFor="verse-search" className="mb-2 block font-serif text-lg font-semibold">
            Search the Bible
          </label>
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
  onTranslation,
  onScope,
}: {
  translation: (typeof TRANSLATION_CODES)[number];
  scope: string;
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
        {BOOKS.map((book) => (
          <option key={book.id} value={book.id}>
            {book.name}
          </option>
        ))}
      </select>
    </div>
  );
}

function Results({
  onClear,
  ...search
}: {
  query: string;
  translation: (typeof TRANSLATION_CODES)[number];
  testament: (typeof TESTAMENTS)[number] | null;
  book: string | null;
  onClear: () => void;
}) {
  const found = useInfiniteQuery(searchVersesOptions(search));
  const first = found.data?.pages[0];
  const verses = found.data?.pages.flatMap((page) => page.verses) ?? [];

  return (
    <div className="mt-5 border-t pt-4" aria-busy={found.isFetching}>
      <div className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <p role="status" className="text-[0.9375rem] text-muted-foreground">
          {first && first.total > 0 && (
            <>
              {first.total.toLocaleString("en-US")} {first.total === 1 ? "verse" : "verses"} for “
              {first.correctedQuery ?? search.query}”
            </>
          )}
        </p>
        <Button variant="outline" size="sm" onClick={onClear}>
          <X aria-hidden="true" />
          Clear
        </Button>
      </div>
      {found.isPending && <CardSkeletons count={3} label="Searching" />}
      {first?.message && <p className="mb-3 rounded-md bg-muted px-4 py-2.5">{first.message}</p>}
      {first?.correctedQuery && (
        <p className="mb-3 text-[0.9375rem] text-muted-foreground">
          Nothing stands under “{search.query}”. These verses have “{first.correctedQuery}”.
        </p>
      )}
      {(found.isError || first?.total === 0) && (
        <EmptyState title={EMPTY_TEXT} onRetry={found.isError ? () => found.refetch() : undefined}>
          {found.isError && <p role="alert">{found.error.message}</p>}
        </EmptyState>
      )}
      {verses.length > 0 && (
        // A scrolling area must be reachable by keyboard.
        <section
          aria-label="Search results"
          tabIndex={0}
          className="-mx-2 max-h-[34rem] overflow-y-auto overscroll-contain px-2 py-1"
        >
          <ul className="space-y-3">
            {verses.map((verse) => (
              <li key={verse.id}>
                <VerseResult verse={verse} />
              </li>
            ))}
          </ul>
          {found.hasNextPage && (
            <div className="py-4 text-center">
              <Button
                variant="outline"
                disabled={found.isFetchingNextPage}
                onClick={() => found.fetchNextPage()}
              >
                {found.isFetchingNextPage ? "Loading..." : "Show more"}
              </Button>
            </div>
          )}
        </section>
      )}
    </div>
  );
}
