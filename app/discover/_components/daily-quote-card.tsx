"use client";

import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "@/components/common/empty-state";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { SaveVerseButton } from "@/components/scripture/save-verse-button";
import { dailyQuoteOptions } from "@/lib/bible/client";
import { DailyQuoteSkeleton } from "./media-skeletons";

/** The words of the quote of the day, or what stands in their place. */
export function DailyQuoteCard() {
  const quote = useQuery(dailyQuoteOptions());
  if (quote.isPending) return <DailyQuoteSkeleton />;
  if (!quote.data) {
    return (
      <EmptyState
        title="No quote available today"
        onRetry={quote.isError ? () => quote.refetch() : undefined}
      />
    );
  }
  const { display, text, reference, translation } = quote.data;
  return (
    <figure>
      <blockquote className="scripture text-lg leading-relaxed">“{display ?? text}”</blockquote>
      <figcaption className="mt-1 flex flex-wrap items-center gap-x-2 text-[0.9375rem]">
        <ReferenceLink reference={reference} className="link font-medium" />
        <span className="text-muted-foreground">{translation}</span>
        <SaveVerseButton
          reference={reference}
          translation={translation}
          className="text-muted-foreground hover:text-foreground"
        />
      </figcaption>
    </figure>
  );
}
