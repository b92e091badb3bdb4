"use client";

import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { BookmarkPlus, Printer } from "lucide-react";
import { useState } from "react";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { EmptyState } from "@/components/common/empty-state";
import { ErrorState } from "@/components/common/error-state";
import { LevelBadge } from "@/components/common/level-badge";
import { ShowMore } from "@/components/common/show-more";
import { useOnce } from "@/components/common/use-once";
import { usePageTitle } from "@/components/common/use-page-title";
import { VerseName } from "@/components/scripture/verse-name";
import { wordsLanguage } from "@/components/scripture/words-language";
import { Button, buttonVariants } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { type SharedCollection as Shared, sharedCollectionOptions } from "@/lib/collections/client";
import { copySharedMutation } from "@/lib/collections/copy-shared";
import { formatVerseCount } from "@/lib/collections/rules";
import { handoutPath, sharedPath } from "@/lib/handouts/constants";
import { failureWords } from "@/lib/http/failure-words";
import { refusal } from "@/lib/http/request";
import { NOT_CHECKED } from "./creation-badges";
import { useLibraryAddress } from "./use-library-address";

/**
 * What whoever has a collection's link sees: its words and verses, to read and to save a copy of.
 */
export function SharedCollection({ token }: { token: string }) {
  const read = useInfiniteQuery(sharedCollectionOptions(token));
  const { go } = useLibraryAddress();
  usePageTitle(read.data?.pages[0]?.collection.title ?? null);
  const ownLibrary = (
    <Button variant="outline" onClick={() => go({ shared: null })}>
      Go to your own collections
    </Button>
  );

  if (read.isPending) {
    return (
      <CardSkeletons
        count={3}
        label="Loading the shared collection"
        className="min-h-[36rem] space-y-4"
      />
    );
  }
  const first = read.data?.pages[0]?.collection;
  if (!first) {
    const isMissing = refusal(read.error)?.status === 404;
    return (
      <>
        {isMissing ? (
          <EmptyState title="This collection isn’t shared">
            Perhaps it is no longer shared, or the link is incomplete.
          </EmptyState>
        ) : (
          <ErrorState
            title="The shared collection couldn’t be loaded."
            error={read.error}
            onRetry={() => void read.refetch()}
          />
        )}
        <p className="mt-4 text-center">{ownLibrary}</p>
      </>
    );
  }
  const verses = read.data?.pages.flatMap(({ collection }) => collection.verses) ?? [];
  return (
    <section aria-labelledby="shared-title" className="collection-panel">
      {/* Whoever was given the link may read it; search engines were not. */}
      <meta name="robots" content="noindex" />
      <p className="eyebrow mb-2">Shared with you</p>
      <h2 id="shared-title">{first.title}</h2>
      {first.description && (
        <p className="mt-1 whitespace-pre-line text-muted-foreground">{first.description}</p>
      )}
      <p className="collection-facts mt-1.5">{formatVerseCount(first.verseCount)}</p>
      <div className="no-print my-5 flex flex-wrap gap-2">
        <SaveCopy
          loadAll={async () => {
            let result: Pick<typeof read, "data" | "hasNextPage" | "fetchNextPage"> = read;
            while (result.hasNextPage) result = await result.fetchNextPage({ throwOnError: true });
            const pages = result.data?.pages ?? [];
            return { ...first, verses: pages.flatMap(({ collection }) => collection.verses) };
          }}
        />
        <a href={handoutPath(sharedPath(token))} className={buttonVariants({ variant: "outline" })}>
          <Printer aria-hidden="true" />
          Handout for a group
        </a>
        {ownLibrary}
      </div>
      {verses.length === 0 && <EmptyState title="No verses in this collection yet" />}
      <ol className="verse-list">
        {verses.map((verse) => (
          <SharedVerse key={verse.orderIndex} verse={verse} />
        ))}
      </ol>
      <ShowMore read={read} label="Show more verses" className="mt-5" />
    </section>
  );
}

function SharedVerse({ verse }: { verse: Shared["verses"][number] }) {
  const { reference, osis, translation, verseText, language } = verse;
  return (
    <li className="verse-row">
      <div className="verse-words">
        <span>
          {reference !== null && (
            <span className="verse-reference">
              <VerseName
                reference={reference}
                osis={osis}
                translation={translation}
                language={language}
              />
              <span>{translation}</span>
            </span>
          )}
          {verseText === null ? (
            <>
              <LevelBadge color="yellow">{NOT_CHECKED}</LevelBadge>
              <span className="mt-1.5 block text-sm text-muted-foreground">
                {reference === null
                  ? "An entry that names no verse, so nothing of it is shown."
                  : "Its words aren’t in any Bible on this site, so only the reference is shown."}
              </span>
            </>
          ) : (
            <span {...wordsLanguage(verse)} className="scripture">
              {verseText}
            </span>
          )}
        </span>
      </div>
    </li>
  );
}

function SaveCopy({ loadAll }: { loadAll: () => Promise<Shared> }) {
  const { mutateAsync } = useMutation(copySharedMutation);
  const [isSaving, setIsSaving] = useState(false);
  const [startedAt] = useState(() => new Date());

  const save = useOnce(async () => {
    setIsSaving(true);
    try {
      await mutateAsync({ shared: await loadAll(), startedAt });
      toast({ title: "A copy is in your collections" });
    } catch (error) {
      toast({
        variant: "destructive",
        title: "The copy couldn’t be saved",
        description: failureWords(error, "Please try again."),
      });
    } finally {
      setIsSaving(false);
    }
  });

  return (
    // As wide with either label, so that a second press meets no other button.
    <Button disabled={isSaving} className="min-w-68" onClick={() => void save()}>
      <BookmarkPlus aria-hidden="true" />
      {isSaving ? "Saving..." : "Save a copy to my collections"}
    </Button>
  );
}
