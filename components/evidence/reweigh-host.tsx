"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { whenConnected } from "@/lib/site/when-connected";

const loadDialog = () => import("./reweigh-dialog");
const ReweighDialog = lazy(() =>
  whenConnected(loadDialog).then((module) => ({ default: module.ReweighDialog })),
);

export interface Weighed {
  statement: string;
  /** Levels in the order of FACTOR_NAMES. */
  levels: (number | null)[];
}

/** Opens the weights for any Grade of the page that asks for them. One per page. */
export function ReweighHost() {
  const [weighed, setWeighed] = useState<Weighed | null>(null);

  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (!(event.target instanceof Element)) return;
      const button = event.target.closest<HTMLElement>("[data-reweigh]");
      if (!button?.dataset.reweigh) return;
      setWeighed({
        statement: button.dataset.reweighStatement ?? "",
        levels: JSON.parse(button.dataset.reweigh),
      });
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  return (
    weighed && (
      <Suspense fallback={null}>
        <ReweighDialog weighed={weighed} onClose={() => setWeighed(null)} />
      </Suspense>
    )
  );
}
