import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { ListPage } from "@/lib/http/request";
import { type StartedPlan, startedPlansOptions, startPlan } from "@/lib/reading-plans/client";

/** One start at a time in all tabs of the browser, where it has locks. */
function alone<Result>(task: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return task();
  return navigator.locks.request("truth-uncovered-start-plan", task) as Promise<Result>;
}

/**
 * Starts a plan of the list, unless the visitor is reading it already, in this tab or another: then it gives that one back with `isNew` false.
 * Throws like apiGet and startPlan.
 */
export function startListedPlan(
  client: QueryClient,
  choice: { planId: string; start: string; weekdays: readonly number[]; today: string },
): Promise<{ started: StartedPlan; isNew: boolean }> {
  return alone(async () => {
    const { pages }: InfiniteData<ListPage<StartedPlan>> = await client.fetchInfiniteQuery({
      ...startedPlansOptions(choice.today),
      staleTime: 0,
    });
    const running = pages
      .flatMap(({ items }) => items)
      .find(
        ({ planId, status }) =>
          planId === choice.planId && (status === "active" || status === "upcoming"),
      );
    if (running) return { started: running, isNew: false };
    return { started: await startPlan(client, choice), isNew: true };
  });
}
