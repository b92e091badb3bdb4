"use client";

import { useQuery } from "@tanstack/react-query";
import { BookOpen, BookOpenText, Copy, Languages } from "lucide-react";
import Link from "next/link";
import { useRef, useState } from "react";
import { ServerData } from "@/components/common/server-data";
import {
  AnchoredPopover,
  AnchoredPopoverAnchor,
  AnchoredPopoverClose,
  AnchoredPopoverContent,
} from "@/components/ui/anchored-popover";
import { Button, buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { passageOptions } from "@/lib/bible/client";
import {
  ANY_CODE,
  DEFAULT_TRANSLATION,
  TRANSLATION_CODES,
  translationName,
} from "@/lib/bible/constants";
import { readerHref, versePageHref } from "@/lib/bible/references/reader-link";
import { refusal } from "@/lib/http/request";
import { copyOrShow } from "./copy-text";
import { SaveVerseButton } from "./save-verse-button";
import { hasOriginalWords, VerseWordsPanel } from "./verse-words-button";
import { wordsLanguage } from "./words-language";

export interface OpenReference {
  anchor: HTMLAnchorElement;
  reference: string;
  translation?: string;
}

const OWN: readonly string[] = TRANSLATION_CODES;
/** A longer passage is studied in the reader. */
const MOST_VERSES_OF_WORDS = 5;

/**
 * A passage in a popover beside its reference: the text from our table, the other translations, and
 * the way to the reader.
 */
export function ReferencePopover(props: { open: OpenReference; onClose: () => void }) {
  // References stand on pages of words too, which read nothing themselves.
  return (
    <ServerData>
      <PassagePopover {...props} />
    </ServerData>
  );
}

function PassagePopover({ open, onClose }: { open: OpenReference; onClose: () => void }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [showsWords, setShowsWords] = useState(false);
  const named = ANY_CODE.test(open.translation ?? "") ? open.translation : undefined;
  const translation = chosen ?? named ?? DEFAULT_TRANSLATION;
  const passage = useQuery(passageOptions(open.reference, translation));
  const anchor = useRef(open.anchor);
  anchor.current = open.anchor;
  const title = passage.data?.reference ?? open.reference;
  const verses = passage.data?.verses.length ?? 0;
  const hasWords = verses > 0 && verses <= MOST_VERSES_OF_WORDS && hasOriginalWords(translation);
  const versePage = versePageHref(title, translation);

  return (
    <AnchoredPopover open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AnchoredPopoverAnchor virtualRef={anchor} />
      {/* A modal dialog makes the page behind it inert, so inside one the popover belongs to
          it. */}
      <AnchoredPopoverContent
        container={open.anchor.closest<HTMLElement>("dialog[open]")}
        aria-label={title}
        sideOffset={8}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          anchor.current.focus();
        }}
        className="max-h-(--radix-popover-content-available-height) w-[min(26rem,calc(100vw-1.5rem))] data-[state=open]:zoom-in-98"
      >
        <div className="flex items-center justify-between gap-2 border-b py-1.5 pr-1.5 pl-4">
          <h2 className="font-serif font-semibold">{title}</h2>
          <AnchoredPopoverClose />
        </div>
        <div className="overflow-y-auto px-4 py-3" aria-live="polite" aria-busy={passage.isPending}>
          {passage.isPending && (
            <div className="space-y-2 py-1">
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-3/4" />
              <span className="sr-only">Loading {open.reference}</span>
            </div>
          )}
          {passage.data && (
            <blockquote
              {...wordsLanguage(passage.data.verses[0] ?? {})}
              className="scripture text-[1.0625rem] leading-relaxed"
            >
              {passage.data.verses.map((verse) => (
                <span key={verse.id}>
                  {passage.data && passage.data.verses.length > 1 && (
                    <sup className="mr-1 font-sans text-[0.7em] text-muted-foreground">
                      {verse.verse}
                    </sup>
                  )}
                  {verse.text}{" "}
                </span>
              ))}
            </blockquote>
          )}
          {passage.isError && (
            <PassageProblem error={passage.error} onRetry={() => passage.refetch()} />
          )}
          {passage.data === null && <p>Verse not found</p>}
          {showsWords && hasWords && (
            <VerseWordsPanel reference={title} translation={translation} />
          )}
        </div>
        <div className="flex flex-wrap items-center gap-1.5 border-t px-3 py-2">
          <fieldset className="mr-auto flex rounded-md bg-secondary p-0.5">
            <legend className="sr-only">Translation</legend>
            {(named && !OWN.includes(named) ? [named, ...OWN] : OWN).map((code) => (
              <Button
                key={code}
                variant="unstyled"
                aria-pressed={code === translation}
                title={translationName(code)}
                onClick={() => setChosen(code)}
                className="h-8 rounded-sm px-2.5 text-[0.8125rem] font-medium text-muted-foreground aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-card"
              >
                {code}
              </Button>
            ))}
          </fieldset>
          {passage.data && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() =>
                passage.data &&
                copyOrShow(
                  `“${passage.data.text}” — ${passage.data.reference} (${passage.data.translation})`,
                )
              }
            >
              <Copy aria-hidden="true" />
              Copy
            </Button>
          )}
          {passage.data && (
            <SaveVerseButton
              reference={passage.data.reference}
              translation={translation}
              onClick={onClose}
            />
          )}
          {hasWords && (
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={showsWords}
              onClick={() => setShowsWords(!showsWords)}
            >
              <Languages aria-hidden="true" />
              Original words
            </Button>
          )}
          {versePage && (
            <Link
              className={buttonVariants({ variant: "ghost", size: "sm" })}
              href={versePage}
              prefetch={false}
              onClick={onClose}
            >
              <BookOpenText aria-hidden="true" />
              Verse page
            </Link>
          )}
          <Link
            className={buttonVariants({ variant: "ghost", size: "sm" })}
            href={readerHref(title, translation)}
            prefetch={false}
            onClick={onClose}
          >
            <BookOpen aria-hidden="true" />
            Open in reader
          </Link>
        </div>
      </AnchoredPopoverContent>
    </AnchoredPopover>
  );
}

function PassageProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const refused = refusal(error);
  return (
    <div>
      <p>{refused?.detail ?? "The passage couldn’t be loaded."}</p>
      {!refused && (
        <Button variant="outline" size="sm" className="mt-2" onClick={onRetry}>
          Try Again
        </Button>
      )}
    </div>
  );
}
