"use client";

import { useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { Controller, useForm } from "react-hook-form";
import { useOnce } from "@/components/common/use-once";
import { usePageTitle } from "@/components/common/use-page-title";
import { useToday } from "@/components/common/use-today";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { toast } from "@/components/ui/use-toast";
import { isCalendarDay } from "@/lib/calendar-days";
import { fieldErrors } from "@/lib/http/field-errors";
import { failureWords } from "@/lib/http/write";
import { startPlan } from "@/lib/reading-plans/client";
import { EVERY_DAY, MAX_PLAN_DAYS } from "@/lib/reading-plans/constants";
import { BookChoice } from "./book-choice";
import { OwnPlanPreview, useOwnPreview } from "./own-plan-preview";
import { LIST_HREF, openPlan } from "./use-plans-address";
import { WeekdayChoice } from "./weekday-choice";

export interface OwnPlan {
  title: string;
  /** OSIS ids in canonical order. */
  books: string[];
  /** Calendar days, as typed. */
  days: string;
  weekdays: number[];
  start: string;
}

const FIELDS = ["title", "books", "days", "weekdays", "start"] as const;

/** Makes a plan of the visitor's own and starts it, with a view of what it would be; keeps what was put in when it could not be started. */
export function OwnPlanForm({ onClose }: { onClose: () => void }) {
  const today = useToday();
  usePageTitle("Make your own plan");
  // The form begins with the visitor's day, which is known as soon as the page runs.
  return today === null ? null : <OwnPlanFields today={today} onClose={onClose} />;
}

function OwnPlanFields({ today, onClose }: { today: string; onClose: () => void }) {
  const client = useQueryClient();
  const { register, control, watch, handleSubmit, setError, formState } = useForm<OwnPlan>({
    defaultValues: { title: "", books: [], days: "30", weekdays: [...EVERY_DAY], start: today },
  });
  const preview = useOwnPreview(watch());
  const refused = fieldErrors(preview.error);
  /** What is wrong with a field: our own words after a submit, else what the server says of the preview. */
  const wrong = (field: (typeof FIELDS)[number]) =>
    formState.errors[field]?.message ?? refused[field];

  const start = useOnce(async ({ title, books, days, weekdays, start: first }: OwnPlan) => {
    try {
      const started = await startPlan(client, {
        own: { books, days: Number(days), ...(title.trim() ? { title: title.trim() } : {}) },
        start: first,
        weekdays,
        today,
      });
      openPlan(started.id, "replace");
      toast({ title: "Plan started", description: started.title });
    } catch (error) {
      const named = fieldErrors(error);
      for (const field of FIELDS) if (named[field]) setError(field, { message: named[field] });
      toast({
        variant: "destructive",
        title: "The plan could not be started",
        description: failureWords(error, "Please try again."),
      });
    }
  });

  function back(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onClose();
  }

  return (
    <section aria-labelledby="own-plan-title" className="own-plan">
      <a href={LIST_HREF} onClick={back} className="plans-back">
        <ArrowLeft aria-hidden="true" />
        All plans
      </a>
      <h2 id="own-plan-title">Make your own plan</h2>
      <form noValidate onSubmit={handleSubmit(start)} className="plans-form">
        <Field label="Name" hint="Optional, for example Luke and Acts." error={wrong("title")}>
          {(field) => (
            <input
              {...field}
              {...register("title")}
              maxLength={200}
              autoComplete="off"
              className="field-input"
            />
          )}
        </Field>
        <Controller
          control={control}
          name="books"
          rules={{ validate: (books) => books.length > 0 || "Choose at least one book." }}
          render={({ field: { value, onChange } }) => (
            <BookChoice chosen={value} onChange={onChange} error={wrong("books")} />
          )}
        />
        <div className="own-when">
          <Field
            label="Days from first to last"
            hint={`Calendar days, at most ${MAX_PLAN_DAYS}.`}
            error={wrong("days")}
          >
            {(field) => (
              <input
                {...field}
                {...register("days", {
                  validate: (days) => /^[1-9]\d{0,3}$/.test(days.trim()) || "Choose how many days.",
                })}
                inputMode="numeric"
                autoComplete="off"
                className="field-input"
              />
            )}
          </Field>
          <Field label="First day" error={wrong("start")}>
            {(field) => (
              <input
                {...field}
                {...register("start", {
                  validate: (day) => isCalendarDay(day) || "Choose a day.",
                })}
                type="date"
                className="field-input"
              />
            )}
          </Field>
        </div>
        <Controller
          control={control}
          name="weekdays"
          rules={{ validate: (days) => days.length > 0 || "Choose at least one day of the week." }}
          render={({ field: { value, onChange } }) => (
            <WeekdayChoice
              legend="Days for reading"
              chosen={value}
              onChange={onChange}
              error={wrong("weekdays")}
            />
          )}
        />
        <OwnPlanPreview preview={preview} />
        <div className="plans-form-foot">
          <Button type="submit" disabled={formState.isSubmitting}>
            {formState.isSubmitting ? "Starting..." : "Start Plan"}
          </Button>
        </div>
      </form>
    </section>
  );
}
