"use client";

import { useQuery } from "@tanstack/react-query";
import { BookmarkPlus, BookOpen, Compass, Share2 } from "lucide-react";
import { EmptyState } from "@/components/common/empty-state";
import { useToday } from "@/components/common/use-today";
import { IntentLink } from "@/components/layout/intent-link";
import { Button, buttonVariants } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { verseOfTheDayOptions } from "@/lib/bible/client";
import { formatShortDate } from "@/lib/dates";
import { shareOrCopy } from "./copy-text";
import { DayVerse } from "./day-verse";
import { ReferenceLink } from "./reference-link";
import { SaveVerseButton } from "./save-verse-button";
import { VerseWordsButton } from "./verse-words-button";

/** The verse of the visitor's calendar day, with Share, Read Context, Study More and Save. */
export function VerseOfDayCard({ heading }: { heading: string }) {
  // The day is the visitor's; the prerendered page cannot know it.
  const day = useToday();
  const verse = useQuery({ ...verseOfTheDayOptions(day ?? ""), enabled: day !== null });

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
          <p className="min-h-5 text-sm text-muted-foreground">
            {day && formatShortDate(`${day}T00:00:00`)}
          </p>
        </div>
        <div>
          {(verse.isPending || verse.data) && (
            <figure>
              {/* EarlyVerse gives it the height of the day's verse. */}
              <div data-verse-place suppressHydrationWarning className="min-h-25 sm:min-h-18">
                <DayVerse text={verse.data ? `“${verse.data.display ?? verse.data.text}”` : null} />
                {verse.isPending && (
                  <div role="status" className="space-y-3 py-1">
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
          {verse.isPending && <ButtonsToCome />}
          {verse.data && (
            <div className="mt-6 flex flex-wrap gap-2">
              <Button
                variant="outline"
                onClick={() =>
                  verse.data &&
                  shareOrCopy(
                    "Verse of the Day",
                    `"${verse.data.display ?? verse.data.text}" - ${verse.data.reference}`,
                  )
                }
              >
                <Share2 aria-hidden="true" />
                Share Verse
              </Button>
              <IntentLink
                className={buttonVariants({ variant: "outline" })}
                href={`/context?verse=${encodeURIComponent(verse.data.reference)}`}
              >
                <Compass aria-hidden="true" />
                Read Context
              </IntentLink>
              <IntentLink className={buttonVariants({ variant: "outline" })} href="/bible">
                <BookOpen aria-hidden="true" />
                Study More
              </IntentLink>
              <SaveVerseButton
                reference={verse.data.reference}
                translation={verse.data.translation}
                variant="outline"
                size="default"
              />
              <VerseWordsButton
                reference={verse.data.reference}
                translation={verse.data.translation}
                variant="outline"
                size="default"
              />
            </div>
          )}
          {!verse.isPending && !verse.data && (
            <EmptyState
              title="No verse available today"
              onRetry={verse.isError ? () => verse.refetch() : undefined}
            >
              Please check back later
            </EmptyState>
          )}
        </div>
      </div>
    </section>
  );
}

/** The room of the buttons: they come with the verse that they are about. */
function ButtonsToCome() {
  return (
    <div aria-hidden="true" inert className="invisible mt-6 flex flex-wrap gap-2">
      {[
        { Icon: Share2, label: "Share Verse" },
        { Icon: Compass, label: "Read Context" },
        { Icon: BookOpen, label: "Study More" },
        { Icon: BookmarkPlus, label: "Save verse" },
      ].map(({ Icon, label }) => (
        <span key={label} className={buttonVariants({ variant: "outline" })}>
          <Icon />
          {label}
        </span>
      ))}
    </div>
  );
}
