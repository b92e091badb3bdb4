import { IntentLink } from "@/components/layout/intent-link";
import type { FoundVerse } from "@/lib/bible/client";
import { readerHref } from "@/lib/bible/reader-link";
import { HighlightedText } from "./highlighted-text";

/** A verse found by a search; it leads to its chapter in the reader. */
export function VerseResult({ verse }: { verse: FoundVerse }) {
  return (
    <article className="group relative rounded-lg border bg-card px-5 py-4 transition-colors hover:border-input">
      <h3 className="flex flex-wrap items-baseline gap-x-2 text-[0.9375rem]">
        <IntentLink
          href={readerHref(verse.reference, verse.translation)}
          className="link font-medium after:absolute after:inset-0 after:rounded-lg"
        >
          {verse.reference}
        </IntentLink>
        <span className="text-[0.8125rem] text-muted-foreground">{verse.translation}</span>
        {verse.match === "otherTranslation" && (
          <span className="text-[0.8125rem] text-muted-foreground">
            · worded so in another translation
          </span>
        )}
      </h3>
      <p className="scripture mt-1.5 text-[1.0625rem] leading-relaxed">
        <HighlightedText text={verse.text} highlights={verse.highlights} />
      </p>
    </article>
  );
}
