import { BookOpenText } from "lucide-react";
import { IntentLink } from "@/components/layout/intent-link";
import { buttonVariants } from "@/components/ui/button";
import type { FoundVerse } from "@/lib/bible/client";
import { readerHref, versePageHref } from "@/lib/bible/references/reader-link";
import { HighlightedText } from "./highlighted-text";
import { SaveVerseButton } from "./save-verse-button";
import { VerseWordsButton } from "./verse-words-button";
import { wordsLanguage } from "./words-language";

/** Why a verse stands here that does not simply hold the words; other kinds need no note. */
const MATCH_NOTES: Record<string, string> = {
  otherTranslation: "worded this way in another translation",
  familiar: "the verse usually meant by these words",
  some: "matches some words",
};

/** A verse found by a search; it leads to its chapter in the reader. */
export function VerseResult({ verse }: { verse: FoundVerse }) {
  const others = (verse.translations ?? []).filter((code) => code !== verse.translation);
  const versePage = versePageHref(verse.reference, verse.translation);
  const note = verse.match ? MATCH_NOTES[verse.match] : undefined;
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
        {others.length > 0 && (
          <span className="text-[0.8125rem] text-muted-foreground">
            · also in {others.join(", ")}
          </span>
        )}
        {note && <span className="text-[0.8125rem] text-muted-foreground">· {note}</span>}
      </h3>
      <p {...wordsLanguage(verse)} className="scripture mt-1.5 text-[1.0625rem] leading-relaxed">
        {/* A verse known under other words has none of its own to mark. */}
        <HighlightedText
          text={verse.text}
          highlights={verse.match === "familiar" ? [] : verse.highlights}
        />
      </p>
      {/* Above the link that covers the card. */}
      <div className="relative mt-1 -mb-1.5 -ml-3 flex w-fit max-w-full flex-wrap has-aria-expanded:w-auto [&>div]:pl-3">
        <SaveVerseButton
          reference={verse.reference}
          translation={verse.translation}
          className="text-muted-foreground hover:text-foreground"
        />
        {versePage && (
          <IntentLink
            href={versePage}
            className={buttonVariants({
              variant: "ghost",
              size: "sm",
              className: "text-muted-foreground hover:text-foreground",
            })}
          >
            <BookOpenText aria-hidden="true" />
            Verse page<span className="sr-only"> of {verse.reference}</span>
          </IntentLink>
        )}
        <VerseWordsButton
          reference={verse.reference}
          translation={verse.translation}
          className="text-muted-foreground hover:text-foreground"
        />
      </div>
    </article>
  );
}
