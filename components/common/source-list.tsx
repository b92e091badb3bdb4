"use client";

import {
  type NamedSource,
  type SourceLink,
  toSourceLine,
  toSourceLink,
} from "@/lib/evidence/source-links";

interface Source extends NamedSource {
  year: string;
}

/**
 * Sources one can look up, each with author, year and publication: linked where the address was
 * verified, else with the way to a library.
 */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul>
      {sources.map((source, index) => {
        const { author, year, title, publication } = source;
        const link = toSourceLink(source);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order, and words as keys would double the page
          <li key={index}>
            {author}, <i>{title}</i>
            {/* A title that asks ends by itself. */}
            {`${/[.?!]$/.test(title) ? "" : "."} ${publication}, ${year}.`}
            {link && <SourceAnchor {...link} />}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The same sources by author, title and year, for a page that holds many items: where they were
 * published and where to find them stands on the item's own page.
 */
export function SourceNames({
  sources,
  page,
}: {
  sources: readonly Pick<Source, "author" | "title" | "year">[];
  page: string;
}) {
  return (
    <>
      <ul>
        {sources.map(({ author, title, year }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order, and words as keys would double the page
          <li key={index}>
            {/* Each text as one: parts would have a comment between them, hundreds on a page. */}
            {`${author}, `}
            <i>{title}</i>
            {`, ${year}.`}
          </li>
        ))}
      </ul>
      <p>
        <a href={`${page}#sources`}>Where to find them</a>
      </p>
    </>
  );
}

/** A source that is written as one line, with the address at its end as a link. */
export function SourceLine({ line }: { line: string }) {
  const { text, link } = toSourceLine(line);
  return (
    <>
      {text}
      <SourceAnchor {...link} />
    </>
  );
}

/** The way to a source: its address, or the search for it in libraries. */
export function SourceAnchor({ href, kind }: SourceLink) {
  return (
    <>
      {" "}
      <a href={href} target="_blank" rel="noopener noreferrer" className="source-link">
        {kind === "library" ? "Find in a library" : href.replace(/^https:\/\/(www\.)?/, "")}
      </a>
    </>
  );
}
