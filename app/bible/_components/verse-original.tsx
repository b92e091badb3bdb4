import { countOf } from "@/lib/count-words";
import { wordPath } from "@/lib/site/item-paths";
import { LANGUAGE_NAMES } from "@/lib/words/constants";
import { describeMorphology } from "@/lib/words/morphology";
import type { OriginalWord, VerseWords, WordsResponse } from "@/lib/words/schema";
import { translatedBy } from "@/lib/words/translated-order";
import type { InterlinearLine } from "./interlinear-settings";
import { InterlinearWord } from "./interlinear-word";
import "../interlinear.css";

const LINES: readonly InterlinearLine[] = ["transliteration", "gloss"];

/** The languages in which some words stand: "Hebrew and Aramaic". */
export function namesOfLanguages(words: readonly Pick<OriginalWord, "language">[]): string {
  const names = new Set(words.map(({ language }) => LANGUAGE_NAMES[language]));
  return [...names].join(" and ");
}

/** The original words of a verse in their order, then each with all that is known of it. */
export function VerseOriginal({ words, verse }: { words: WordsResponse; verse: VerseWords }) {
  const isGreek = verse.words.every(({ language }) => language === "grc");
  return (
    <>
      <ol className="interlinear-words" dir={isGreek ? "ltr" : "rtl"}>
        {verse.words.map((word) => (
          <li key={word.position}>
            <InterlinearWord
              word={word}
              known={words}
              lines={LINES}
              translated={translatedBy(verse, word.position)}
            />
          </li>
        ))}
      </ol>
      <details className="verse-fold">
        <summary>Each word, its form and its translation</summary>
        <ol className="verse-words-list">
          {verse.words.map((word) => (
            <Word key={word.position} word={word} words={words} verse={verse} />
          ))}
        </ol>
      </details>
      <p className="verse-note">
        {words.editions.map(({ name, note }) => `${name}. ${note}`).join(" ")}
      </p>
    </>
  );
}

function Word({
  word,
  words,
  verse,
}: {
  word: OriginalWord;
  words: WordsResponse;
  verse: VerseWords;
}) {
  const { language, text, transliteration, morphology, lexeme } = word;
  const direction = language === "grc" ? "ltr" : "rtl";
  const entry = lexeme === null ? undefined : words.lexemes[lexeme];
  const translated = translatedBy(verse, word.position);
  const parsing = describeMorphology(morphology, language)?.plain;
  return (
    <li>
      <p>
        <bdi lang={language} dir={direction}>
          {text}
        </bdi>{" "}
        <i lang={`${language}-Latn`}>{transliteration}</i>
        {translated && <span className="scripture">{translated}</span>}
      </p>
      <p>
        {parsing}
        {entry && (
          <>
            {parsing && "; "}
            from{" "}
            <a href={wordPath(entry.slug)} className="link">
              <bdi lang={entry.language} dir={direction}>
                {entry.lemma}
              </bdi>{" "}
              <i lang={`${entry.language}-Latn`}>{entry.transliteration}</i>
            </a>
            {entry.gloss && `, ${entry.gloss}`} ({countOf(entry.frequency, "place")})
          </>
        )}
      </p>
    </li>
  );
}
