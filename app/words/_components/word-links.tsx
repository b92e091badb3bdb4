import type { ReactNode } from "react";
import { IntentLink } from "@/components/layout/intent-link";
import { wordPath } from "@/lib/site/item-paths";
import type { BriefLexeme } from "@/lib/words/schema";

/** Words of the originals as the way to their pages, with what `children` tells of each. */
export function WordLinks<Word extends BriefLexeme>({
  words,
  children,
}: {
  words: readonly Word[];
  children?: (word: Word) => ReactNode;
}) {
  return (
    <ul className="word-links">
      {words.map((word) => {
        const { id, slug, language, lemma, transliteration, gloss } = word;
        return (
          <li key={id}>
            <IntentLink href={wordPath(slug)}>
              <span lang={language} className="font-serif">
                {lemma}
              </span>{" "}
              <span>{transliteration || id}</span>
              {gloss && <span className="word-links-gloss">{gloss}</span>}
            </IntentLink>
            {children?.(word)}
          </li>
        );
      })}
    </ul>
  );
}
