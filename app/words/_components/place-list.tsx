import { Fragment } from "react";
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
            {toRuns(original).map((run, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: words of a verse never change places
              run.isWord ? <mark key={at}>{run.text}</mark> : run.text,
            )}
          </p>
          <p className="word-parsing">
            {toDifferent(forms).map(({ text: form, plain, times }, at) => (
              <Fragment key={`${form} ${plain}`}>
                {at > 0 && "; "}
                <span lang={language}>{form}</span>
                {plain && ` ${plain}`}
                {times > 1 && `, ${times} times`}
              </Fragment>
            ))}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The words of a verse as marked and unmarked text; one element for each would double the page. */
function toRuns(original: Place["original"]): { text: string; isWord: boolean }[] {
  const runs: { text: string; isWord: boolean }[] = [];
  const add = (text: string, isWord: boolean) => {
    const last = runs.at(-1);
    if (last && !last.isWord && !isWord) last.text += text;
    else runs.push({ text, isWord });
  };
  for (const { text, isWord } of original) {
    add(text, isWord);
    // Maqqef ties a word to the next.
    if (!text.endsWith("־")) add(" ", false);
  }
  return runs;
}

/** The forms of a verse, one that stands in it several times once. */
function toDifferent(forms: Place["forms"]): (Place["forms"][number] & { times: number })[] {
  const different = new Map<string, Place["forms"][number] & { times: number }>();
  for (const form of forms) {
    const key = `${form.text} ${form.plain}`;
    different.set(key, { ...form, times: (different.get(key)?.times ?? 0) + 1 });
  }
  return [...different.values()];
}
