"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { usePageTitle } from "@/components/common/use-page-title";
import { useToday } from "@/components/common/use-today";
import type { OnTick } from "@/components/reading/plan-readings";
import { usePlanTicks } from "@/components/reading/plan-ticks";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { failureWords } from "@/lib/http/failure-words";
import { refusal } from "@/lib/http/request";
import { type StartedPlanDetail, startedPlanOptions } from "@/lib/reading-plans/client";
import { planHref } from "@/lib/reading-plans/links";
import { withTicks } from "@/lib/reading-plans/plan-days";
import { PlanActions } from "./plan-actions";
import { PlanDone } from "./plan-done";
import { PlanHead } from "./plan-head";
import { NOW_HEADING } from "./plan-names";
import { PlanNow } from "./plan-now";
import { PlanPrint } from "./plan-print";
import { PlanRecovery } from "./plan-recovery";
import { PlanSchedule } from "./plan-schedule";
import { usePlansAddress } from "./use-plans-address";
import "../open-plan.css";

/** A started plan: what to read today, its calendar, and what can be done with it. */
export function OpenPlan({
  id,
  onClose,
  takesFocus = false,
}: {
  id: string;
  onClose: () => void;
  /**
   * The visitor has just opened it here, so keyboards and screen readers go on from its heading.
   */
  takesFocus?: boolean;
}) {
  const today = useToday();
  const read = useQuery({
    ...startedPlanOptions(id, today ?? ""),
    enabled: today !== null,
    // At midnight yesterday's plan stands until today's is known.
    placeholderData: keepPreviousData,
  });
  const isMissing = refusal(read.error)?.status === 404;
  // What was deleted in another tab is still in the cache.
  const detail = isMissing ? undefined : read.data;
  usePageTitle(detail?.title ?? null);

  useEffect(
    () => () => {
      // Closed, the list is back: whoever came from this plan's link there is on it again, unless
      // the focus went elsewhere.
      requestAnimationFrame(() => {
        const link = document.querySelector<HTMLElement>(`.plans-view a[href="${planHref(id)}"]`);
        if (document.activeElement?.matches(".plans-view")) link?.focus();
      });
    },
    [id],
  );

  return (
    <section
      aria-label={detail ? undefined : "Reading plan"}
      aria-labelledby={detail ? "plan-title" : undefined}
      className="open-plan"
    >
      <Button variant="ghost" size="sm" className="no-print -ml-3 mb-4" onClick={onClose}>
        <ArrowLeft aria-hidden="true" />
        All plans
      </Button>
      {isMissing && <MissingPlan onClose={onClose} />}
      {!isMissing && read.isError && !detail && (
        <EmptyState title="The plan couldn’t be loaded." onRetry={() => void read.refetch()}>
          <p role="alert">{failureWords(read.error, "The server didn’t answer.")}</p>
        </EmptyState>
      )}
      {!read.data && !read.isError && <PlanSkeleton />}
      {detail && today !== null && (
        <PlanBody detail={detail} today={today} takesFocus={takesFocus} onClose={onClose} />
      )}
    </section>
  );
}

function PlanBody({
  detail,
  today,
  takesFocus,
  onClose,
}: {
  detail: StartedPlanDetail;
  today: string;
  takesFocus: boolean;
  onClose: () => void;
}) {
  const { openList } = usePlansAddress();
  const { unconfirmed, tick } = usePlanTicks(detail.id, today);
  const plan = { ...detail, days: withTicks(detail.days, unconfirmed) };
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = plan.status === "done";
  const [wasDone, setWasDone] = useState(isDone);
  const [news, setNews] = useState("");

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the plan is there
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (isDone === wasDone) return;
    setWasDone(isDone);
    setNews(isDone ? `You’ve finished “${plan.title}”.` : "");
    // What was pressed last is gone with the day it stood in.
    if (isDone && document.activeElement === document.body) {
      document.getElementById(NOW_HEADING)?.focus();
    }
  }, [isDone, wasDone, plan.title]);

  const latest = useRef({ tick, detail });
  latest.current = { tick, detail };
  const onTick = useCallback<OnTick>((readings, done) => {
    latest.current.tick(latest.current.detail, readings, done);
  }, []);

  return (
    <>
      <PlanHead plan={plan} today={today} heading={heading} />
      <p role="status" className="sr-only">
        {news}
      </p>
      {isDone ? (
        <PlanDone plan={plan} onClose={onClose} />
      ) : (
        <PlanNow plan={plan} today={today} onTick={onTick} />
      )}
      <PlanRecovery plan={plan} today={today} />
      <PlanActions plan={plan} today={today} onDeleted={() => openList("replace")} />
      <PlanSchedule plan={plan} today={today} onTick={onTick} />
      <PlanPrint plan={plan} />
    </>
  );
}

function MissingPlan({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState title="This plan isn’t in this browser.">
      <p>It was deleted, or it’s saved in another browser; a transfer code can bring it here.</p>
      <p className="mt-4 flex flex-wrap justify-center gap-2">
        <Button variant="outline" size="sm" onClick={onClose}>
          See all plans
        </Button>
        <Button variant="outline" size="sm" data-your-data="" aria-haspopup="dialog">
          Enter a transfer code
        </Button>
      </p>
    </EmptyState>
  );
}

/** Keeps the place of a plan that is being read. */
export function PlanSkeleton() {
  return (
    <div role="status" aria-busy="true" className="plan-loading">
      <span className="sr-only">Loading the plan</span>
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-9 w-3/5" />
      <Skeleton className="h-2 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
  );
}
