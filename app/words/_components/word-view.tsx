import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Suspense } from "react";
import { ItemPage } from "@/components/common/item-page";
import type { ItemSection } from "@/components/common/item-section";
import { ServerData } from "@/components/common/server-data";
import { IntentLink } from "@/components/layout/intent-link";
import { countOf, inFigures } from "@/lib/count-words";
import { site, siteUrl } from "@/lib/site/creator";
import { wordPath, wordsPath } from "@/lib/site/item-paths";
import { DICTIONARY, EDITIONS, LANGUAGE_NAMES } from "@/lib/words/constants";
import type { LexemeResponse } from "@/lib/words/schema";
import { originalSearchHref } from "@/lib/words/search-link";
import type { WordPage } from "@/lib/words/word-page-service";
import { nameOfWord, soundOf, summaryOfWord } from "@/lib/words/word-summary";
import { PlaceList } from "./place-list";
import { type PlaceChoices, PlacesBrowser } from "./places-browser";
import { WordDistribution } from "./word-distribution";
import { WordForms } from "./word-forms";
import { WordLinks } from "./word-links";
import { WordMeaning } from "./word-meaning";
import { WordRenderings } from "./word-renderings";
import "./word-page.css";

/** The page of a word of the original texts. */
export function WordView({ page }: { page: WordPage }) {
  const { word, partOfSpeech, note, around } = page;
  const { id, slug, language, lemma, pronunciation, gloss, frequency } = word;
  const languageName = LANGUAGE_NAMES[language];
  const sound = soundOf(word);
  return (
    <ServerData>
      <NuqsAdapter>
        <div className="word-page">
          <ItemPage
            crumbs={[
              { name: "Bible", path: "/bible" },
              { name: "Original words", path: wordsPath },
              { name: sound, path: wordPath(slug) },
            ]}
            eyebrow={`${languageName} word · Strong’s ${id}`}
            title={`${sound}, ${languageName} word ${id}`}
            heading={
              <>
                <span lang={language} dir={language === "grc" ? "ltr" : "rtl"}>
                  {lemma}
                </span>{" "}
                <span className="word-sound">{sound}</span>
              </>
            }
            lead={
              <>
                {gloss && <p className="word-gloss">{gloss}</p>}
                {note && <p>{note}</p>}
              </>
            }
            facts={
              <p className="word-facts">
                {[
                  partOfSpeech,
                  pronunciation && `said ${pronunciation}`,
                  frequency > 0
                    ? `occurs ${frequency === 1 ? "once" : `${inFigures(frequency)} times`}`
                    : "doesn’t occur in the text printed here",
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            }
            citation={`“${nameOfWord(word)}.” ${site.title}, Original words.`}
            sections={toSections(page)}
            related={[]}
            neighbors={around.map((entry) => ({
              path: wordPath(entry.slug),
              title: `${entry.id} ${entry.transliteration || entry.lemma}`,
            }))}
            thing={toThing(word)}
          />
        </div>
      </NuqsAdapter>
    </ServerData>
  );
}

function toSections(page: WordPage): ItemSection[] {
  const { word } = page;
  const meaning = { id: "meaning", title: "Meaning", body: <WordMeaning {...page} /> };
  if (word.frequency === 0) return [meaning];
  return [
    meaning,
    { id: "where", title: "Where it occurs", body: <WordDistribution word={word} /> },
    { id: "renderings", title: "How it is translated", body: <WordRenderings word={word} /> },
    { id: "places", title: "Every occurrence", body: <Places page={page} /> },
    { id: "forms", title: "Its forms", body: <WordForms word={word} /> },
    ...(word.neighbors.length > 0
      ? [{ id: "neighbors", title: "Occurs with", body: <Neighbors word={word} /> }]
      : []),
  ];
}

/** The words that meet this one more often than by chance, and the verses where they do. */
function Neighbors({ word: { id, neighbors } }: { word: LexemeResponse }) {
  return (
    <>
      <p className="word-found">
        Words that share a verse with it clearly more often than by chance. Words that only join
        others are left out.
      </p>
      <WordLinks words={neighbors}>
        {({ id: other, together, transliteration }) => (
          <IntentLink href={originalSearchHref(id, other)} className="link word-together">
            {countOf(together, "verse")}
            <span className="sr-only"> with {transliteration || other}</span>
          </IntentLink>
        )}
      </WordLinks>
    </>
  );
}

function Places({ page: { word, places } }: { page: WordPage }) {
  const edition = EDITIONS[word.language === "grc" ? "NT" : "OT"];
  const first = <PlaceList places={places.places} />;
  return (
    <>
      <Suspense
        fallback={
          <>
            <p className="word-found">
              {countOf(places.total, "verse")}
              {places.total > places.places.length &&
                `; the first ${places.places.length} are shown`}
              .
            </p>
            {first}
          </>
        }
      >
        <PlacesBrowser
          id={word.id}
          language={word.language}
          total={places.total}
          choices={toChoices(word)}
        >
          {first}
        </PlacesBrowser>
      </Suspense>
      <p>
        <IntentLink href={originalSearchHref(word.id)} className="link">
          Search among these verses
        </IntentLink>
      </p>
      <p className="word-edition">
        Original: {edition.name}. {edition.note}
      </p>
    </>
  );
}

function toChoices({ books, renderings, forms }: LexemeResponse): PlaceChoices {
  const counted = (label: string, count: number) => `${label} (${inFigures(count)})`;
  const ofForm = new Map<string, number>();
  for (const { text, count } of forms) ofForm.set(text, (ofForm.get(text) ?? 0) + count);
  const ofList = (list: readonly { text: string; count: number }[]) =>
    list.map(({ text, count }) => ({ value: text, label: counted(text, count) }));
  return {
    book: books.map(({ book, name, count }) => ({ value: book, label: counted(name, count) })),
    rendering: { WEB: ofList(renderings.WEB.list), KJV: ofList(renderings.KJV.list) },
    form: ofList([...ofForm].map(([text, count]) => ({ text, count }))),
  };
}

/** A word as schema.org's DefinedTerm of the dictionary. */
const toThing = (word: LexemeResponse) => ({
  "@type": "DefinedTerm",
  "@id": `${siteUrl}${wordPath(word.slug)}`,
  url: `${siteUrl}${wordPath(word.slug)}`,
  name: word.lemma,
  alternateName: soundOf(word),
  termCode: word.id,
  description: summaryOfWord(word),
  inDefinedTermSet: {
    "@type": "DefinedTermSet",
    name: DICTIONARY,
    url: `${siteUrl}${wordsPath}`,
  },
});
