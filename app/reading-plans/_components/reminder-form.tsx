"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useOnce } from "@/components/common/use-once";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { toast } from "@/components/ui/use-toast";
import { fieldErrors } from "@/lib/http/field-errors";
import { failureWords } from "@/lib/http/write";
import { deleteReminder, type Reminder, setReminder } from "@/lib/reading-plans/client";
import { EVERY_DAY } from "@/lib/reading-plans/constants";
import { WeekdayChoice } from "./weekday-choice";

/** Before anybody has chosen: early, before the day fills up. */
const USUAL_TIME = "07:00";

/** The zone the visitor's device is in; null where the browser does not say. */
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
  const client = useQueryClient();
  const [time, setTime] = useState(reminder?.time ?? USUAL_TIME);
  const [weekdays, setWeekdays] = useState<number[]>(reminder?.weekdays ?? [...EVERY_DAY]);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const turnOff = useRef<HTMLButtonElement>(null);

  const write = useOnce(async (task: () => Promise<void>, done: string, failed: string) => {
    setIsBusy(true);
    try {
      await task();
      toast({ title: done });
      onWritten();
    } catch (error) {
      setWrong(fieldErrors(error));
      toast({
        variant: "destructive",
        title: failed,
        description: failureWords(error, "Please try again."),
      });
    } finally {
      setIsBusy(false);
    }
  });

  function save(event: FormEvent) {
    event.preventDefault();
    const found = {
      ...(time === "" ? { time: "Choose a time." } : {}),
      ...(weekdays.length === 0 ? { weekdays: "Choose at least one day of the week." } : {}),
    };
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    void write(
      () => setReminder(client, { time, weekdays, timeZone: timeZone() }),
      reminder ? "Reminder changed" : "Reminder is on",
      "The reminder could not be saved",
    );
  }

  function keep() {
    flushSync(() => setIsAsking(false));
    turnOff.current?.focus();
  }

  return (
    <form noValidate onSubmit={save} className="plans-form reminder-form">
      <div className="reminder-when">
        <Field label="Time" error={wrong.time}>
          {(field) => (
            <input
              {...field}
              type="time"
              value={time}
              onChange={(event) => setTime(event.target.value)}
              className="field-input"
            />
          )}
        </Field>
        <WeekdayChoice
          legend="Remind me on"
          chosen={weekdays}
          onChange={setWeekdays}
          error={wrong.weekdays}
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
            onKeep={keep}
            onTurnOff={() =>
              void write(
                () => deleteReminder(client),
                "Reminder is off",
                "The reminder could not be turned off",
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
