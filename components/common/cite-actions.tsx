"use client";

import { Button } from "@/components/ui/button";

/**
 * Copy link and Copy citation of an item, and the way to its own page where it has one. CopyHost, once per page, does the copying. `citation` is
 * the whole citation ("Author. “Title.” Truth Uncovered.") but for address and day, which are added
 * when it is copied. Pages hold dozens of these, so their icons come from study.css.
 */
export function CiteActions({
  anchor,
  citation,
  name,
  page,
}: {
  /** Id of the item on the page, without `#`; empty for the page itself. */
  anchor: string;
  citation: string;
  /** Of the item, for screen readers. */
  name: string;
  /** Path of its own page, from a list that it opens in. */
  page?: string;
}) {
  return (
    <div className="cite-actions">
      <Button variant="unstyled" data-copy-link={anchor}>
        Copy link<span className="sr-only">{`: ${name}`}</span>
      </Button>
      <Button variant="unstyled" data-copy-citation={anchor} data-citation={citation}>
        Copy citation<span className="sr-only">{`: ${name}`}</span>
      </Button>
      {page && (
        <a href={page} className="link">
          Open page<span className="sr-only">{`: ${name}`}</span>
        </a>
      )}
    </div>
  );
}
