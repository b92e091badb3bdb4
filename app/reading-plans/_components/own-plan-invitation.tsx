"use client";

import { ListPlus } from "lucide-react";
import type { MouseEvent } from "react";
import { buttonVariants } from "@/components/ui/button";
import { OWN_HREF, usePlansAddress } from "./use-plans-address";

/**
 * Leads to the form for a plan of one's own. A real link, so that it can be opened in another tab.
 */
export function OwnPlanInvitation({ onIntent }: { onIntent: () => void }) {
  const { openOwn } = usePlansAddress();
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openOwn();
  }
  return (
    <section aria-labelledby="own-plan" className="own-invitation">
      <div>
        <h2 id="own-plan">A plan of your own</h2>
        <p>
          Choose the books, the days of the week and how long it may take. The chapters are spread
          evenly, by their length.
        </p>
      </div>
      <a
        href={OWN_HREF}
        onClick={open}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        className={buttonVariants({ variant: "outline" })}
      >
        <ListPlus aria-hidden="true" />
        Make your own plan
      </a>
    </section>
  );
}
