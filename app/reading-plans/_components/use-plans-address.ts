"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { dropHash } from "@/components/common/item-address";

/** The list of plans, and the form for a plan of one's own. */
export const LIST_HREF = "/reading-plans";
export const OWN_HREF = "/reading-plans?own=1";

const address = { plan: parseAsString.withDefault(""), own: parseAsString.withDefault("") };
type Step = "push" | "replace";

/**
 * What the page shows: the started plan that the address names, the form for an own one, or the
 * list; and the ways from one to another, each a step that Back undoes unless it takes the place of
 * the one we are at. Needs a Suspense around it.
 */
export function usePlansAddress() {
  const [{ plan, own }, setAddress] = useQueryStates(address);

  function goTo(query: { plan?: string; own?: string }, history: Step) {
    // The answer to a write may come when the visitor is on another page already, whose address is
    // not ours to change.
    if (window.location.pathname !== LIST_HREF) return;
    dropHash();
    void setAddress({ plan: null, own: null, ...query }, { history });
    window.scrollTo({ top: 0, behavior: "instant" });
  }
  return {
    plan,
    isOwn: plan === "" && own !== "",
    openPlan: (id: string, history: Step = "push") => goTo({ plan: id }, history),
    openOwn: () => goTo({ own: "1" }, "push"),
    openList: (history: Step = "push") => goTo({}, history),
  };
}
