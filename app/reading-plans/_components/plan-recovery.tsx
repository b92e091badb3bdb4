"use client";

import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { countOf } from "@/lib/count-words";
import { formatDay } from "@/lib/day-words";
import type { StartedPlanDetail } from "@/lib/reading-plans/client";
import type { RECOVERIES } from "@/lib/reading-plans/constants";
import { focusNow } from "./plan-names";
import { usePlanChange } from "./plan-use-change";

const WAYS: Record<
  (typeof RECOVERIES)[number],
  { label: string; pending: string; text: string; done: string }
> = {
  catchUp: {
    label: "Catch up",
    pending: "Catching up...",
    text: "Two days of the plan at a time until you’ve caught up.",
    done: "You’re catching up",
  },
  repace: {
    label: "Re-pace",
    pending: "Re-pacing...",
    text: "What’s left is spread evenly over the remaining days.",
    done: "The plan was re-paced",
  },
  extend: {
    label: "Extend",
    pending: "Extending...",
    text: "Every day stays as long as it was, and the plan takes longer.",
    done: "The plan was extended",
  },
};
const ORDER = ["catchUp", "repace", "extend"] as const;

/**
 * Days that passed without their reading, and three ways to let the plan adjust, each with where it
 * would lead.
 */
export function PlanRecovery({ plan, today }: { plan: StartedPlanDetail; today: string }) {
  const { pending, change } = usePlanChange(plan, today);
  const { recovery, missedDays, missedCount } = plan;
  if (!recovery || missedCount === 0 || plan.status !== "active") return null;

  const recover = (way: (typeof ORDER)[number]) =>
    change(way, ({ today: day, endsOn }) => {
      const now = day?.readings.map(({ reference }) => reference).join("; ");
      toast({
        title: WAYS[way].done,
        description: `It ends on ${formatDay(endsOn)}. ${now ? `Today: ${now}.` : "Today is free."}`,
      });
      focusNow();
    });

  return (
    <section aria-labelledby="plan-waiting" className="plan-waiting no-print">
      <h3 id="plan-waiting">{`${countOf(missedDays, "day")} ${missedDays === 1 ? "is" : "are"} waiting`}</h3>
      <p>
        {`${countOf(missedCount, "earlier reading")} ${missedCount === 1 ? "hasn’t" : "haven’t"} been read yet. That’s fine: read on from any day, or let the plan adjust.`}
      </p>
      <ul>
        {ORDER.map((way) => {
          const { label, text } = WAYS[way];
          const outlook = recovery[way];
          return (
            <li key={way}>
              <div id={`plan-${way}`}>
                <p>{text}</p>
                {outlook ? (
                  <p>
                    <span>
                      Ends <b>{formatDay(outlook.endsOn)}</b>
                    </span>{" "}
                    <span>
                      Longest day <b>{`${outlook.minutesADay} min`}</b>
                    </span>
                  </p>
                ) : (
                  <p>
                    <span>The plan’s last day has passed, so no days remain.</span>
                  </p>
                )}
              </div>
              <Button
                variant="outline"
                aria-describedby={`plan-${way}`}
                disabled={!outlook || pending !== null}
                onClick={() => recover(way)}
              >
                {pending === way ? WAYS[way].pending : label}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
