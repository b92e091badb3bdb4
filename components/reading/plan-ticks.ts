"use client";

import { useMutation, useMutationState } from "@tanstack/react-query";
import { toast } from "@/components/ui/use-toast";
import { failureWords } from "@/lib/http/failure-words";
import { isConflict } from "@/lib/http/write";
import { type StartedPlan, type Tick, tickKey, tickMutation } from "@/lib/reading-plans/client";

/** Reports why a plan was not changed; it is shown as it is now. */
export function reportPlanFailure(error: unknown, title: string): void {
  if (isConflict(error)) {
    toast({
      title: "This plan was changed elsewhere",
      description: "It is shown as it is now. Please check it and try again.",
    });
    return;
  }
  toast({
    variant: "destructive",
    title,
    description: failureWords(error, "The server didn’t answer. Please try again."),
  });
}

/**
 * A way to tick or untick readings of a plan by their numbers, and the ticks that the server has
 * not confirmed yet, which everything that shows the plan shows as done.
 */
export function usePlanTicks(id: string, today: string | null) {
  const { mutate } = useMutation({
    ...tickMutation(id),
    onError: (error) => reportPlanFailure(error, "The reading couldn’t be marked"),
  });
  const unconfirmed = useMutationState({
    filters: { mutationKey: tickKey(id), status: "pending" },
    select: ({ state }) => state.variables as Tick,
  });

  function tick(
    { version }: Pick<StartedPlan, "version">,
    readings: readonly number[],
    done: boolean,
  ) {
    if (today !== null && readings.length > 0) mutate({ readings, done, version, today });
  }
  return { unconfirmed, tick } as const;
}
