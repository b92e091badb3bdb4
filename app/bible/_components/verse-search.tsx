"use client";

import { Search } from "lucide-react";
import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { type FormEvent, lazy, type ReactNode, Suspense } from "react";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { useFollowedText } from "@/components/common/use-followed-text";
import { parseAsCode } from "@/components/scripture/code-parser";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { whenConnected } from "@/lib/site/when-connected";

const SearchResults = lazy(() =>
  whenConnected(() => import("./search-results")).then((module) => ({
    default: module.SearchResults,
  })),
);

/** They stand in a row of their own, which is kept for them. */
const VerseSearchFilters = lazy(() =>
  whenConnected(() => import("./verse-search-filters")).then((module) => ({
    default: module.VerseSearchFilters,
  })),
);

const SEARCH_BOX = "verse-search";
const TESTAMENTS = ["OT", "NT"] as const;

const searchAddress = {
  q: parseAsString.withDefault(""),
  in: parseAsCode.withDefault(DEFAULT_TRANSLATION),
  testament: parseAsStringLiteral(TESTAMENTS),
  book: parseAsString,
};

/**
 * Searches the Bible's verses. The committed search is part of the address, so it survives a reload
 * and Back undoes it. `bookOptions` are the option elements of the books, rendered by the server.
 */
export function VerseSearch({ bookOptions }: { bookOptions: ReactNode }) {
  const [address, setAddress] = useQueryStates(searchAddress, { history: "push", scroll: false });
  const hasSearch = address.q.trim() !== "";

  return (
    <VerseSearchForm
      committedText={address.q}
      onSearch={(q) => void setAddress({ q })}
      filters={
        <Suspense fallback={null}>
          <VerseSearchFilters
            translation={address.in}
            scope={address.book ?? address.testament ?? ""}
            bookOptions={bookOptions}
            onTranslation={(translation) => void setAddress({ in: translation })}
            onScope={(scope) => {
              const testament = TESTAMENTS.find((one) => one === scope) ?? null;
              void setAddress({ testament, book: testament ? null : scope || null });
            }}
          />
        </Suspense>
      }
    >
      {hasSearch && (
        <Suspense
          fallback={
            <CardSkeletons count={3} label="Searching" className="min-h-[40rem] space-y-4 pt-16" />
          }
        >
          <SearchResults
            query={address.q.trim()}
            translation={address.in}
            testament={address.testament}
            book={address.book}
            onClear={() => {
              void setAddress({ q: null, testament: null, book: null });
              document.getElementById(SEARCH_BOX)?.focus();
            }}
          />
        </Suspense>
      )}
    </VerseSearchForm>
  );
}

/** The form alone, as the prerendered page shows it before the address is read. */
export function VerseSearchForm({
  committedText = "",
  onSearch,
  filters,
  children,
}: {
  /** The text searched for; the field follows it when Back or a link changes it. */
  committedText?: string;
  onSearch?: (text: string) => void;
  filters?: ReactNode;
  children?: ReactNode;
}) {
  const [text, setText] = useFollowedText(committedText);

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
            <label htmlFor={SEARCH_BOX}>Search the Bible</label>
          </h2>
          <div className="flex gap-2">
            <Input
              variant="unstyled"
              id={SEARCH_BOX}
              type="search"
              value={text}
              onChange={(event) => setText(event.target.value)}
              maxLength={500}
              autoComplete="off"
              enterKeyHint="search"
              placeholder="Words or a reference"
              className="h-11 min-w-0 flex-1 rounded-md border border-input bg-background px-3.5 text-base placeholder:text-muted-foreground"
            />
            <Button type="submit" disabled={text.trim() === ""} size="lg">
              <Search aria-hidden="true" />
              Search
            </Button>
          </div>
          {/* On a phone they take two lines. */}
          <div className="mt-3 min-h-9 max-sm:min-h-16">{filters}</div>
        </form>
      </search>
      <div className="results-slot">{children}</div>
    </section>
  );
}
