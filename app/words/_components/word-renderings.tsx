import { TRANSLATION_CODES, TRANSLATION_NAMES, type TranslationCode } from "@/lib/bible/constants";
import { countOf, inFigures } from "@/lib/count-words";
import { LISTED_ON_PAGE } from "@/lib/words/constants";
import type { LexemeResponse } from "@/lib/words/schema";
import { PlacesLink } from "./places-link";

const OTHERS_TO_CHOOSE = "All others can be chosen under “Translated as” below.";
/** Renderings that stand open; the rarer ones unfold. */
const OPEN = 8;

/** How each translation puts a word, as bars that lead to the verses. */
export function WordRenderings({ word }: { word: LexemeResponse }) {
  return (
    <div className="word-translations">
      {TRANSLATION_CODES.map((code) => (
        <Renderings key={code} code={code} word={word} />
      ))}
    </div>
  );
}

function Renderings({ code, word }: { code: TranslationCode; word: LexemeResponse }) {
  const { list, unmarked } = word.renderings[code];
  const most = list[0]?.count ?? 1;
  const rows = (from: number, to?: number) => (
    <ul className="word-bars">
      {list.slice(from, to).map(({ text, count }) => (
        <li key={text}>
          <PlacesLink filter={{ translation: code, rendering: text }} className="word-bar">
            <i style={{ width: `${(count / most) * 100}%` }} />
            <span>{text}</span>
            <span>
              {inFigures(count)}
              <span className="sr-only"> times</span>
            </span>
          </PlacesLink>
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={`renderings-${code}`}>
      <h3 id={`renderings-${code}`}>{TRANSLATION_NAMES[code]}</h3>
      {list.length > 0 && rows(0, OPEN)}
      {list.length > OPEN && (
        <details>
          <summary>{countOf(list.length - OPEN, "rarer rendering")}</summary>
          {rows(OPEN, LISTED_ON_PAGE)}
          {list.length > LISTED_ON_PAGE && <p className="word-open">{OTHERS_TO_CHOOSE}</p>}
        </details>
      )}
      {unmarked > 0 && (
        <p className="word-open">
          Not counted: {inFigures(unmarked)} of {inFigures(word.frequency)}, where no words of this
          translation can be matched to it for certain.
        </p>
      )}
    </section>
  );
}
