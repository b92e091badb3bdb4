import { TRANSLATION_NAMES } from "@/lib/bible/constants";
import type { VersePart } from "@/lib/bible/verse-part";
import { ReferenceLink } from "./reference-link";

/** A passage set apart, letter for letter from the Bible, with where it stands and which Bible. */
export function PrintedPassage({ passage }: { passage: VersePart }) {
  const { reference, translation, verses } = passage;
  return (
    <figure className="printed-passage">
      <blockquote className="scripture">
        {verses.map(({ osis, verse, text }) => (
          <span key={osis}>
            {verses.length > 1 && <sup>{verse}</sup>}
            {text}{" "}
          </span>
        ))}
      </blockquote>
      <figcaption>
        <ReferenceLink reference={reference} translation={translation} />,{" "}
        {TRANSLATION_NAMES[translation]}
      </figcaption>
    </figure>
  );
}
