"use client";

import { useSearchParams } from "next/navigation";
import { planHref } from "@/lib/reading-plans/links";

/** The list of plans, and the form for a plan of one's own. */
export const LIST_HREF = "/reading-plans";
export const OWN_HREF = "/reading-plans?own=1";

/**
 * Goes to another view of this page without asking the server: a step that Back undoes, or in place of the one we are at. The fragment, and with
 * it the dialog it names, does not go along.
 */
export function goTo(href: string, how: "push" | "replace" = "push"): void {
  // The answer to a write may come when the visitor is on another page already, whose address is not ours to change.
  if (window.location.pathname !== LIST_HREF) return;
  // Pressed twice it is one step.
  const isThere = window.location.pathname + window.location.search === href;
  if (how === "push" && !isThere) window.history.pushState(null, "", href);
  else window.history.replaceState(null, "", href);
  window.dispatchEvent(new Event("hashchange"));
  window.scrollTo({ top: 0, behavior: "instant" });
}

/** Opens a started plan on this page. */
export const openPlan = (id: string, how?: "push" | "replace") => goTo(planHref(id), how);

/** What the page shows: the started plan that the address names, the form for an own one, or the list. Needs a Suspense around it. */
export function usePlansAddress(): { plan: string; isOwn: boolean } {
  const query = useSearchParams();
  const plan = query.get("plan") ?? "";
  return { plan, isOwn: plan === "" && (query.get("own") ?? "") !== "" };
}
