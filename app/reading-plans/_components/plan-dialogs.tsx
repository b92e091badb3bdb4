"use client";

import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { DeleteDialog } from "@/components/common/delete-dialog";
import { Button, buttonVariants } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { toast } from "@/components/ui/use-toast";
import { countOf } from "@/lib/count-words";
import { formatDay } from "@/lib/day-words";
import {
  calendarHref,
  deletePlanMutation,
  type StartedPlanDetail,
} from "@/lib/reading-plans/client";
import { PLAN_DIALOGS } from "./plan-names";
import { usePlanChange } from "./plan-use-change";

interface DialogProps {
  plan: StartedPlanDetail;
  today: string;
  onClose: () => void;
  onRestarted: () => void;
  onDeleted: () => void;
}

/** The dialog of an open plan that the address names. */
export function PlanDialogs({
  name,
  ...props
}: DialogProps & { name: (typeof PLAN_DIALOGS)[keyof typeof PLAN_DIALOGS] }) {
  if (name === PLAN_DIALOGS.calendar) return <CalendarDialog {...props} />;
  return name === PLAN_DIALOGS.restart ? (
    <RestartDialog {...props} />
  ) : (
    <DeletePlanDialog {...props} />
  );
}

/** The plan as a calendar file, with an alarm on each day where one is wanted. */
function CalendarDialog({ plan, onClose }: DialogProps) {
  const [time, setTime] = useState("");
  const id = useId();
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="sm:max-w-lg">
        <DialogHeader>
          <DialogTitle>Add to calendar</DialogTitle>
          <DialogDescription>
            A file with each day’s reading, for any calendar program.
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <Label htmlFor={id}>Remind me at (optional)</Label>
          <Input
            id={id}
            type="time"
            value={time}
            onChange={({ target }) => setTime(target.value)}
            className="max-w-40"
          />
          <p className="mt-3 text-sm text-muted-foreground">
            The days are those of the plan as it is now. After a change, add the new file: it takes
            the place of the old one.
          </p>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Close
            </Button>
            <a
              href={calendarHref(plan.id, time || undefined)}
              download
              className={buttonVariants({ variant: "default" })}
            >
              Download calendar file
            </a>
          </DialogFooter>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function RestartDialog({ plan, today, onClose, onRestarted }: DialogProps) {
  const { pending, change } = usePlanChange(plan, today);
  const restart = () =>
    change("restart", ({ endsOn }) => {
      toast({ title: "The plan was restarted", description: `It ends on ${formatDay(endsOn)}.` });
      onRestarted();
    });
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent className="sm:max-w-lg">
        <DialogHeader>
          <DialogTitle>Restart this plan?</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <p>
            <b className="font-semibold">{plan.title}</b> starts over today
            {plan.doneCount > 0 &&
              `, and the marks on ${countOf(plan.doneCount, "reading")} are removed`}
            . Your reading history stays as it is.
          </p>
          <DialogFooter>
            <Button variant="outline" data-first-focus onClick={onClose}>
              Cancel
            </Button>
            <Button disabled={pending !== null} onClick={restart}>
              {pending ? "Restarting..." : "Restart plan"}
            </Button>
          </DialogFooter>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function DeletePlanDialog({ plan, onClose, onDeleted }: DialogProps) {
  const { mutateAsync } = useMutation(deletePlanMutation(plan.id));
  return (
    <DeleteDialog
      title="Delete this plan?"
      button="Delete plan"
      name={plan.title}
      failure="The plan couldn’t be deleted"
      remove={async () => void (await mutateAsync())}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <p>
        <b className="font-semibold">{plan.title}</b> will be deleted
        {plan.doneCount > 0 && ` with the marks on ${countOf(plan.doneCount, "reading")}`}. This
        can’t be undone. Your reading history stays as it is.
      </p>
    </DeleteDialog>
  );
}
