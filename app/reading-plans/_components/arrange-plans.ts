import type { ReadingPlan, StartedPlan } from "@/lib/reading-plans/client";

export interface ArrangedPlans {
  /** The plans of the list in their order, each with the visitor's run of it. */
  listed: { plan: ReadingPlan; started: StartedPlan | null }[];
  /**
   * Every other started plan: own ones, earlier runs, and those whose plan is no longer in the
   * list. Those that are read come first, the newest before.
   */
  others: StartedPlan[];
}

/** What is being read stands before what is over. */
const RANK: Record<StartedPlan["status"], number> = { active: 0, upcoming: 0, done: 1, stopped: 2 };

/**
 * Gives each plan of the list the run of it that counts, the newest that is not stopped, else the
 * newest, and keeps the rest apart, so that every started plan (`started`, newest first) stands in
 * one place.
 */
export function arrangePlans(
  plans: readonly ReadingPlan[],
  started: readonly StartedPlan[],
): ArrangedPlans {
  const listed = plans.map((plan) => {
    const runs = started.filter(({ planId }) => planId === plan.id);
    return { plan, started: runs.find(({ status }) => status !== "stopped") ?? runs[0] ?? null };
  });
  const taken = new Set(listed.map((entry) => entry.started));
  const others = started.filter((run) => !taken.has(run));
  return { listed, others: others.sort((a, b) => RANK[a.status] - RANK[b.status]) };
}
