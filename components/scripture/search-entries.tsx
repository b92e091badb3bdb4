import { IntentLink } from "@/components/layout/intent-link";
import type { SearchEntry } from "@/lib/bible/client";
import { ReferenceLink } from "./reference-link";

/**
 * What a search asks for by its name, above everything else: a person, a place, a topic, a father,
 * a word of the original languages; or the answer to its question.
 */
export function SearchEntries({
  entries,
  heading: Heading,
}: {
  entries: readonly SearchEntry[];
  /** The level that their titles have on the page. */
  heading: "h2" | "h3";
}) {
  if (entries.length === 0) return null;
  return (
    <ul aria-label="Best matches" className="mb-4 space-y-3">
      {entries.map(({ id, kind, title, original, text, href, references, search }) => (
        <li key={id} className="rounded-lg border bg-card px-5 py-4">
          <p className="mb-1 text-[0.8125rem] text-muted-foreground">{kind}</p>
          <Heading className="font-serif text-lg leading-snug font-semibold">
            {href ? (
              <IntentLink href={href} className="link">
                {title}
              </IntentLink>
            ) : (
              title
            )}
            {original && (
              <span lang={original.lang} dir="auto" className="ml-2 font-normal">
                {original.text}
              </span>
            )}
          </Heading>
          <p className="mt-1 text-[0.9375rem] whitespace-pre-line">{text}</p>
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem] empty:hidden">
            {references.map((reference) => (
              <ReferenceLink key={reference} reference={reference} />
            ))}
            {search && (
              <IntentLink href={`/bible?q=${encodeURIComponent(search)}`} className="link">
                Every verse with this word
              </IntentLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
