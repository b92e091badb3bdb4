import type { ReactNode } from "react";

/**
 * An item that opens in place: a native `<details>`, so its words stand in the page and open
 * without scripts. Items of one `group` open one at a time. ItemDetailsHost, once per page, gives
 * each its address `#anchor`; ItemDetailsBoot opens the one that the page is loaded with.
 */
export function ItemDetails({
  anchor,
  group,
  summary,
  children,
}: {
  anchor: string;
  group: string;
  summary: ReactNode;
  children: ReactNode;
}) {
  return (
    // ItemDetailsBoot may have opened it before React comes.
    <details id={anchor} name={group} data-item className="item-details" suppressHydrationWarning>
      <summary>{summary}</summary>
      <div className="item-details-body">{children}</div>
    </details>
  );
}
