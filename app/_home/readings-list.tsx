"use client";

import { keepPreviousData, useInfiniteQuery, useMutationState } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { ErrorState } from "@/components/common/error-state";
import { useToday } from "@/components/common/use-today";
import { IntentLink } from "@/components/layout/intent-link";
import { dueReading, isReadToday } from "@/components/reading/due-reading";
import { PlanReadings } from "@/components/reading/plan-readings";
import { usePlanTicks } from "@/components/reading/plan-ticks";
import { formatDays } from "@/components/reading/reading-days";
import { useOfflineReadings } from "@/components/reading/use-offline-readings";
import { Progress } from "@/components/ui/progress";
import {
  pendingTicks,
  type StartedPlan,
  startedPlansOptions,
  type Tick,
} from "@/lib/reading-plans/client";
import { planHref, planReadingHref } from "@/lib/reading-plans/links";
import { isOfToday, MAX_LINES } from "@/lib/reading-plans/noted-readings";
import { withTicks } from "@/lib/reading-plans/plan-days";

/** Today's readings of all running plans, to open and to tick. */
export function ReadingsList() {
  const today = useToday();
  const started = useInfiniteQuery({
    ...startedPlansOptions(today ?? ""),
    enabled: today !== null,
    placeholderData: keepPreviousData,
  });
  const all = started.data?.pages.flatMap(({ items }) => items) ?? [];
  const ticks = useMutationState(pendingTicks);
  const plans = all
    .filter((plan) => today !== null && isOfToday(plan, today))
    .map((plan) => withPending(plan, ticks));
  useOfflineReadings(plans, today);

  if (today === null || started.isPending) {
    return (
      <p role="status" className="sr-only">
        Loading today’s readings
      </p>
    );
  }
  if (started.isError) {
    return (
      <ErrorState
        title="Today’s readings couldn’t be loaded."
        error={started.error}
        onRetry={() => void started.refetch()}
      >
        Your plans and the readings you checked off are kept.
      </ErrorState>
    );
  }
  return (
    <>
      <p role="status" className="today-done">
        {isAllDone(plans) && (
          <>
            <Check aria-hidden="true" />
            Done for today
          </>
        )}
      </p>
      {plans.map((plan) => (
        <PlanOfToday key={plan.id} plan={plan} today={today} />
      ))}
    </>
  );
}

/** The plan with what was ticked of today and is not confirmed yet. */
function withPending(plan: StartedPlan, ticks: readonly (Tick & { id: unknown })[]): StartedPlan {
  if (!plan.today) return plan;
  const own = ticks.filter(({ id }) => id === plan.id);
  return { ...plan, today: withTicks([plan.today], own)[0] ?? null };
}

/** True when something was to be read today, all of it is read, and nothing is due by heart. */
const isAllDone = (plans: readonly StartedPlan[]): boolean =>
  plans.some(({ today }) => today) &&
  plans.every(({ today }) => !today?.readings.some(({ done }) => !done)) &&
  !("learning" in document.documentElement.dataset);

function PlanOfToday({ plan, today }: { plan: StartedPlan; today: string }) {
  const { tick } = usePlanTicks(plan.id, today);
  const readings = plan.today?.readings ?? [];
  const isLong = readings.length > MAX_LINES;
  return (
    <article aria-label={plan.title} className="today-plan">
      <div className="today-plan-head">
        <h3>
          <IntentLink href={planHref(plan.id)}>{plan.title}</IntentLink>
        </h3>
        <p>{stateWords(plan)}</p>
        <Progress
          value={plan.progress}
          aria-label={`Progress of ${plan.title}`}
          aria-valuetext={`${plan.progress}%`}
        />
      </div>
      {plan.today ? (
        <PlanReadings
          planId={plan.id}
          readings={isLong ? readings.slice(0, MAX_LINES - 1) : readings}
          onTick={(places, done) => tick(plan, places, done)}
        />
      ) : (
        <NextReadings plan={plan} today={today} />
      )}
      {isLong && (
        <p className="today-line">
          <IntentLink href={planHref(plan.id)} className="link">
            {`${readings.length - MAX_LINES + 1} more readings`}
          </IntentLink>
        </p>
      )}
    </article>
  );
}

/** How today's part of a plan stands, in a few words. */
function stateWords(plan: StartedPlan): string {
  if (plan.status === "done") return "Finished";
  if (plan.missedDays > 0) return `${formatDays(plan.missedDays)} waiting`;
  if (isReadToday(plan)) return "Done";
  const left = plan.today?.readings.filter(({ done }) => !done) ?? [];
  const minutes = left.reduce((sum, reading) => sum + reading.minutes, 0);
  return minutes > 0 ? `${minutes}\u00a0min` : `${plan.progress}%`;
}

/** On a day without reading: what waits, or comes next. */
function NextReadings({ plan, today }: { plan: StartedPlan; today: string }) {
  const due = dueReading(plan, today);
  const [first, ...others] = due?.readings ?? [];
  if (!due || !first) return <p className="today-line">You have read everything in it.</p>;
  return (
    <p className="today-line">
      <span>
        {`${due.label}: `}
        <IntentLink href={planReadingHref(plan.id, first)} className="link">
          {first.reference}
        </IntentLink>
        {others.length > 0 && ` and ${others.length} more`}
      </span>
    </p>
  );
}
