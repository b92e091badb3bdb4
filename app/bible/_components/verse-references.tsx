import { VerseLink } from "@/components/scripture/verse-link";
import { toVerseAddress } from "@/lib/bible/rules";
import { countOf } from "@/lib/count-words";
import type { VerseLink as Link } from "@/lib/verse-page/links";

/** Cross references whose words stand open; of the others, the references. */
const OPEN = 8;

/** Verses that belong to a verse, the closest first, each with why. */
export function VerseReferences({
  links,
  translation,
}: {
  links: readonly Link[];
  translation: string;
}) {
  const rest = links.slice(OPEN);
  return (
    <>
      <ul className="verse-links">
        {links.slice(0, OPEN).map((link) => (
          <li key={link.order}>
            <LinkName link={link} translation={translation} />
            <blockquote className="scripture">{link.text}</blockquote>
            {link.why && <p className="verse-why">{link.why}</p>}
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="verse-fold">
          <summary>{countOf(rest.length, "further cross reference")}</summary>
          <ul className="verse-links-further">
            {rest.map((link) => (
              <li key={link.order}>
                <LinkName link={link} translation={translation} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function LinkName({ link, translation }: { link: Link; translation: string }) {
  return (
    <VerseLink verse={toVerseAddress(link.order)} translation={translation}>
      {link.reference}
    </VerseLink>
  );
}
