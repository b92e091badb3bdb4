"use client";

import { parseAsInteger, parseAsString, useQueryStates } from "nuqs";
import { Suspense, useCallback } from "react";
import { lazyWithData } from "@/components/common/lazy-with-data";

const PlanBar = lazyWithData(() => import("./plan-bar").then((module) => module.PlanBar));

const address = { ref: parseAsString, plan: parseAsString, reading: parseAsInteger };

/** The reading of a started plan that the address says is being read, and the ways on from it. */
export function usePlanReading() {
  const [{ plan, reading }, setAddress] = useQueryStates(address, {
    history: "push",
    scroll: false,
  });
  /**
   * Another passage was opened, which is not the plan's. Set together with it, it is one step of
   * the history.
   */
  const leave = useCallback(() => {
    if (plan !== null) void setAddress({ plan: null, reading: null });
  }, [plan, setAddress]);
  /** Opens what an address of the reader names: another reading of the plan. */
  const openReading = useCallback(
    (href: string) => {
      const query = new URL(href, window.location.href).searchParams;
      void setAddress({
        ref: query.get("ref"),
        plan: query.get("plan"),
        reading: Number(query.get("reading")),
      });
    },
    [setAddress],
  );
  return { plan, reading, leave, openReading };
}

/** The plan's bar, above or below the chapter, with its room reserved until it has come. */
export function PlanBarSlot({
  at: { plan, reading, openReading },
  place,
  chapter = "",
}: {
  at: ReturnType<typeof usePlanReading>;
  place: "top" | "end";
  /** Title of the chapter that is open. */
  chapter?: string;
}) {
  if (plan === null) return null;
  return (
    <Suspense fallback={<div className="plan-bar" data-place={place} />}>
      <PlanBar
        key={plan}
        planId={plan}
        reading={reading}
        chapter={chapter}
        onOpen={openReading}
        place={place}
      />
    </Suspense>
  );
}
