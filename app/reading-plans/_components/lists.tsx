"use client";

import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { lazy, Suspense, useDeferredValue, useEffect, useState } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { ErrorState } from "@/components/common/error-state";
import { closeHash, openHash, useHash } from "@/components/common/item-address";
import { ShowMore } from "@/components/common/show-more";
import { useToday } from "@/components/common/use-today";
import { nextReading } from "@/components/reading/due-reading";
import { useOfflineReadings } from "@/components/reading/use-offline-readings";
import { Button } from "@/components/ui/button";
import { failureWords } from "@/lib/http/failure-words";
import {
  type ReadingPlan,
  readingPlansOptions,
  type StartedPlan,
  startedPlansOptions,
} from "@/lib/reading-plans/client";
import { planReadingHref } from "@/lib/reading-plans/links";
import { whenConnected } from "@/lib/site/when-connected";
import { arrangePlans } from "./arrange-plans";
import { ListedPlanCard, StartedPlanCard } from "./list-card";
import { ListSkeletons } from "./list-skeletons";
import { OwnPlanInvitation } from "./own-plan-invitation";
import { usePlansAddress } from "./use-plans-address";

const loadStartDialog = () => import("./start-dialog");
const StartDialog = lazy(() =>
  whenConnected(loadStartDialog).then((module) => ({ default: module.StartDialog })),
);

/**
 * How long the plans wait for what the visitor has done of them, in ms; then they stand without it.
 */
const PATIENCE_MS = 800;
const START = "start-";

/** True once `since` has been true for the time the plans wait. */
function usePatience(since: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!since) return;
    const timer = window.setTimeout(() => setIsOver(true), PATIENCE_MS);
    return () => window.clearTimeout(timer);
  }, [since]);
  return isOver;
}

/**
 * The visitor's plans and the plans of the list, each with its progress, and the dialog that starts
 * one.
 */
export function PlanLists({ onOwnIntent }: { onOwnIntent: () => void }) {
  const today = useToday();
  const plans = useQuery(readingPlansOptions());
  const started = useInfiniteQuery({
    ...startedPlansOptions(today ?? ""),
    enabled: today !== null,
    // At midnight yesterday's progress stands until today's is known.
    placeholderData: keepPreviousData,
  });
  const isImpatient = usePatience(!plans.isPending);
  const isReady = !plans.isPending && (!started.isPending || isImpatient);
  // The cards are rendered in slices, so that a slow phone heeds touches meanwhile.
  const isShown = useDeferredValue(isReady);
  const isWaiting = today === null || !isShown;

  const own = started.data?.pages.flatMap(({ items }) => items) ?? [];
  useOfflineReadings(own, today);
  const { listed, others } = arrangePlans(plans.data ?? [], own);
  const named = useHash();
  const toStart = listed.find(({ plan }) => plan.hasSchedule && named === START + plan.id)?.plan;
  const act = useCardActions();

  return (
    <>
      <div className="plan-lists">
        {isWaiting && <ListSkeletons />}
        {!isWaiting && started.isError && !started.isFetchNextPageError && (
          <ProgressFailure error={started.error} onRetry={() => void started.refetch()} />
        )}
        {!isWaiting && others.length > 0 && (
          <section aria-labelledby="your-plans">
            <h2 id="your-plans" className="section-title">
              Your plans
            </h2>
            <ul className="plan-cards">
              {others.map((run) => (
                <StartedPlanCard
                  key={run.id}
                  started={run}
                  today={today}
                  onPress={() => act.goOn(run)}
                />
              ))}
            </ul>
          </section>
        )}
        {!isWaiting && <ShowMore read={started} label="Show more plans" size="sm" />}
        {!isWaiting && (
          <section aria-labelledby="all-plans">
            <h2 id="all-plans" className={others.length > 0 ? "section-title" : "sr-only"}>
              Plans to choose from
            </h2>
            {listed.length > 0 ? (
              <ul className="plan-cards">
                {listed.map(({ plan, started: run }) => (
                  <ListedPlanCard
                    key={plan.id}
                    plan={plan}
                    started={run}
                    today={today}
                    onIntent={() => void loadStartDialog().catch(() => {})}
                    onPress={() => (run ? act.goOn(run) : act.start(plan))}
                  />
                ))}
              </ul>
            ) : (
              <NoPlans error={plans.error} onRetry={() => void plans.refetch()} />
            )}
          </section>
        )}
      </div>
      <OwnPlanInvitation onIntent={onOwnIntent} />
      {toStart && today !== null && (
        <Suspense>
          <StartDialog plan={toStart} today={today} onClose={closeHash} />
        </Suspense>
      )}
    </>
  );
}

/** What the one button of a card does. */
function useCardActions() {
  const router = useRouter();
  const { openPlan } = usePlansAddress();
  return {
    start(plan: ReadingPlan) {
      if (plan.hasSchedule) openHash(START + plan.id);
      // The literal text of the specification, for a plan that can do no more.
      else window.alert(`Starting reading plan ${plan.id}. Full functionality coming soon!`);
    },
    /** Begun it goes on in the reader; not begun, stopped or finished it opens itself. */
    goOn(run: StartedPlan) {
      const reading = run.progress > 0 ? nextReading(run) : null;
      if (reading) router.push(planReadingHref(run.id, reading));
      else openPlan(run.id);
    },
  };
}

function NoPlans({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const ownPlan = "You can still make a plan of your own.";
  if (!error) return <EmptyState title="No reading plans are available.">{ownPlan}</EmptyState>;
  return (
    <ErrorState title="The reading plans couldn’t be loaded." error={error} onRetry={onRetry}>
      {ownPlan}
    </ErrorState>
  );
}

function ProgressFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="plans-failure">
      <p role="alert">
        Your progress couldn’t be loaded. {failureWords(error, "The server didn’t answer.")}
      </p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
