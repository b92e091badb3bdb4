"use client";

import { useQuery } from "@tanstack/react-query";
import { BookOpen, Compass, Share2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { useToday } from "@/components/common/use-today";
import { IntentLink } from "@/components/layout/intent-link";
import { Button, buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { type QuotedVerse, verseOfTheDayOptions } from "@/lib/bible/client";
import { readerHref, versePageHref } from "@/lib/bible/references/reader-link";
import { formatShortDate } from "@/lib/dates";
import { whenConnected } from "@/lib/site/when-connected";
import { shareOrCopy } from "./copy-text";
import { DayVerse } from "./day-verse";
import { ReferenceLink } from "./reference-link";
import { SaveVerseButton } from "./save-verse-button";

const VerseWordsButton = lazy(() =>
  whenConnected(() => import("./verse-words-button")).then((module) => ({
    default: module.VerseWordsButton,
  })),
);

const TO_COME: QuotedVerse = { text: "", reference: "", translation: "" };

/** The verse of the visitor's calendar day, with Share, Read Context, Study More and Save. */
export function VerseOfDayCard({ heading }: { heading: string }) {
  // The day is the visitor's; the prerendered page cannot know it.
  const day = useToday();
  const verse = useQuery({ ...verseOfTheDayOptions(day ?? ""), enabled: day !== null });

  const shown = verse.isPending ? TO_COME : verse.data;

  return (
    <section
      aria-label={heading}
      aria-busy={verse.isPending}
      className="relative overflow-hidden rounded-xl border bg-card shadow-card"
    >
      <div aria-hidden="true" className="absolute inset-y-0 left-0 w-1 bg-primary" />
      <div className="px-6 py-6 sm:px-9 sm:py-8">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="eyebrow">{heading}</h2>
          <p className="text-sm text-muted-foreground">
            {day ? formatShortDate(`${day}T00:00:00`) : "\u00a0"}
          </p>
        </div>
        <div>
          {shown && (
            <figure>
              {/* EarlyVerse gives it the height of the day's verse. */}
              <div className="relative min-h-25 sm:min-h-18">
                <DayVerse text={verse.data ? `“${verse.data.display ?? verse.data.text}”` : null} />
                {verse.isPending && (
                  <div role="status" className="absolute inset-x-0 top-0 space-y-3 py-1">
                    <span className="sr-only">Loading the verse of the day</span>
                    <Skeleton className="h-6 w-full" />
                    <Skeleton className="h-6 w-3/4" />
                  </div>
                )}
              </div>
              <figcaption className="mt-3 text-[0.9375rem]">
                {verse.data ? (
                  <>
                    <ReferenceLink reference={verse.data.reference} className="link font-medium" />{" "}
                    <span className="text-muted-foreground">{verse.data.translation}</span>
                  </>
                ) : (
                  "\u00a0"
                )}
              </figcaption>
            </figure>
          )}
          {shown && (
            // While the verse is unknown they only keep their room.
            <div
              aria-hidden={!verse.data}
              inert={!verse.data}
              className={`mt-6 flex flex-wrap gap-2 max-sm:*:gap-1.5 max-sm:*:px-2.5 max-sm:*:text-sm ${verse.data ? "" : "invisible"}`}
            >
              <Button variant="outline" onClick={() => shareVerse(shown)}>
                <Share2 aria-hidden="true" />
                Share Verse
              </Button>
              <IntentLink
                className={buttonVariants({ variant: "outline" })}
                href={`/context?verse=${encodeURIComponent(shown.reference)}`}
              >
                <Compass aria-hidden="true" />
                Read Context
              </IntentLink>
              <IntentLink className={buttonVariants({ variant: "outline" })} href="/bible">
                <BookOpen aria-hidden="true" />
                Study More
              </IntentLink>
              <SaveVerseButton
                reference={shown.reference}
                translation={shown.translation}
                variant="outline"
                size="default"
              />
              {verse.data ? (
                <Suspense fallback={<WordsButtonToCome />}>
                  <VerseWordsButton
                    reference={shown.reference}
                    translation={shown.translation}
                    variant="outline"
                    size="default"
                  />
                </Suspense>
              ) : (
                <WordsButtonToCome />
              )}
            </div>
          )}
          {verse.isError && (
            <EmptyState
              isFailure
              title="The verse of the day couldn’t be loaded."
              onRetry={() => void verse.refetch()}
            >
              Everything else on this page still works.
            </EmptyState>
          )}
          {verse.isSuccess && !verse.data && (
            <EmptyState title="No verse available today">Please check back later</EmptyState>
          )}
        </div>
      </div>
    </section>
  );
}

/** Keeps the room of the last button. */
const WordsButtonToCome = () => (
  <Button variant="outline" className="invisible">
    <BookOpen aria-hidden="true" />
    Original words
  </Button>
);

/** Title and text are the specification's; the address goes beside them. */
function shareVerse({ text, display, reference, translation }: QuotedVerse): void {
  void shareOrCopy("Verse of the Day", `"${display ?? text}" - ${reference}`, {
    path: versePageHref(reference, translation) ?? readerHref(reference, translation),
  });
}
