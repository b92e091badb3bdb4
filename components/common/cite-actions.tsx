"use client";

/**
 * Copy link and Copy citation of an item. Plain buttons: CopyHost, once per page, does the copying. `citation` is the whole citation but
 * for address and day, which are added when it is copied; pages hold dozens of these, so their icons come from study.css ("Author. “Title.” Truth Uncovered.").
 */
export function CiteActions({
  anchor,
  citation,
  name,
}: {
  /** Id of the item on the page, without `#`. */
  anchor: string;
  citation: string;
  /** Of the item, for screen readers. */
  name: string;
}) {
  return (
    <div className="cite-actions">
      <button type="button" data-copy-link={anchor}>
        Copy link<span className="sr-only">{`: ${name}`}</span>
      </button>
      <button type="button" data-copy-citation={anchor} data-citation={citation}>
        Copy citation<span className="sr-only">{`: ${name}`}</span>
      </button>
    </div>
  );
}
