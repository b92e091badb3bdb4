import { Fragment } from "react";
import { IntentLink } from "@/components/layout/intent-link";
import { LetteredText } from "@/components/scripture/lettered-text";
import { ReferenceLink } from "@/components/scripture/reference-link";
import { countOf } from "@/lib/count-words";
import { wordPath } from "@/lib/site/item-paths";
import type { WordPage } from "@/lib/words/word-page-service";
import { WordLinks } from "./word-links";

/** Words of the same family that stand open. */
const OPEN = 12;

/** What a word means: in the site's words where it has any, then in the dictionary's. */
export function WordMeaning({ word, explained, named }: WordPage) {
  const { derivation, definition, dictionary, related } = word;
  return (
    <>
      {explained.map(({ id, word: name, meaning, verses }) => (
        <div key={id} className="word-explained">
          <h3>{name}</h3>
          <p>{meaning}</p>
          <ul>
            {verses.map(({ reference, why }) => (
              <li key={reference}>
                <ReferenceLink reference={reference} />: {why}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <figure className="word-dictionary">
        <blockquote>
          {derivation && (
            <p>
              <Numbered text={derivation} named={named} />
            </p>
          )}
          <p>
            <Numbered text={definition || "No definition is given."} named={named} />
          </p>
        </blockquote>
        <figcaption>{dictionary}</figcaption>
      </figure>
      {related.length > 0 && (
        <>
          <h3>In the same family</h3>
          <WordLinks words={related.slice(0, OPEN)} />
          {related.length > OPEN && (
            <details>
              <summary>{countOf(related.length - OPEN, "more word")}</summary>
              <WordLinks words={related.slice(OPEN)} />
            </details>
          )}
        </>
      )}
    </>
  );
}

/** A sentence of the dictionary, the numbers in it leading to their words. */
function Numbered({ text, named }: { text: string; named: WordPage["named"] }) {
  return text.split(/\b([HG]\d+)\b/).map((part, at) => {
    const entry = at % 2 === 1 ? named.get(part) : undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never change places
      <Fragment key={at}>
        {entry ? (
          <IntentLink href={wordPath(entry.slug)} className="link">
            {part} ({entry.transliteration || entry.lemma})
          </IntentLink>
        ) : (
          <LetteredText text={part} />
        )}
      </Fragment>
    );
  });
}
