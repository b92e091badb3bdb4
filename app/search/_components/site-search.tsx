"use client";

import { useQuery } from "@tanstack/react-query";
import { Search, X } from "lucide-react";
import { parseAsString, useQueryStates } from "nuqs";
import { type FormEvent, type ReactNode, useDeferredValue, useMemo, useRef } from "react";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { EmptyState } from "@/components/common/empty-state";
import { ErrorState } from "@/components/common/error-state";
import { useFollowedText } from "@/components/common/use-followed-text";
import { parseAsCode } from "@/components/scripture/code-parser";
import { SearchEntries } from "@/components/scripture/search-entries";
import { BY_MEANING, MEANING_NOTE, SearchNotes } from "@/components/scripture/search-notes";
import { TranslationSelect } from "@/components/scripture/translation-select";
import { VerseResult } from "@/components/scripture/verse-result";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { countOf } from "@/lib/count-words";
import { refusal } from "@/lib/http/request";
import { preloadSiteSearch, siteSearchOptions } from "@/lib/search/client";
import { videosOptions } from "@/lib/videos/client";
import { ArticleResult, ContentResult, ResultSection, VideoResult } from "./result-sections";

// While the page comes to life: its first results are on their way by then.
if (typeof window !== "undefined") preloadSiteSearch();

const NO_RESULTS = "No results found";
const NO_RESULTS_HINT = "Try adjusting your search terms or browse our content categories.";

/** Verses of a chapter shown beside the way to open it. */
const CHAPTER_VERSES = 3;

/** Groups of built-in content under the three of the specification. */
const CONTENT_GROUPS = [
  { name: "discoveries", title: "Discoveries" },
  { name: "guides", title: "Study Guides" },
  { name: "faq", title: "Questions and Answers" },
  { name: "fathers", title: "Church Fathers" },
  { name: "events", title: "Timeline" },
] as const;

const searchAddress = {
  q: parseAsString.withDefault(""),
  in: parseAsCode.withDefault(DEFAULT_TRANSLATION),
};

/**
 * Searches scripture, articles, videos and the built-in content; the term is part of the address.
 */
export function SiteSearch() {
  const [{ q: term, in: translation }, setAddress] = useQueryStates(searchAddress, {
    history: "push",
  });
  return (
    <SiteSearchForm
      committedText={term}
      onSearch={(q) => void setAddress({ q })}
      onClear={() => void setAddress({ q: null })}
    >
      {term.trim() === "" ? (
        <EmptyState title="Start your search">
          Search for a word, a phrase, or a reference such as Romans 8:28.
        </EmptyState>
      ) : (
        <Results
          term={term.trim()}
          translation={translation}
          onTranslation={(code) => void setAddress({ in: code })}
        />
      )}
    </SiteSearchForm>
  );
}

/** The form alone, as the prerendered page shows it before the address is read. */
export function SiteSearchForm({
  committedText = "",
  onSearch,
  onClear,
  children,
}: {
  /** The term searched for; the field follows it when Back or a link changes it. */
  committedText?: string;
  onSearch?: (text: string) => void;
  onClear?: () => void;
  children?: ReactNode;
}) {
  const [text, setText] = useFollowedText(committedText);
  const box = useRef<HTMLInputElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted !== "") onSearch?.(wanted);
  }

  function clear() {
    setText("");
    onClear?.();
    box.current?.focus();
  }

  return (
    <>
      <search aria-label="Everything">
        <form onSubmit={submit} className="mb-8 flex gap-2">
          <Input
            ref={box}
            type="search"
            name="q"
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={500}
            autoComplete="off"
            enterKeyHint="search"
            aria-label="Search term"
            placeholder="Search scripture, articles and videos"
            className="flex-1"
          />
          <Button type="submit" size="lg" disabled={text.trim() === ""}>
            <Search aria-hidden="true" />
            Search
          </Button>
          <Button variant="outline" size="lg" disabled={text === ""} onClick={clear}>
            <X aria-hidden="true" />
            <span className="max-sm:sr-only">Clear</span>
          </Button>
        </form>
      </search>
      <div className="min-h-112">{children}</div>
    </>
  );
}

/**
 * The groups as they come. The videos are a list of their own: what stands over them does not wait
 * for them, what stands under them does, so that nothing moves.
 */
function Results({
  term,
  translation,
  onTranslation,
}: {
  term: string;
  translation: string;
  onTranslation: (code: string) => void;
}) {
  const found = useQuery(siteSearchOptions(term, translation));
  const read = useMemo(() => ({ term, results: found.data }), [term, found.data]);
  // Some forty results are rendered in slices, so that a slow phone heeds touches meanwhile.
  const { results, term: shownTerm } = useDeferredValue(read);
  const videos = useQuery(videosOptions());

  if (found.isError) {
    return (
      <ErrorState
        title="The search couldn’t be completed."
        error={found.error}
        onRetry={refusal(found.error) ? undefined : () => void found.refetch()}
      />
    );
  }
  if (!found.data || !results) return <CardSkeletons count={3} label="Searching" />;
  const wanted = shownTerm.toLowerCase();
  const matchingVideos = (videos.data ?? []).filter((video) =>
    `${video.title}\n${video.description}`.toLowerCase().includes(wanted),
  );
  const isWhole = !videos.isPending;
  const total = results.total + matchingVideos.length;
  const { verses, byMeaning, entries } = results;
  const summary =
    total === 0
      ? `Nothing has the words “${shownTerm}”`
      : `${countOf(total, "result")} for “${shownTerm}”`;
  const choice = (
    <div className="max-w-full text-sm">
      <TranslationSelect
        aria-label="Translation"
        value={translation}
        onChoose={onTranslation}
        withEvery
      />
    </div>
  );
  if (isWhole && total + byMeaning.length + entries.length === 0) {
    return (
      <>
        {choice}
        <SearchNotes query={shownTerm} notes={results} />
        <EmptyState title={NO_RESULTS}>
          <p>{NO_RESULTS_HINT}</p>
        </EmptyState>
      </>
    );
  }
  // A chapter is opened; its verses stand there.
  const isChapter = results.book && verses[0]?.match === "reference";
  // Verses with a part of the words come after those about the matter.
  const isGuess = verses[0]?.match === "some";
  const meaning = (
    <ResultSection title={BY_MEANING} note={MEANING_NOTE} items={byMeaning}>
      {(verse) => <VerseResult verse={verse} />}
    </ResultSection>
  );
  return (
    <div className="space-y-10">
      <div className="space-y-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="text-muted-foreground wrap-anywhere">
            {isWhole ? (
              summary
            ) : (
              <span aria-hidden="true" className="invisible">
                {summary}
              </span>
            )}
          </p>
          {choice}
        </div>
        <SearchNotes query={shownTerm} notes={results} />
        <SearchEntries entries={entries} heading="h2" />
      </div>
      {isGuess && meaning}
      <ResultSection
        title="Verses"
        items={isChapter ? verses.slice(0, CHAPTER_VERSES) : verses}
        more={{
          href: `/bible?q=${encodeURIComponent(shownTerm)}${translation === DEFAULT_TRANSLATION ? "" : `&in=${translation}`}`,
          label: "All verses, with filters",
        }}
      >
        {(verse) => <VerseResult verse={verse} />}
      </ResultSection>
      {!isGuess && meaning}
      <ResultSection title="Articles" items={results.articles}>
        {(article) => <ArticleResult article={article} />}
      </ResultSection>
      {isWhole ? (
        <>
          <ResultSection title="Videos" items={matchingVideos}>
            {(video) => <VideoResult video={video} />}
          </ResultSection>
          {CONTENT_GROUPS.map(({ name, title }) => (
            <ResultSection key={name} title={title} items={results[name]}>
              {(hit) => <ContentResult hit={hit} />}
            </ResultSection>
          ))}
        </>
      ) : (
        <CardSkeletons count={3} label="Searching" />
      )}
    </div>
  );
}
