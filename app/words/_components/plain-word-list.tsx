import { inFigures } from "@/lib/count-words";
import { wordPath } from "@/lib/site/item-paths";
import type { BriefLexeme } from "@/lib/words/schema";
import "./word-list.css";

/** Words as rows that lead to their pages: plain links, for there are hundreds on one page. */
export function PlainWordList({ words }: { words: readonly BriefLexeme[] }) {
  return (
    <ul className="word-list">
      {words.map(({ id, slug, language, lemma, transliteration, gloss, frequency }) => (
        <li key={id}>
          <a href={wordPath(slug)}>
            <bdi lang={language}>{lemma}</bdi> <span>{transliteration || id}</span>
          </a>
          {gloss && <span className="word-list-gloss">{gloss}</span>}
          <span className="word-list-count">
            {inFigures(frequency)}
            <span className="sr-only">{frequency === 1 ? " time" : " times"}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
