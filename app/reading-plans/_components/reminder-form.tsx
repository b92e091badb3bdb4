"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Controller, useForm } from "react-hook-form";
import { useOnce } from "@/components/common/use-once";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { failureWords } from "@/lib/http/failure-words";
import { fieldErrors } from "@/lib/http/field-errors";
import { EVERY_DAY } from "@/lib/reading-plans/constants";
import { type ReminderForm as ReminderValues, reminderForm } from "@/lib/reading-plans/forms";
import {
  deleteReminderMutation,
  type Reminder,
  setReminderMutation,
} from "@/lib/reading-plans/reminders/client";
import { WeekdayChoice } from "./weekday-choice";

const FIELDS = ["time", "weekdays"] as const;

/** Before anybody has chosen: early, before the day fills up. */
const USUAL_TIME = "07:00";

/** The zone the visitor's device is in; null where the browser does not know. */
function timeZone(): string | null {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || null;
}

/** Time and days of the reminder; turns it on, changes it and turns it off. */
export function ReminderForm({
  reminder,
  onWritten,
}: {
  reminder: Reminder["reminder"] | null;
  onWritten: () => void;
}) {
  const { register, control, handleSubmit, setError, formState } = useForm<ReminderValues>({
    resolver: zodResolver(reminderForm),
    defaultValues: {
      time: reminder?.time ?? USUAL_TIME,
      weekdays: reminder?.weekdays ?? [...EVERY_DAY],
    },
  });
  const { errors } = formState;
  const [isAsking, setIsAsking] = useState(false);
  const turnOff = useRef<HTMLButtonElement>(null);
  const set = useMutation(setReminderMutation);
  const remove = useMutation(deleteReminderMutation);
  const isBusy = set.isPending || remove.isPending;

  const write = useOnce(async (task: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await task();
      toast({ title: done });
      onWritten();
    } catch (error) {
      const named = fieldErrors(error);
      for (const field of FIELDS) if (named[field]) setError(field, { message: named[field] });
      toast({
        variant: "destructive",
        title: failed,
        description: failureWords(error, "Please try again."),
      });
    }
  });

  const save = (values: ReminderValues) =>
    write(
      () => set.mutateAsync({ ...values, timeZone: timeZone() }),
      reminder ? "Reminder changed" : "Reminder is on",
      "The reminder couldn’t be saved",
    );

  function dismiss() {
    flushSync(() => setIsAsking(false));
    turnOff.current?.focus();
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} className="plans-form reminder-form">
      <div className="reminder-when">
        <Field label="Time" error={errors.time?.message}>
          {(field) => <Input {...field} {...register("time")} type="time" className="max-w-56" />}
        </Field>
        <Controller
          control={control}
          name="weekdays"
          render={({ field: { value, onChange } }) => (
            <WeekdayChoice
              legend="Remind me on"
              chosen={value}
              onChange={onChange}
              error={errors.weekdays?.message}
            />
          )}
        />
      </div>
      <div className="reminder-actions">
        <Button type="submit" variant={reminder ? "outline" : "default"} disabled={isBusy}>
          {reminder ? "Save changes" : "Turn on the reminder"}
        </Button>
        {reminder && !isAsking && (
          <Button ref={turnOff} variant="ghost" disabled={isBusy} onClick={() => setIsAsking(true)}>
            Turn off
          </Button>
        )}
        {isAsking && (
          <TurnOff
            isBusy={isBusy}
            onKeep={dismiss}
            onTurnOff={() =>
              void write(
                () => remove.mutateAsync(),
                "Reminder is off",
                "The reminder couldn’t be turned off",
              )
            }
          />
        )}
      </div>
    </form>
  );
}

/** Asks before the address ends for good. */
function TurnOff({
  isBusy,
  onKeep,
  onTurnOff,
}: {
  isBusy: boolean;
  onKeep: () => void;
  onTurnOff: () => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a question with its two answers is no fieldset
    <div role="group" aria-label="Turn off the reminder?" className="reminder-off">
      <p>The address below stops working for good; a new reminder gets a new one.</p>
      <Button autoFocus variant="outline" disabled={isBusy} onClick={onKeep}>
        Keep it
      </Button>
      <Button variant="destructive" disabled={isBusy} onClick={onTurnOff}>
        Turn off for good
      </Button>
    </div>
  );
}
