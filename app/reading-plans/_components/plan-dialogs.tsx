"use client";

import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { DeleteDialog } from "@/components/common/delete-dialog";
import { Button, buttonVariants } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
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
    <Modal
      isOpen
      onClose={onClose}
      title="Add to calendar"
      description="A file with each day’s reading, for any calendar program."
      className="sm:max-w-lg"
    >
      <label htmlFor={id} className="block text-sm font-medium">
        Remind me at (optional)
      </label>
      <input
        id={id}
        type="time"
        value={time}
        onChange={({ target }) => setTime(target.value)}
        className="mt-1.5 h-11 rounded-md border border-input bg-card px-3"
      />
      <p className="mt-3 text-sm text-muted-foreground">
        The days are those of the plan as it stands. After a change, add the new file: it takes the
        place of the old one.
      </p>
      <div className="mt-6 flex justify-end gap-2">
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
      </div>
    </Modal>
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
    <Modal isOpen onClose={onClose} title="Restart this plan?" className="sm:max-w-lg">
      <p>
        <b className="font-semibold">{plan.title}</b> starts over today
        {plan.doneCount > 0 &&
          `, and the marks on ${countOf(plan.doneCount, "reading")} are removed`}
        . Your reading history stays as it is.
      </p>
      <div className="mt-6 flex justify-end gap-2">
        <Button variant="outline" data-first-focus onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={pending !== null} onClick={restart}>
          {pending ? "Restarting..." : "Restart plan"}
        </Button>
      </div>
    </Modal>
  );
}

function DeletePlanDialog({ plan, onClose, onDeleted }: DialogProps) {
  const { mutateAsync } = useMutation(deletePlanMutation(plan.id));
  return (
    <DeleteDialog
      title="Delete this plan?"
      button="Delete plan"
      name={plan.title}
      failure="The plan could not be deleted"
      remove={async () => void (await mutateAsync())}
      onClose={onClose}
      onDeleted={onDeleted}
    >
      <p>
        <b className="font-semibold">{plan.title}</b> will be deleted
        {plan.doneCount > 0 && ` with the marks on ${countOf(plan.doneCount, "reading")}`}. This
        cannot be undone. Your reading history stays as it is.
      </p>
    </DeleteDialog>
  );
}
