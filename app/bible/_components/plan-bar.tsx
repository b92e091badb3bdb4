"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useToday } from "@/components/common/use-today";
import { IntentLink } from "@/components/layout/intent-link";
import { usePlanTicks } from "@/components/reading/plan-ticks";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { refusal } from "@/lib/http/request";
import { startedPlanOptions } from "@/lib/reading-plans/client";
import { planHref } from "@/lib/reading-plans/links";
import { dayOfReading, goesOnAfter, withTicks } from "@/lib/reading-plans/plan-days";
import { PlanBarEnd } from "./plan-bar-end";
import { PlanBarTop } from "./plan-bar-top";

/**
 * A started plan in the reader: above the chapter where the reader is in the plan, below it what to
 * do when the passage was read. Shows nothing when the plan is not the visitor's, or has been
 * deleted.
 */
export function PlanBar({
  planId,
  reading,
  chapter = "",
  onOpen,
  place = "top",
}: {
  planId: string;
  /** Number of the reading in the plan; null for the day's first unread one. */
  reading: number | null;
  /**
   * Title of the chapter that is open, "Genesis 14", which decides whether the passage continues in
   * the next one.
   */
  chapter?: string;
  /** Opens the address of a reading of the plan in the reader. */
  onOpen: (href: string) => void;
  place?: "top" | "end";
}) {
  const today = useToday();
  const read = useQuery({
    ...startedPlanOptions(planId, today ?? ""),
    enabled: today !== null,
    // At midnight yesterday's plan stands until today's is known.
    placeholderData: keepPreviousData,
  });
  const { unconfirmed, tick } = usePlanTicks(planId, today);

  const isMissing = refusal(read.error)?.status === 404;
  if (isMissing || (read.isError && !read.data && place === "end")) return null;
  if (read.isError && !read.data) {
    return (
      <section aria-label="Reading plan" className="plan-bar no-print" data-place={place}>
        <p role="alert">The plan couldn’t be loaded.</p>
        <Button variant="outline" size="sm" className="mt-2" onClick={() => void read.refetch()}>
          Try Again
        </Button>
      </section>
    );
  }
  if (!read.data) {
    return (
      <div className="plan-bar no-print" data-place={place} aria-busy="true">
        {place === "top" && <Skeleton className="h-4 w-2/5" />}
      </div>
    );
  }
  const plan = { ...read.data, days: withTicks(read.data.days, unconfirmed) };
  const day =
    (reading === null ? null : dayOfReading(plan.days, reading)) ??
    plan.days.find(({ date }) => date === (plan.today ?? plan.next)?.date);
  const current =
    day?.readings.find((one) => one.reading === reading) ??
    day?.readings.find(({ done }) => !done) ??
    day?.readings[0];
  if (!day || !current) return null;
  const props = {
    plan,
    isConfirmed: unconfirmed.length === 0,
    day,
    current,
    onOpen,
    onTick: (done: boolean) => tick(plan, [current.reading], done),
    planLink: (
      <IntentLink href={planHref(plan.id)} className="link">
        {plan.title}
      </IntentLink>
    ),
  };
  if (place === "top") return <PlanBarTop {...props} />;
  return <PlanBarEnd {...props} goesOn={goesOnAfter(current.reference, chapter)} />;
}
