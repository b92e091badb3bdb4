"use client";

interface Source {
  author: string;
  year: string;
  title: string;
  publication: string;
  url?: string | null;
}

/**
 * Sources one can look up, each with author, year and publication; linked only where the address
 * was verified.
 */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul>
      {sources.map(({ author, year, title, publication, url }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order, and words as keys would double the page
        <li key={index}>
          {author}, <i>{title}</i>. {publication}, {year}.
          {url?.startsWith("https://") && (
            <>
              {" "}
              <a href={url} target="_blank" rel="noopener noreferrer">
                {url.replace(/^https:\/\//, "")}
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
