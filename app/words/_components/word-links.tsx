import { IntentLink } from "@/components/layout/intent-link";
import { wordPath } from "@/lib/site/item-paths";
import type { BriefLexeme } from "@/lib/words/schema";

/** Words of the originals as the way to their pages. */
export function WordLinks({ words }: { words: readonly BriefLexeme[] }) {
  return (
    <ul className="word-links">
      {words.map(({ id, slug, language, lemma, transliteration, gloss }) => (
        <li key={id}>
          <IntentLink href={wordPath(slug)}>
            <span lang={language} className="font-serif">
              {lemma}
            </span>{" "}
            <span>{transliteration || id}</span>
            {gloss && <span className="word-links-gloss">{gloss}</span>}
          </IntentLink>
        </li>
      ))}
    </ul>
  );
}
