"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { reportPlanFailure } from "@/components/reading/plan-ticks";
import { changePlanMutation, type StartedPlan } from "@/lib/reading-plans/client";
import type { PLAN_ACTIONS } from "@/lib/reading-plans/constants";

type Action = (typeof PLAN_ACTIONS)[number];

/**
 * Changes a plan as a whole, one change at a time: a second press while one is under way does
 * nothing. `onChanged` gets the plan as it then is, once it is shown; a failure is reported.
 */
export function usePlanChange({ id, version }: Pick<StartedPlan, "id" | "version">, today: string) {
  const client = useQueryClient();
  const options = changePlanMutation(id);
  const { mutate, isPending, variables } = useMutation({
    ...options,
    onError: (error) => reportPlanFailure(error, "The plan couldn’t be changed"),
  });

  function change(action: Action, onChanged?: (plan: StartedPlan) => void) {
    if (client.isMutating({ mutationKey: options.mutationKey }) > 0) return;
    mutate({ action, version, today }, onChanged ? { onSuccess: onChanged } : {});
  }
  return { pending: isPending ? variables.action : null, change } as const;
}
