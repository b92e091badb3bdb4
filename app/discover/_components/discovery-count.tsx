"use client";

import { useDeferredValue } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { useVisibleDiscoveries } from "./visible-discoveries";

/** How many discoveries the filter leaves; before the address is read, all. */
export function DiscoveryCount({ total }: { total: number }) {
  const visible = useVisibleDiscoveries();
  const count = visible?.length ?? total;
  const spoken = useDeferredValue(count);
  return (
    <>
      <span className="level tabular-nums">
        {count}
        <span className="sr-only"> {count === 1 ? "discovery" : "discoveries"}</span>
      </span>
      <span role="status" className="sr-only">
        {visible && spoken !== total && `${spoken} of ${total} discoveries shown`}
      </span>
    </>
  );
}

/** Says that the filter leaves no discovery. */
export function NoDiscoveries() {
  const visible = useVisibleDiscoveries();
  if (visible === null || visible.length > 0) return null;
  return <EmptyState title="No discoveries found matching your criteria." />;
}
