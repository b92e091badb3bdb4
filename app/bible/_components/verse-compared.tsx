import { chapterPath, versePath } from "@/lib/bible/chapter-path";
import { chapterTitle } from "@/lib/bible/chapters";
import { TRANSLATION_NAMES } from "@/lib/bible/constants";
import type { ComparedText, VersePlace } from "@/lib/verse-page/service";

/** The verse in the translations of the site, the words marked in which they differ. */
export function VerseCompared({
  texts,
  place,
}: {
  texts: readonly ComparedText[];
  place: VersePlace;
}) {
  const differs = texts.some(({ runs }) => runs.some((run) => run.differs));
  return (
    <>
      <div className="verse-compared">
        {texts.map(({ translation, id, runs }) => (
          <figure key={translation}>
            <figcaption>
              {translation === place.translation ? (
                TRANSLATION_NAMES[translation]
              ) : (
                <a href={versePath(translation, place)} className="link">
                  {TRANSLATION_NAMES[translation]}
                </a>
              )}
            </figcaption>
            <blockquote className="scripture" data-verse={id}>
              {runs.map(({ text, differs: isOther }, at) => {
                const words = text.trimEnd();
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: words of a verse never change places
                  <span key={at}>
                    {isOther ? <mark className="verse-other">{words}</mark> : words}
                    {text.slice(words.length)}
                  </span>
                );
              })}
            </blockquote>
          </figure>
        ))}
      </div>
      <p className="verse-note">
        {texts.length > 1 && differs && "Underlined: words that differ. "}
        {texts.length > 1 && !differs && "Both have the same words. "}
        <a
          href={`${chapterPath(place.translation, place)}?view=parallel#v${place.verse}`}
          className="link"
        >
          {chapterTitle(place)} in parallel columns
        </a>
      </p>
    </>
  );
}
