import { inFigures } from "@/lib/count-words";
import { LISTED_ON_PAGE } from "@/lib/words/constants";
import { describeMorphology } from "@/lib/words/morphology";
import type { LexemeResponse } from "@/lib/words/schema";
import { PlacesLink } from "./places-link";

/** Forms that stand open; the rarer ones unfold. */
const OPEN = 8;

/** In which forms a word stands, and what each says of it. */
export function WordForms({ word: { forms, language } }: { word: LexemeResponse }) {
  const rows = (from: number, to?: number) => (
    <table className="word-books">
      <thead>
        <tr>
          <th scope="col">Form</th>
          <th scope="col">What it is</th>
          <th scope="col">Times</th>
        </tr>
      </thead>
      <tbody>
        {forms.slice(from, to).map(({ text, morphology, count }) => (
          <tr key={`${text} ${morphology}`}>
            <th scope="row">
              <PlacesLink filter={{ form: text }}>
                <span lang={language} className="word-form">
                  {text}
                </span>
              </PlacesLink>
            </th>
            <td>{describeMorphology(morphology, language)?.plain ?? morphology}</td>
            <td>{inFigures(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      {rows(0, OPEN)}
      {forms.length > OPEN && (
        <details>
          <summary>The rarer forms</summary>
          {rows(OPEN, LISTED_ON_PAGE)}
          {forms.length > LISTED_ON_PAGE && (
            <p className="word-open">All others can be chosen under “Form” above.</p>
          )}
        </details>
      )}
    </>
  );
}
