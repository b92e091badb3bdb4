"use client";

import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { ErrorState } from "@/components/common/error-state";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { SaveVerseButton } from "@/components/scripture/save-verse-button";
import { dailyQuoteOptions } from "@/lib/bible/client";
import { DailyQuoteSkeleton } from "./media-skeletons";

/**
 * Where the quote of the day is from, or what stands in its place. Its words have a place of their
 * own before this (DailyQuote), which is filled from here unless they are there already.
 */
export function DailyQuoteCard() {
  const quote = useQuery(dailyQuoteOptions());
  const words = quote.data ? `“${quote.data.display ?? quote.data.text}”` : null;
  const source = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const place = source.current?.parentElement?.querySelector("blockquote");
    if (place && words && place.textContent !== words) place.textContent = words;
  }, [words]);
  if (quote.isPending) return <DailyQuoteSkeleton />;
  if (quote.isError) {
    return (
      <ErrorState
        title="The daily quote couldn’t be loaded."
        error={quote.error}
        onRetry={() => void quote.refetch()}
      />
    );
  }
  if (!quote.data) return <EmptyState title="No quote available today" />;
  const { reference, translation } = quote.data;
  return (
    <figcaption ref={source} className="mt-1 flex flex-wrap items-center gap-x-2 text-[0.9375rem]">
      <ReferenceLink reference={reference} className="link font-medium" />
      <span className="text-muted-foreground">{translation}</span>
      <SaveVerseButton
        reference={reference}
        translation={translation}
        className="text-muted-foreground hover:text-foreground"
      />
    </figcaption>
  );
}
