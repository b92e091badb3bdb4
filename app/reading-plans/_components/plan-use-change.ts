"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { tellPlanFailure, ticksSent } from "@/components/reading/plan-ticks";
import { changePlan, type StartedPlan } from "@/lib/reading-plans/client";
import type { PLAN_ACTIONS } from "@/lib/reading-plans/constants";

type Action = (typeof PLAN_ACTIONS)[number];

/**
 * Changes a plan as a whole, one change at a time: a second press while one is under way does nothing. `change` gives the plan as it then is, or null
 * when nothing was changed, which the visitor has been told.
 */
export function usePlanChange(plan: Pick<StartedPlan, "id" | "version">, today: string) {
  const client = useQueryClient();
  const isRunning = useRef(false);
  const [pending, setPending] = useState<Action | null>(null);

  async function change(action: Action): Promise<StartedPlan | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setPending(action);
    try {
      await ticksSent(plan.id);
      return await changePlan(client, plan, action, today);
    } catch (error) {
      tellPlanFailure(error, "The plan could not be changed");
      return null;
    } finally {
      isRunning.current = false;
      setPending(null);
    }
  }
  return { pending, change } as const;
}
