"use client";

import { useId } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { WEEKDAYS } from "@/lib/day-words";

/** Days of the week to choose from, as numbers from 0 for Sunday, in order. */
export function WeekdayChoice({
  legend,
  chosen,
  onChange,
  error,
}: {
  legend: string;
  chosen: readonly number[];
  onChange: (weekdays: number[]) => void;
  error?: string | undefined;
}) {
  const id = useId();
  function toggle(day: number, isOn: boolean) {
    const days = isOn ? [...chosen, day] : chosen.filter((other) => other !== day);
    onChange(days.sort((a, b) => a - b));
  }
  return (
    <fieldset className="field" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{legend}</legend>
      <div className="weekday-choice">
        {WEEKDAYS.map((name, day) => (
          <label key={name}>
            <Checkbox
              variant="unstyled"
              aria-label={name}
              checked={chosen.includes(day)}
              onCheckedChange={(isOn) => toggle(day, isOn)}
              className="size-full"
            />
            <span aria-hidden="true">{name.slice(0, 3)}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} words={error} />
    </fieldset>
  );
}
