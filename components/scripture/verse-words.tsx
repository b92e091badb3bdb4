"use client";

import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { inFigures } from "@/lib/count-words";
import { wordPath } from "@/lib/site/item-paths";
import { describeMorphology } from "@/lib/words/morphology";
import { passageWordsOptions } from "@/lib/words/passage-client";
import type { PassageVerse, PassageWord, PassageWords } from "@/lib/words/passage-contract";
import { originalSearchHref } from "@/lib/words/search-link";

/** The original words of a verse or a short passage in their order, each with what is known of it. */
export function VerseWords({
  reference,
  translation,
  className = "border-b px-4 py-3",
}: {
  reference: string;
  translation: string;
  className?: string;
}) {
  const words = useQuery(passageWordsOptions(reference, translation));
  const verses = words.data?.verses.filter((verse) => verse.words.length > 0) ?? [];

  return (
    <section
      aria-label="Original words"
      aria-busy={words.isPending}
      className={`text-[0.9375rem] ${className}`}
    >
      <h3 className="eyebrow mb-2">Original words</h3>
      {words.isPending && <Skeleton className="h-24 w-full" />}
      {words.isError && (
        <div role="status">
          <p>The original words couldn’t be loaded.</p>
          <Button variant="outline" size="sm" className="mt-2" onClick={() => words.refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {words.data && verses.length === 0 && (
        <p className="text-muted-foreground">No original words are known for this verse.</p>
      )}
      {words.data &&
        verses.map((verse) => (
          <Fragment key={verse.osis}>
            {verses.length > 1 && <h4 className="mt-3 font-medium">{verse.reference}</h4>}
            <ol className="divide-y">
              {verse.words.map((word) => (
                <Word key={word.position} word={word} verse={verse} known={words.data} />
              ))}
            </ol>
          </Fragment>
        ))}
      {words.data && verses.length > 0 && (
        <p className="mt-2 text-[0.8125rem] text-muted-foreground">
          {words.data.editions.map(({ name }) => name).join("; ")}
        </p>
      )}
    </section>
  );
}

/** What the translation has for a word of the original, in its order: "In the beginning". */
function translatedBy({ text, alignments }: PassageVerse, position: number): string {
  return alignments
    .filter(({ positions }) => positions.includes(position))
    .map(({ start, end }) => text.slice(start, end))
    .join(" … ");
}

function Word({
  word,
  verse,
  known,
}: {
  word: PassageWord;
  verse: PassageVerse;
  known: PassageWords;
}) {
  const { language } = word;
  const direction = language === "grc" ? "ltr" : "rtl";
  const entry = word.lexeme === null ? undefined : known.lexemes[word.lexeme];
  const translated = translatedBy(verse, word.position);
  const parsing = describeMorphology(word.morphology, language)?.plain;
  return (
    <li>
      <details>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 py-1">
          <bdi lang={language} dir={direction} className="font-serif text-lg">
            {word.text}
          </bdi>
          <i lang={`${language}-Latn`} className="text-muted-foreground">
            {word.transliteration}
          </i>
          {translated !== "" && <span className="scripture ml-auto">{translated}</span>}
        </summary>
        <div className="space-y-1 pb-3">
          {parsing && <p>Here: {parsing}</p>}
          {entry ? (
            <>
              <p>
                From{" "}
                <bdi lang={entry.language} dir={direction} className="font-serif">
                  {entry.lemma}
                </bdi>{" "}
                <i lang={`${entry.language}-Latn`}>{entry.transliteration}</i>
                {entry.gloss && `, ${entry.gloss}`}
              </p>
              <p className="flex flex-wrap gap-x-5">
                <a href={wordPath(entry.slug)} className="link inline-flex min-h-9 items-center">
                  {entry.frequency === 1
                    ? "The only place it occurs"
                    : `All ${inFigures(entry.frequency)} places`}
                </a>
                {entry.frequency > 1 && (
                  <a
                    href={originalSearchHref(entry.id)}
                    className="link inline-flex min-h-9 items-center"
                  >
                    Search its verses
                  </a>
                )}
              </p>
            </>
          ) : (
            <p className="text-muted-foreground">Nothing more is known of this word.</p>
          )}
        </div>
      </details>
    </li>
  );
}
