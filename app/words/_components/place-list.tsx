import { HighlightedText } from "@/components/scripture/highlighted-text";
import type { Place } from "@/lib/words/places-contract";

/** Verses in which a word stands, the word marked in the translation and in the original. */
export function PlaceList({ places }: { places: readonly Place[] }) {
  return (
    <ol className="word-places">
      {places.map(({ osis, reference, path, text, highlights, original, language, forms }) => (
        <li key={osis}>
          {/* Plain links: twenty of a kind need no scripts. */}
          <h3>
            <a href={path} className="link">
              {reference}
            </a>
          </h3>
          {text === "" ? (
            <p className="text-muted-foreground">This translation doesn’t print the verse.</p>
          ) : (
            <blockquote className="scripture">
              <HighlightedText text={text} highlights={highlights} />
            </blockquote>
          )}
          <p
            className="scripture word-original"
            lang={language}
            dir={language === "grc" ? "ltr" : "rtl"}
          >
            {original.map(({ text: word, isWord }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: words of a verse never change places
              <span key={at}>
                {isWord ? <mark>{word}</mark> : word}
                {word.endsWith("־") ? "" : " "}
              </span>
            ))}
          </p>
          <p className="word-parsing">
            {forms.map(({ text: form, plain }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one form may stand twice in a verse
              <span key={at}>
                {at > 0 && "; "}
                <span lang={language}>{form}</span>
                {plain && ` ${plain}`}
              </span>
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}
