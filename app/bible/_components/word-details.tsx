"use client";

import { useQuery } from "@tanstack/react-query";
import { HighlightedText } from "@/components/scripture/highlighted-text";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { TRANSLATION_CODES } from "@/lib/bible/constants";
import { inFigures } from "@/lib/count-words";
import { wordPath } from "@/lib/site/item-paths";
import { firstPlacesOptions, lexemeEntryOptions } from "@/lib/words/client";
import type { LexemeEntry } from "@/lib/words/lexeme-contract";
import { describeMorphology } from "@/lib/words/morphology";
import type { PassageWord, PassageWords } from "@/lib/words/passage-contract";
import { ReaderLink } from "./reader-link";

/** Places that the panel names, and renderings of each translation. */
const PLACES = 3;
const RENDERINGS = 5;

type Lexeme = PassageWords["lexemes"][string];

const directionOf = (language: string) => (language === "grc" ? "ltr" : "rtl");

/** A word of the original where it stands, and its entry of the dictionary. */
export function WordDetails({
  word,
  known,
  reference,
  translation,
  rendered,
  onOpen,
}: {
  word: PassageWord;
  known: PassageWords;
  /** Of the verse. */
  reference: string;
  translation: string;
  /** What the translation has for it in this verse, in its order. */
  rendered: readonly string[];
  onOpen: (reference: string) => void;
}) {
  const { language } = word;
  const lexeme = word.lexeme === null ? undefined : known.lexemes[word.lexeme];
  const parsing = describeMorphology(word.morphology, language)?.plain;
  const prefixes = word.prefixes.flatMap((letter) => known.prefixes[letter] ?? []);
  return (
    <div className="word-details">
      {lexeme && <Head lexeme={lexeme} />}
      <dl>
        <div>
          <dt>Here</dt>
          <dd>
            <bdi lang={language} dir={directionOf(language)} className="word-script">
              {word.text}
            </bdi>{" "}
            <i lang={`${language}-Latn`}>{word.transliteration}</i>
            {parsing && <span className="block">{parsing}</span>}
            {prefixes.length > 0 && (
              <span className="block text-muted-foreground">
                With {prefixes.map((gloss) => `“${gloss}”`).join(" and ")} before it
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>{translation} here</dt>
          <dd className="scripture">{rendered.join(" … ")}</dd>
        </div>
        {lexeme && (
          <Entry lexeme={lexeme} reference={reference} translation={translation} onOpen={onOpen} />
        )}
      </dl>
      {lexeme ? (
        <a href={wordPath(lexeme.slug)} className="link word-all">
          {lexeme.frequency === 1
            ? "The only place it occurs"
            : `All ${inFigures(lexeme.frequency)} places`}
        </a>
      ) : (
        <p className="text-muted-foreground">Nothing more is known of this word.</p>
      )}
    </div>
  );
}

/** The dictionary's form of the word, how it is said and what it means. */
function Head({ lexeme }: { lexeme: Lexeme }) {
  const { id, language, lemma, transliteration, gloss } = lexeme;
  const { data } = useQuery(lexemeEntryOptions(id));
  return (
    <div className="word-head">
      <p>
        <bdi lang={language} dir={directionOf(language)} className="word-lemma">
          {lemma}
        </bdi>{" "}
        <i lang={`${language}-Latn`}>{transliteration}</i>
        {data?.pronunciation && (
          <span className="text-muted-foreground"> say {data.pronunciation}</span>
        )}
      </p>
      <p className="min-h-6">{gloss ?? (data && `${data.definition} (${data.dictionary})`)}</p>
    </div>
  );
}

/** What is counted of a word: how often it stands, how it is rendered, and some of its places. */
function Entry({
  lexeme,
  reference,
  translation,
  onOpen,
}: {
  lexeme: Lexeme;
  reference: string;
  translation: string;
  onOpen: (reference: string) => void;
}) {
  const { id, slug, language, frequency } = lexeme;
  const entry = useQuery(lexemeEntryOptions(id));
  // One more than is shown: this verse may be among them.
  const first = useQuery(firstPlacesOptions(id, translation, PLACES + 1));
  const places = first.data?.places.filter((place) => place.reference !== reference);
  const testament = language === "grc" ? "New Testament" : "Old Testament";
  return (
    <>
      <div>
        <dt>Stands</dt>
        <dd>
          {frequency === 1 ? "once" : `${inFigures(frequency)} times`} in the {testament}
        </dd>
      </div>
      {(entry.isPending || first.isPending) && (
        <div className="block!">
          <dt className="sr-only">Loading the word’s entry</dt>
          <dd>
            <Skeleton className="h-32 w-full" />
          </dd>
        </div>
      )}
      {(entry.isError || first.isError) && (
        <div className="block!">
          <dt>The word’s entry couldn’t be loaded.</dt>
          <dd>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                void entry.refetch();
                void first.refetch();
              }}
            >
              Try Again
            </Button>
          </dd>
        </div>
      )}
      {entry.data &&
        TRANSLATION_CODES.map((code) => (
          <Renderings key={code} code={code} slug={slug} entry={entry.data} />
        ))}
      {places && places.length > 0 && (
        <div>
          <dt>Also in</dt>
          <dd>
            <ul className="word-panel-places">
              {places.slice(0, PLACES).map(({ osis, reference: place, text, highlights }) => (
                <li key={osis}>
                  <ReaderLink reference={place} onOpen={onOpen} className="link">
                    {place}
                  </ReaderLink>
                  {text !== "" && (
                    <p className="scripture">
                      <HighlightedText text={text} highlights={highlights} />
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </>
  );
}

/** The commonest ways in which a translation puts the word, each leading to its verses. */
function Renderings({ code, slug, entry }: { code: string; slug: string; entry: LexemeEntry }) {
  const list = entry.renderings[code]?.list.slice(0, RENDERINGS) ?? [];
  if (list.length === 0) return null;
  return (
    <div>
      <dt>{code} in all</dt>
      <dd className="word-panel-renderings">
        {list.map(({ text, count }) => (
          <a
            key={text}
            href={`${wordPath(slug)}?${new URLSearchParams({ translation: code, rendering: text })}#places`}
          >
            {text} <span className="text-muted-foreground">{inFigures(count)}</span>
          </a>
        ))}
      </dd>
    </div>
  );
}
