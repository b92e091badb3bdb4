"use client";

import { CalendarPlus, Pause, Play, Printer, RotateCcw, Trash2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { closeHash, onHashChange, openHash, useHash } from "@/components/common/item-address";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import type { StartedPlanDetail } from "@/lib/reading-plans/client";
import { whenConnected } from "@/lib/site/when-connected";
import { focusNow, PLAN_DIALOGS } from "./plan-names";
import { usePlanChange } from "./plan-use-change";

const loadDialogs = () => import("./plan-dialogs");
const PlanDialogs = lazy(() =>
  whenConnected(loadDialogs).then((module) => ({ default: module.PlanDialogs })),
);
const warmUp = () => void loadDialogs().catch(() => {});

/** What can be done with the plan as a whole. */
export function PlanActions({
  plan,
  today,
  onDeleted,
}: {
  plan: StartedPlanDetail;
  today: string;
  onDeleted: () => void;
}) {
  const { pending, change } = usePlanChange(plan, today);
  const open = useHash();
  const isStopped = plan.status === "stopped";
  const dialog = Object.values(PLAN_DIALOGS).find((name) => name === open);

  const stopOrResume = () =>
    change(isStopped ? "resume" : "stop", () =>
      toast({ title: isStopped ? "The plan was resumed" : "The plan was stopped" }),
    );

  const opener = (name: string) => ({
    "aria-haspopup": "dialog" as const,
    variant: "ghost" as const,
    size: "sm" as const,
    onPointerEnter: warmUp,
    onFocus: warmUp,
    onClick: () => openHash(name),
  });
  return (
    <fieldset className="open-plan-actions no-print">
      <legend className="sr-only">This plan</legend>
      <Button {...opener(PLAN_DIALOGS.calendar)}>
        <CalendarPlus aria-hidden="true" />
        Add to calendar
      </Button>
      <Button variant="ghost" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print
      </Button>
      {plan.status !== "done" && (
        <Button variant="ghost" size="sm" aria-disabled={pending !== null} onClick={stopOrResume}>
          {isStopped ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          {isStopped ? "Resume" : "Stop"}
        </Button>
      )}
      <Button {...opener(PLAN_DIALOGS.restart)}>
        <RotateCcw aria-hidden="true" />
        Restart
      </Button>
      <Button {...opener(PLAN_DIALOGS.remove)}>
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
      {dialog && (
        <Suspense>
          <PlanDialogs
            name={dialog}
            plan={plan}
            today={today}
            onClose={closeHash}
            onRestarted={() => {
              // Once the dialog has closed and given the focus back, maybe to what is no longer
              // there.
              const end = onHashChange(() => {
                end();
                focusNow();
              });
              closeHash();
            }}
            onDeleted={onDeleted}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
